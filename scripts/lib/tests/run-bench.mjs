import { ensureBuilt } from '../build.mjs';
import { ensureBrowser } from '../find-browser.mjs';
import { ensureInstalled } from '../install.mjs';
import { runNode } from '../run-child.mjs';
import { endWith } from '../say.mjs';

/**
 * Builds what is stale and runs the benches.
 * @param {string[]} names as docs/performance.md lists them; none means all
 */
export function runBench(names) {
  return endWith(async () => {
    await ensureInstalled();
    const browser = await ensureBrowser();
    if (!browser) return 1;
    await ensureBuilt();
    return runNode(['--import', 'tsx', 'tests/bench/main.ts', ...names], {
      env: { UV_THREADPOOL_SIZE: '16', ...process.env, CHROME_PATH: browser, NODE_ENV: 'production' },
    });
  });
}
