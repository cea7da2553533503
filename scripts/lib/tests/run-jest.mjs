import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { nodeForTests } from '../other-node.mjs';
import { runChild } from '../run-child.mjs';
import { say } from '../say.mjs';
import { Allowance } from './allowance.mjs';
import { countTests } from './count-tests.mjs';
import { endLeftBehind } from './guard-run.mjs';
import { makeRoomForTests } from './room-for-tests.mjs';

/** As many files run side by side as there are cores, but no more than four. */
const cores = Math.min(4, Math.max(2, availableParallelism() - 1));

/** Journeys wait for their browser and tests of the server for their stores, so one more of those runs. */
const lanes = (name) => (name === 'unit' ? cores : Math.min(4, cores + 1));

/**
 * Rooms of values, in MB. Most that a test makes is short-lived: a larger room of young values is cleared less often, which
 * took a twentieth off the processor time of the unit tests. And that of old ones is first looked through when it is this
 * large, not each time it has grown a little: another twentieth to tenth. The processes of a run inherit both, the programs
 * they start do not.
 */
const rooms = ['--max-semi-space-size=64', '--initial-old-space-size=768'];

/**
 * DuckDB gives memory back to the system a second after it has been used (its allocator is jemalloc). A test opens an engine,
 * asks it and waits for something else, and the next one lays the same memory out anew: that took 7 % of the time of the
 * market's tests and the importer's.
 */
const enginesKeepMemory = { DUCKDB_JE_MALLOC_CONF: 'dirty_decay_ms:-1,muzzy_decay_ms:-1' };

/** How often it is looked whether a run still moves, in ms. */
const lookEvery = 10_000;

/** Settings of a portal that happens to be configured here must not reach the tests. */
function testEnvironment(extra) {
  const own = Object.entries(process.env).filter(([name]) => !/^(PORTAL_\w+|HOST|PORT|NODE_ENV)$/.test(name));
  return { UV_THREADPOOL_SIZE: '16', ...enginesKeepMemory, ...Object.fromEntries(own), ...extra };
}

/** What the tests are told when they run on another Node than the one that began the run: which that was. */
function besides(node) {
  if (node === process.execPath) return {};
  return { NODE_BESIDE: process.execPath, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
}

const overLimit = {
  quiet: { en: 'no test has ended for too long', zh: '长时间没有测试结束' },
  total: { en: 'it takes too long as a whole', zh: '总时间过长' },
};

/** Ends a run that has used up its time. @returns stops watching, and hears of tests that have ended */
function watchAllowance(name) {
  const allowance = new Allowance();
  let last = Date.now();
  const timer = setInterval(() => {
    const met = allowance.spend(Date.now() - last);
    last = Date.now();
    if (!met) return;
    clearInterval(timer);
    const { en, zh } = overLimit[met];
    say({ en: `The run of ${name} is ended: ${en}.`, zh: `测试 ${name} 已被终止:${zh}。` });
    endLeftBehind(0);
  }, lookEvery);
  return { stop: () => clearInterval(timer), moved: () => allowance.moved() };
}

/**
 * Runs Jest once over one of the projects of jest.config.mjs, and ends what it leaves running.
 * @param {{ name: string, files?: string[], related?: string[], env?: Record<string, string> }} run these files of
 *   tests, or those that depend on the related files; all files of the project when both are absent
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runJest({ name, files = [], related = [], env = {} }) {
  const room = makeRoomForTests();
  const report = join(room, 'report.json');
  const watch = watchAllowance(name);
  const node = nodeForTests();
  try {
    const code = await runChild(
      node,
      [
        ...rooms,
        'node_modules/jest/bin/jest.js',
        `--selectProjects=${name}`,
        `--maxWorkers=${lanes(name)}`,
        '--reporters=default',
        '--reporters=<rootDir>/tests/jest/progress.mjs',
        '--json',
        `--outputFile=${report}`,
        ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
        ...(related.length > 0 ? ['--passWithNoTests', '--findRelatedTests', ...related] : []),
      ],
      {
        env: testEnvironment({
          TMPDIR: room,
          JOURNEY_PICTURES: join(tmpdir(), 'portal-smoke'),
          ...besides(node),
          ...env,
        }),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        onMessage: watch.moved,
      },
    );
    return countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, code);
  } finally {
    watch.stop();
    const left = await endLeftBehind(5_000);
    rmSync(room, { recursive: true, force: true, maxRetries: 5 });
    if (left > 0) {
      say({
        en: `${name} left ${left} processes running: they have been ended.`,
        zh: `${name} 遗留了 ${left} 个进程,已终止。`,
      });
    }
  }
}
