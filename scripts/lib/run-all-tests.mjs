import { ensureBuilt } from './build.mjs';
import { chooseRun } from './changed/choose-run.mjs';
import { ensureBrowser } from './find-browser.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureOtherNode } from './other-node.mjs';
import { runNode } from './run-child.mjs';
import { runJest } from './run-jest.mjs';
import { endWith, say } from './say.mjs';

const tools = {
  'type check': ['node_modules/typescript/bin/tsc', '--build', '--force'],
  lint: ['node_modules/.bin/biome', 'check', '.'],
};

/** A type check or lint counts as one test. */
async function runTool(args) {
  const passed = (await runNode(args)) === 0;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

/** Smoke suites need a browser and a build; without one of them each suite counts as skipped. */
async function smoke(suites, browser, built) {
  if (suites.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  if (browser && built) return runJest({ name: 'smoke', files: suites, env: { CHROME_PATH: browser } });
  say({
    en: `${suites.length} smoke suites skipped: ${browser ? 'there is no build' : 'there is no browser'}.`,
    zh: `已跳过 ${suites.length} 个冒烟测试:${browser ? '没有构建产物' : '没有浏览器'}。`,
  });
  return { passed: 0, failed: 0, skipped: suites.length };
}

/** Builds; a failed build is a failed test, so that the later steps still run and are still counted. */
async function build() {
  try {
    await ensureBuilt();
    return { passed: 0, failed: 0, skipped: 0 };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * The whole run, or the part of it that changes touch. Its last line is `N passed, N failed, N skipped`, and it fails
 * when anything failed.
 * @param {string[]} args nothing, or `changed` and perhaps the state of Git that is compared with
 */
export function runAllTests(args) {
  return endWith(async () => {
    const { related, suites } = chooseRun(args);
    const total = { passed: 0, failed: 0, skipped: 0 };
    const step = async (name, work) => {
      console.log(`\n# ${name}`);
      const began = Date.now();
      const counts = await work();
      for (const key of Object.keys(total)) total[key] += counts[key];
      console.log(`# ${name}: ${Math.round((Date.now() - began) / 1000)} s${counts.failed ? ', FAILED' : ''}`);
      return counts.failed === 0;
    };
    await ensureInstalled();
    const browser = await ensureBrowser({ lightFirst: true });
    await ensureOtherNode();
    const built = await step('build', build);
    for (const [name, args] of Object.entries(tools)) await step(name, () => runTool(args));
    await step('unit', () => runJest({ name: 'unit', related }));
    await step('server and wire', () => runJest({ name: 'server', related }));
    await step('smoke', () => smoke(suites, browser, built));
    console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
    return total.failed === 0 ? 0 : 1;
  });
}
