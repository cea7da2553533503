import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freshStamp, inputsOf, writeStamp } from './stamp.ts';

let folder = '';
let project = '';
let out = '';
let input = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-stamp-'));
  project = join(folder, 'one');
  out = join(project, 'dist');
  input = join(project, 'page.ts');
  mkdirSync(join(out, 'assets'), { recursive: true });
  writeFileSync(input, 'export const one = 1;');
  writeFileSync(join(out, 'assets/unit.js'), 'built');
  writeStamp(out, 'unit', { common: 'a', inputs: inputsOf([input], project), outputs: ['unit.js'], modules: {} });
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('a finished unit', () => {
  test('is not built again while nothing has changed', () => {
    expect(freshStamp(out, 'unit', 'a', project)?.outputs).toEqual(['unit.js']);
  });

  test('is built again when one of its files has changed or is gone', () => {
    writeFileSync(input, 'export const one = 2;');
    expect(freshStamp(out, 'unit', 'a', project)).toBeNull();
    rmSync(input);
    expect(freshStamp(out, 'unit', 'a', project)).toBeNull();
  });

  test('is built again when what it made is gone', () => {
    rmSync(join(out, 'assets/unit.js'));
    expect(freshStamp(out, 'unit', 'a', project)).toBeNull();
  });

  test('is built again when the build itself has changed', () => {
    expect(freshStamp(out, 'unit', 'b', project)).toBeNull();
  });

  test('belongs to the files of its own project, also after all of it was copied elsewhere', () => {
    const copy = join(folder, 'two');
    const fresh = () => freshStamp(join(copy, 'dist'), 'unit', 'a', copy);
    cpSync(project, copy, { recursive: true });
    expect(fresh()).not.toBeNull();
    writeFileSync(join(copy, 'page.ts'), 'export const one = 2;');
    expect(fresh()).toBeNull();
  });

  test('is unknown before its first build', () => {
    expect(freshStamp(out, 'other', 'a', project)).toBeNull();
  });
});
