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

/** Type check and lint count as one test each. Memory is cleared less often than usual, which takes an eighth off. */
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

/** @returns whether there is a build now; a failed one is a failed test, and the later steps still run and are counted */
async function isBuilt() {
  try {
    await ensureBuilt();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

const sum = (one, other) => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

/**
 * The whole run, or the part of it that changes touch. Its last line is `N passed, N failed, N skipped`, and it fails
 * when anything failed.
 * @param {string[]} args nothing, or `changed` and perhaps the state of Git that is compared with
 */
export function runAllTests(args) {
  return endWith(async () => {
    const { related, suites } = chooseRun(args);
    let total = { passed: 0, failed: 0, skipped: 0 };
    const step = async (name, work) => {
      console.log(`\n# ${name}`);
      const began = Date.now();
      const counts = await work();
      total = sum(total, counts);
      console.log(`# ${name}: ${Math.round((Date.now() - began) / 1000)} s${counts.failed ? ', FAILED' : ''}`);
    };
    await ensureInstalled();
    let browser = null;
    let built = false;
    // Side by side: each uses little more than one processor, and what is brought from elsewhere uses none.
    await step('build, type check and lint', async () => {
      const light = ensureBrowser({ lightFirst: true });
      const [counts, isThere, found] = await Promise.all([runTools(), isBuilt(), light, ensureOtherNode()]);
      [built, browser] = [isThere, found];
      return built ? counts : sum(counts, { passed: 0, failed: 1, skipped: 0 });
    });
    await step('unit', () => runJest({ name: 'unit', related }));
    await step('server and wire', () => runJest({ name: 'server', related }));
    await step('smoke', () => smoke(suites, browser, built));
    console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
    return total.failed === 0 ? 0 : 1;
  });
}
