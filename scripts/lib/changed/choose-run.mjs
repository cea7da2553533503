import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { project } from '../project.mjs';
import { PlainError, say } from '../say.mjs';
import { smokeFolder, smokeSuites } from '../tests/run-smoke.mjs';
import { chooseJourneys } from './choose-journeys.mjs';
import { chooseTests, isTestFile } from './choose-tests.mjs';
import { listChanges } from './list-changes.mjs';

const parts = ['areas', 'build', 'contract', 'parcels', 'root-config', 'scripts', 'server', 'shell-app', 'tests', 'ui'];

const read = (path) => readFileSync(join(project, path), 'utf8');

const testsWithTexts = () =>
  new Map(
    parts.flatMap((part) =>
      readdirSync(join(project, part), { recursive: true })
        .map((file) => `${part}/${file.replaceAll('\\', '/')}`)
        .filter(isTestFile)
        .map((path) => [path, read(path)]),
    ),
  );

/** @returns {Map<string, string>} journeys and what they share, by file name, which each has for itself */
export const journeyTexts = () =>
  new Map(
    readdirSync(join(project, smokeFolder), { recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [basename(file), read(`${smokeFolder}/${file}`)]),
  );

/**
 * @param {string[]} args of npm test
 * @returns {{ related: string[], suites: string[] }} files whose tests are run, none of which means all tests, and journeys
 * @throws {PlainError} when the arguments are none of npm test, or Git knows no such state
 */
export function chooseRun([what, name, ...more]) {
  if (what === undefined) return { related: [], suites: smokeSuites() };
  if (what !== 'changed' || more.length > 0) {
    throw new PlainError({
      en: 'npm test takes nothing, or changed and the commit to compare with: npm test -- changed HEAD~3.',
      zh: 'npm test 不带参数,或带 changed 及要比较的提交:npm test -- changed HEAD~3。',
    });
  }
  const { since, files } = listChanges(name);
  const chosen = chooseTests(
    files.filter((file) => existsSync(join(project, file))),
    testsWithTexts(),
  );
  const journeys = chooseJourneys(files, journeyTexts());
  const names = journeys.map((file) => basename(file, '.smoke.ts')).join(', ') || '-';
  say({
    en: `${files.length} files differ from ${since.en}. Journeys that speak of them: ${names}.`,
    zh: `与${since.zh}相比有 ${files.length} 个文件不同。相关的浏览器流程:${names}。`,
  });
  return { related: chosen === 'all' ? [] : chosen, suites: journeys.map((file) => `${smokeFolder}/${file}`) };
}
