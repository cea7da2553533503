import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../build.mjs';
import { ensureBrowser } from '../find-browser.mjs';
import { ensureInstalled } from '../install.mjs';
import { project } from '../project.mjs';
import { endWith, PlainError } from '../say.mjs';
import { runJest } from './run-jest.mjs';

export const smokeFolder = 'tests/smoke';

/** @returns {string[]} the suites, as paths from the project's folder */
export const smokeSuites = () =>
  readdirSync(join(project, smokeFolder))
    .filter((file) => file.endsWith('.smoke.ts'))
    .map((file) => `${smokeFolder}/${file}`);

/**
 * Runs smoke suites alone, against what is built now.
 * @param {string[]} names parts of file names; none means all suites
 */
export function runSmoke(names) {
  return endWith(async () => {
    const files = smokeSuites().filter(
      (path) => names.length === 0 || names.some((name) => path.slice(smokeFolder.length).includes(name)),
    );
    if (files.length === 0) {
      throw new PlainError({
        en: `No smoke suite is called ${names.join(' or ')}: see tests/smoke.`,
        zh: `没有名为 ${names.join('、')} 的冒烟测试:请查看 tests/smoke。`,
      });
    }
    await ensureInstalled();
    const browser = await ensureBrowser({ lightFirst: true });
    if (!browser) return 1;
    await ensureBuilt();
    const { passed, failed, skipped } = await runJest({ name: 'smoke', files, env: { CHROME_PATH: browser } });
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
    return failed === 0 ? 0 : 1;
  });
}
