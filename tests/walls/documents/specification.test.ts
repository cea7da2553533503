import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const specification = readFileSync(join(top, 'docs/specification.md'), 'utf8');

/** Rows by their number; decisions by theirs. A0 and A00 are classes of cars. */
const named = /\b(S\d\.\d{3}|A(?!00)\d\d)\b/g;

const known = new Set(
  [...specification.matchAll(/^(?:\| (S\d\.\d{3}) \||### (A\d\d) )/gm)].map(([, row, decision]) => row ?? decision),
);

const folders = [
  'areas',
  'build',
  'contract',
  'docs',
  'parcels',
  'root-config',
  'scripts',
  'server',
  'shell-app',
  'tests',
  'ui',
];

const sources = folders
  .flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(tsx?|mjs|md)$/.test(file));

test('every row and decision that code, tests and documents name stands in the specification', () => {
  const unknown = sources.flatMap((file) =>
    [...readFileSync(join(top, file), 'utf8').matchAll(named)]
      .filter(([, id]) => !known.has(id))
      .map(([, id]) => `${file}: ${id}`),
  );
  expect(known.size).toBe(674);
  expect(unknown).toEqual([]);
});

test('every row is named by a test', () => {
  const rows = [...known].filter((id) => id?.startsWith('S'));
  const tests = sources.filter((file) => /\.(test|smoke)\.tsx?$/.test(file));
  const proved = new Set(tests.flatMap((file) => readFileSync(join(top, file), 'utf8').match(named) ?? []));
  expect(rows.filter((id) => !proved.has(id as string))).toEqual([]);
});
