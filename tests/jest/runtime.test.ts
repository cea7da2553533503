import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, jest, test } from '@jest/globals';

type Module = typeof import('../../server/kernel/program-line.ts');

/** The module as a file of tests finds it that has read nothing yet. */
function readAnew(): Module {
  let read: Module | null = null;
  jest.isolateModules(() => {
    read = require('../../server/kernel/program-line.ts') as Module;
  });
  return read as unknown as Module;
}

test('each reading of a module has values of its own, though its text is parsed once', () => {
  const [one, other] = [readAnew(), readAnew()];
  expect(one.programLine).not.toBe(other.programLine);
  expect(String(one.programLine)).toBe(String(other.programLine));
});

test('an error names the line of the source', () => {
  const own = fileURLToPath(import.meta.url);
  const lines = readFileSync(own, 'utf8').split('\n');
  const error = new Error('somewhere');
  const line = lines.findIndex((text) => text.startsWith('  const error = ')) + 1;
  expect(error.stack).toContain(`${own}:${line}:`);
});
