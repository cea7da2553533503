import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../install.mjs';
import { project } from '../project.mjs';
import { runNode } from '../run-child.mjs';
import { endWith, PlainError, say } from '../say.mjs';
import { readMutateOptions } from './mutate-options.mjs';
import { nearestTests, projectOf, readSources } from './nearest-tests.mjs';
import { changesOf, tellChange } from './tell-changes.mjs';

/** How many test files are run against each change, then against what those did not see, and so on. */
const rounds = [1, 3, 4];

/** What the portal's modules are called, with the files behind them. */
function namesOfModules() {
  const { compilerOptions } = JSON.parse(readFileSync(join(project, 'tsconfig.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([name, [file]]) => [name, file.replace('../', '')]),
  );
}

/** What Stryker is told. Everything it writes lies in a folder outside of the project, which is removed afterwards. */
const settings = ({ ranges, tests, name, folder, report }) => ({
  mutate: ranges,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    configFile: `tests/jest/${name}.mjs`,
    config: { testMatch: tests.map((test) => `<rootDir>/${test}`), cacheDirectory: join(folder, 'cache') },
    enableFindRelatedTests: false,
  },
  // What each test covers would need the environments of tests/jest in a form that Stryker can wrap.
  coverageAnalysis: 'off',
  concurrency: Math.max(1, Math.min(4, availableParallelism())),
  reporters: ['json', ...(process.stdout.isTTY ? ['progress'] : [])],
  jsonReporter: { fileName: report },
  tempDirName: join(folder, 'copies'),
  cleanTempDir: 'always',
  ignorePatterns: ['/dist', '/data', '/coverage'],
  // TypeScript is read by SWC, which asks for no types; its compiler has no interface for Stryker.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  checkers: [],
  logLevel: 'error',
  allowEmpty: true,
  timeoutMS: 20_000,
});

/** Runs Stryker once, over lines of a file, with tests of one project. */
async function changeAndTest({ file, ranges, tests, folder }) {
  const [options, report] = [join(folder, 'options.json'), join(folder, 'report.json')];
  const name = projectOf(tests[0]);
  rmSync(report, { force: true });
  writeFileSync(options, JSON.stringify(settings({ ranges, tests, name, folder, report })));
  const code = await runNode(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', options], {
    env: { UV_THREADPOOL_SIZE: '16', ...process.env },
  });
  if (code === 0 && existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'));
  if (code > 128) {
    throw new PlainError({
      en: `${file} was not examined to the end: a signal stopped it (${code}).`,
      zh: `${file} 的检验被信号中止(${code}),未能完成。`,
    });
  }
  throw new PlainError({
    en: `${file} could not be examined (Stryker ended with ${code}): its tests must be green before anything is changed; see its own words above.`,
    zh: `无法检验 ${file}(Stryker 退出码 ${code}):改动之前测试必须全部通过,请查看上方 Stryker 的提示。`,
  });
}

function tellAll(file, changes, all) {
  const unseen = changes.filter(({ seen }) => !seen);
  const words = { seen: 'seen', unseen: 'NOT SEEN' };
  for (const change of all ? changes : unseen) console.log(tellChange(change, words));
  const share = changes.length === 0 ? 100 : Math.floor((100 * (changes.length - unseen.length)) / changes.length);
  say({
    en: `${file}: ${changes.length} changes, ${changes.length - unseen.length} seen by a test (${share} %), ${unseen.length} not seen.`,
    zh: `${file}:共 ${changes.length} 处改动,${changes.length - unseen.length} 处被测试发现(${share} %),${unseen.length} 处未被发现。`,
  });
}

/** Tests in the order in which they are run: round after round, in each those of one project together. */
function batchesOf(tests, sizes) {
  const starts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, count) => sum + count, 0));
  return starts
    .map((start, at) => tests.slice(start, start + sizes[at]))
    .flatMap((round) => ['unit', 'server'].map((name) => round.filter((test) => projectOf(test) === name)))
    .filter((batch) => batch.length > 0);
}

/** Runs batch after batch, each against the lines on which something is still unseen. */
async function examine(file, batches, folder) {
  const reports = [];
  let ranges = [file];
  for (const tests of batches) {
    for (const test of tests) console.log(`  ${test}`);
    reports.push(await changeAndTest({ file, ranges, tests, folder }));
    const lines = new Set(changesOf(reports).flatMap(({ seen, line, end }) => (seen ? [] : `${file}:${line}-${end}`)));
    ranges = [...lines];
    if (ranges.length === 0) break;
  }
  return changesOf(reports);
}

/**
 * Changes a file in small ways, runs the tests near it against each change, and says which changes none of them sees.
 * @param {string[]} args the file, and the tests to run where they are not those that lie nearest; --all tells of every change
 */
export function runMutate(args) {
  return endWith(async () => {
    const { file, named, all } = readMutateOptions(args);
    await ensureInstalled();
    const tests = named.length > 0 ? named : nearestTests(file, readSources(), namesOfModules());
    if (tests.length === 0) {
      throw new PlainError({
        en: `No unit or server test reaches ${file}: any change of it goes unseen, journeys aside.`,
        zh: `没有单元或服务端测试涉及 ${file}:除浏览器流程外,任何改动都不会被发现。`,
      });
    }
    say({
      en: `Changing ${file} in small ways, and running the nearest of ${tests.length} test files against each change:`,
      zh: `正在对 ${file} 做细小改动,并逐一运行 ${tests.length} 个相关测试文件中最近的几个:`,
    });
    const batches = batchesOf(tests, named.length > 0 ? [named.length] : rounds);
    const folder = mkdtempSync(join(tmpdir(), 'portal-mutate-'));
    try {
      tellAll(file, await examine(file, batches, folder), all);
      return 0;
    } finally {
      // Who was stopped half-way may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
  });
}
