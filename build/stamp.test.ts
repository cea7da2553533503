import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freshStamp, hashFile, writeStamp } from './stamp.ts';

let out = '';
let input = '';

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'portal-stamp-'));
  input = join(out, 'page.ts');
  mkdirSync(join(out, 'assets'));
  writeFileSync(input, 'export const one = 1;');
  writeFileSync(join(out, 'assets/unit.js'), 'built');
  writeStamp(out, 'unit', { common: 'a', inputs: { [input]: hashFile(input) }, outputs: ['unit.js'], modules: {} });
});

afterEach(() => rmSync(out, { recursive: true }));

describe('a finished unit', () => {
  test('is not built again while nothing has changed', () => {
    expect(freshStamp(out, 'unit', 'a')?.outputs).toEqual(['unit.js']);
  });

  test('is built again when one of its files has changed or is gone', () => {
    writeFileSync(input, 'export const one = 2;');
    expect(freshStamp(out, 'unit', 'a')).toBeNull();
    rmSync(input);
    expect(freshStamp(out, 'unit', 'a')).toBeNull();
  });

  test('is built again when what it made is gone', () => {
    rmSync(join(out, 'assets/unit.js'));
    expect(freshStamp(out, 'unit', 'a')).toBeNull();
  });

  test('is built again when the build itself has changed', () => {
    expect(freshStamp(out, 'unit', 'b')).toBeNull();
  });

  test('is unknown before its first build', () => {
    expect(freshStamp(out, 'other', 'a')).toBeNull();
  });
});
