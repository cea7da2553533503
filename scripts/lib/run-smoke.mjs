import { ensureBuilt } from './build.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { runVitest } from './run-vitest.mjs';
import { endWith, PlainError } from './say.mjs';

/**
 * Runs smoke suites alone, against what is built now.
 * @param {string[]} names parts of file names; none means all suites
 */
export function runSmoke(names) {
  return endWith(async () => {
    await ensureInstalled();
    const browser = await ensureBrowser();
    if (!browser) return 1;
    await ensureBuilt();
    const { passed, failed, skipped } = await runVitest({
      name: 'smoke',
      filters: names,
      env: { CHROME_PATH: browser },
    });
    if (passed + failed + skipped === 0) {
      throw new PlainError({
        en: `No smoke suite is called ${names.join(' or ')}: see tests/smoke.`,
        zh: `没有名为 ${names.join('、')} 的冒烟测试:请查看 tests/smoke。`,
      });
    }
    return failed === 0 ? 0 : 1;
  });
}
