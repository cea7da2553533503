import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { filesBelow } from './imports.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

const parts = ['areas', 'build', 'contract', 'examples', 'parcels', 'root-config', 'scripts', 'server', 'shell-app'];

/**
 * `{ ...{ a, b }, c }` is no more than `{ a, b, c }`, and takes from the type check what it would say of a misspelt
 * property: TypeScript looks for unknown ones in the outer literal alone. So with attributes.
 */
const spreadOfLiteral = /\.\.\.\{/;

const linesOf = (text: string): number[] =>
  text.split('\n').flatMap((line, at) => (spreadOfLiteral.test(line) ? [at + 1] : []));

test('no literal is spread into another: its properties are written out', () => {
  const files = [...parts, 'tests', 'ui'].flatMap((part) => filesBelow(top, part, /\.(tsx?|mjs|cjs|js)$/));
  const sources = files.filter((file) => !file.includes('node_modules/') && !file.endsWith('literal-spread.test.ts'));
  expect(sources.length).toBeGreaterThan(3000);
  const found = sources.flatMap((file) =>
    linesOf(readFileSync(join(top, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'export const range = { ...{ from, to } };',
  'export const range = { place, ...{ from, to }, step: 1 };',
  'export const field = <Field {...{ name }} />;',
])('such a literal is seen: %s', (text) => expect(linesOf(text)).toEqual([1]));

test('what is spread for a reason is none', () =>
  expect(linesOf('export const range = { ...rest, ...(step ? { step } : {}), list: [...[1, 2]] };')).toEqual([]));
