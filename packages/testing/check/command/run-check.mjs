import { signIn } from '../../puppeteer.mjs';
import { checkArea } from '../index.mjs';
import { judgeManifest } from '../manifest/judge-manifest.mjs';
import { unlistedIn, unlistedNote, weighUnlisted } from '../manifest/unlisted.mjs';
import { readOptions } from './options.mjs';
import { readTarget } from './read-target.mjs';
import { measuresOf, reportJson, reportLines } from './report.mjs';
import { serveFolder } from './serve-folder.mjs';
import { CheckError } from './words.mjs';

/**
 * Where an area can be looked at.
 *
 * @typedef {object} Place
 * @property {string} origin of the portal
 * @property {string} account who holds the product, and may override modules where `laidOver` is given
 * @property {string} password
 * @property {string | null} laidOver address of a manifest.json that is laid over the portal
 * @property {() => Promise<void>} close
 */

/**
 * What the command needs of its surroundings.
 *
 * @typedef {object} World
 * @property {string} command how it is called
 * @property {() => Promise<import('../manifest/judge-manifest.mjs').PortalFacts>} facts
 * @property {() => Promise<import('puppeteer').Browser>} launch
 * @property {((target: import('./read-target.mjs').Target, manifest: any) => Promise<Place>) | null} startPortal null where
 * only a portal that runs can be asked
 * @property {(folder: string | null) => boolean} isPortals whether a folder holds the source of an area that the portal has itself
 * @property {(line: string) => void} print
 */

/** An area in a portal that runs: laid over it by an override. */
async function placeAt(portal, port, { folder, address }) {
  const { ACCOUNT: account = 'developer', PASSWORD: password = 'Portal-2026-dev' } = process.env;
  const served = folder ? await serveFolder(folder, { portal, port }) : null;
  const laidOver = served ? `${served.origin}/manifest.json` : address;
  return { origin: portal, account, password, laidOver, close: async () => served?.close() };
}

const needsPortal = {
  en: 'Name a portal that runs: --portal http://127.0.0.1:8080.',
  zh: '请指明运行中的门户：--portal http://127.0.0.1:8080。',
};

/** Signs in, and lays the area over the portal for all windows that follow. @returns what opens a window */
async function enter(browser, { origin, account, password, laidOver }, module) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await signIn(page, { portal: origin, account, password }).catch(() => {
    throw new CheckError({
      en: `${origin} did not let ${account} in: see that it runs, and name the account by ACCOUNT and PASSWORD.`,
      zh: `${account} 无法登录 ${origin}：请确认门户正在运行，并用 ACCOUNT 与 PASSWORD 指明账号。`,
    });
  });
  if (laidOver) {
    const map = encodeURIComponent(JSON.stringify({ imports: { [module]: laidOver } }));
    await page.goto(`${origin}/about?imo=${map}`);
    const isTaken = await page
      .waitForFunction(
        (key) => localStorage.getItem(key) !== null,
        { timeout: 10_000 },
        `import-map-override:${module}`,
      )
      .then(() => true)
      .catch(() => false);
    if (!isTaken)
      throw new CheckError({
        en: `${origin} refuses the area from ${new URL(laidOver).origin}: ${account} needs the role developer, and the portal PORTAL_OVERRIDE_ORIGINS=${new URL(laidOver).origin}.`,
        zh: `${origin} 拒绝来自 ${new URL(laidOver).origin} 的模块：${account} 需有 developer 角色，门户需设置 PORTAL_OVERRIDE_ORIGINS=${new URL(laidOver).origin}。`,
      });
  }
  await page.close();
  return () => context.newPage();
}

/** Opens the area in a portal, and looks at it. */
async function look(world, options, target, { manifest, unlisted }) {
  const { portal, port, rounds, budget, patience } = options;
  if (!portal && !world.startPortal) throw new CheckError(needsPortal, 2);
  const place = portal ? await placeAt(portal, port, target) : await world.startPortal(target, manifest);
  try {
    const browser = await world.launch();
    try {
      const newPage = await enter(browser, place, `@portal/area-${manifest.path.slice(1)}`);
      return await checkArea(newPage, {
        origin: place.origin,
        path: manifest.path,
        rounds,
        patience,
        budget,
        unlisted: await weighUnlisted(target.folder ?? '', unlisted),
      });
    } finally {
      await browser.close();
    }
  } finally {
    await place.close();
  }
}

/**
 * Checks an area, and prints what is wrong with it.
 *
 * @param {string[]} args of the command line
 * @param {World} world
 * @returns {Promise<0 | 1 | 2>} 0 where nothing is wrong, 1 where something is or it could not be looked at, 2 for wrong use
 */
export async function runCheck(args, world) {
  try {
    const options = readOptions(args, world.command);
    const target = await readTarget(options.target);
    const files = world.isPortals(target.folder) ? null : target.files;
    const { manifest, findings: ofManifest } = judgeManifest(target.text, await world.facts(), files);
    const unlisted = manifest && files ? unlistedIn(manifest, files) : [];
    const seen = ofManifest.length === 0 ? await look(world, options, target, { manifest, unlisted }) : null;
    const findings = [...ofManifest, ...(seen?.findings ?? [])];
    const name = manifest ? `@portal/area-${manifest.path.slice(1)}` : options.target;
    const measures = seen && measuresOf(seen.measured);
    const checked = { name, findings, notes: unlistedNote(unlisted), measures, budget: options.budget };
    for (const line of options.json ? [reportJson(checked)] : reportLines(checked)) world.print(line);
    return findings.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CheckError)) throw error;
    console.error(error.message);
    return error.code;
  }
}
