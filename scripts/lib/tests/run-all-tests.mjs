import { ensureBuilt } from '../build.mjs';
import { chooseRun } from '../changed/choose-run.mjs';
import { ensureBrowser } from '../find-browser.mjs';
import { ensureInstalled } from '../install.mjs';
import { ensureOtherNode } from '../other-node.mjs';
import { runNode } from '../run-child.mjs';
import { endWith, say } from '../say.mjs';
import { runJest } from './run-jest.mjs';

const tools = [
  ['node_modules/typescript/bin/tsc', '--build', '--force'],
  ['node_modules/.bin/biome', 'check', '.'],
];

/**
 * Type check and lint count as one test each. They go side by side, for the type check uses little more than one
 * processor. Its memory is cleared less often than usual, which takes an eighth off its time.
 */
async function runTools() {
  const env = { GOGC: '300', ...process.env };
  const codes = await Promise.all(tools.map((args) => runNode(args, { env })));
  const passed = codes.filter((code) => code === 0).length;
  return { passed, failed: tools.length - passed, skipped: 0 };
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
    await step('type check and lint', runTools);
    await step('unit', () => runJest({ name: 'unit', related }));
    await step('server and wire', () => runJest({ name: 'server', related }));
    await step('smoke', () => smoke(suites, browser, built));
    console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
    return total.failed === 0 ? 0 : 1;
  });
}
