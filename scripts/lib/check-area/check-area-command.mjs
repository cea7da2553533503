import { resolve } from 'node:path';
import { readOptions } from '../../../packages/testing/check/command/options.mjs';
import { CheckError } from '../../../packages/testing/check/command/words.mjs';
import { ensureBuilt } from '../build.mjs';
import { ensureBrowser } from '../find-browser.mjs';
import { ensureInstalled } from '../install.mjs';
import { project } from '../project.mjs';
import { endWith, PlainError } from '../say.mjs';

const command = 'npm run check-area --';

const noBrowser = { en: 'The area was not opened: there is no browser.', zh: '未打开该模块：没有浏览器。' };

/** npm runs the command in the folder of the project: a path counts from where the person is. */
const fromHere = (target) => (/^https?:\/\//.test(target) ? target : resolve(process.env.INIT_CWD ?? project, target));

/** @returns {ReturnType<typeof readOptions> | null} null for wrong use, which has then been said */
function optionsOf(args) {
  try {
    return readOptions(args, command);
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    console.error(error.message);
    return null;
  }
}

/**
 * Checks an area in a portal that is started for it, or in one that runs.
 *
 * @param {string[]} args a folder or the address of a manifest.json, and options
 */
export function checkAreaCommand(args) {
  return endWith(async () => {
    const options = optionsOf(args);
    if (!options) return 2;
    await ensureInstalled();
    const { runCheck } = await import('../../../packages/testing/check/command/run-check.mjs');
    const { portalFacts } = await import('../packages/portal-facts.mjs');
    const { isPortals, startSmallPortal } = await import('./start-small-portal.mjs');
    const { launch } = await import('puppeteer');
    const given = args.map((word) => (word === options.target ? fromHere(word) : word));
    return runCheck(given, {
      command,
      facts: portalFacts,
      launch: async () => {
        const executablePath = await ensureBrowser({ lightFirst: true });
        if (!executablePath) throw new PlainError(noBrowser);
        return launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
      },
      startPortal: async (target, manifest) => {
        // What a program reads is the report alone.
        await ensureBuilt({ stdio: options.json ? ['ignore', 2, 'inherit'] : 'inherit' });
        return startSmallPortal(target, manifest);
      },
      isPortals,
      print: (line) => console.log(line),
    });
  });
}
