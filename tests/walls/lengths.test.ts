import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { filesBelow } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

/** Lines of code, as the formatter writes them, that a file may have: what is longer has more than one idea. */
const most = 200;

/** Lists of one kind of thing, in which nobody follows a thought: words, calls, names of the demonstration. */
const lists = [
  'contract/calls/trail-actions.ts',
  'contract/schemas/market/keys.ts',
  'server/accounts/people/refusals.ts',
  'server/app/calls/opened-calls-test-kit.ts',
  'server/demo/content/local-policies.ts',
  'server/demo/content/national-policies.ts',
  'server/demo/lineup/maker-list.ts',
  'server/importer/rows/reasons.ts',
  'server/wording/testing/questions-en.ts',
  'server/wording/testing/questions-zh.ts',
];

const folders = [
  'areas',
  'build',
  'contract',
  'parcels',
  'root-config',
  'scripts',
  'server',
  'shell-app',
  'tests',
  'ui',
];

/** All code that is no test. */
const sources = folders
  .flatMap((folder) => filesBelow(top, folder, /\.(tsx?|mjs)$/))
  .filter((file) => !/\.(test|smoke)\.tsx?$/.test(file));

/** @returns how many lines of a text are neither empty nor comment */
function linesOfCode(text: string): number {
  const lines = text.replace(/\/\*.*?\*\//gs, '').split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

const lengthOf = (file: string) => linesOfCode(readFileSync(join(top, file), 'utf8'));

test('no file of code is longer than 200 lines, but for lists', () => {
  const long = sources.filter((file) => !lists.includes(file) && lengthOf(file) > most);
  expect(sources.length).toBeGreaterThan(1500);
  expect(long).toEqual([]);
});

test('every list that may be longer is', () => {
  expect(lists.filter((file) => lengthOf(file) <= most)).toEqual([]);
});

test('neither comments nor empty lines count', () => {
  expect(linesOfCode('// why\n\n/** what\n * it is */\nconst one = 1;\n  // and\nconst two = 2;\n')).toBe(2);
});
