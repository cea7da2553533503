import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readMutateOptions } from './mutate-options.mjs';

let top = '';
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'portal-mutate-options-'));
  mkdirSync(join(top, 'contract'));
  for (const file of ['values.ts', 'values.test.ts', 'values.d.ts', 'table.json']) {
    writeFileSync(join(top, 'contract', file), '');
  }
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

describe('what is to be changed', () => {
  test.each([
    [['contract/values.ts'], { file: 'contract/values.ts', named: [], all: false }],
    [['./contract/../contract/values.ts', '--all'], { file: 'contract/values.ts', named: [], all: true }],
    [
      ['contract/values.ts', 'contract/values.test.ts'],
      { file: 'contract/values.ts', named: ['contract/values.test.ts'], all: false },
    ],
  ])('%j is understood', (args, options) => expect(readMutateOptions(args, top)).toEqual(options));

  test.each([
    [[], /Say which file to change/],
    [['contract/values.ts', '--fast'], /Say which file to change/],
    [['contract/none.ts'], /There is no file contract\/none\.ts/],
    [['contract'], /There is no file contract/],
    [['../elsewhere.ts'], /is not a file of the project/],
    [['contract/table.json'], /is no source that can be changed/],
    [['contract/values.d.ts'], /is no source that can be changed/],
    [['contract/values.test.ts'], /is no source that can be changed/],
    [['contract/values.ts', 'contract/values.ts'], /is no unit or server test/],
  ])('%j is refused in a sentence', (args, sentence) => expect(() => readMutateOptions(args, top)).toThrow(sentence));
});
