import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { inCase } from '../../tests/support/in-case.ts';
import { project } from '../project.ts';
import { containsReact, oneReact } from './one-react.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-one-react-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(project, 'node_modules', path), 'utf8');

describe('one React on the page', () => {
  test('React and its renderer are recognised in both modes', () => {
    for (const path of [
      'react/cjs/react.production.js',
      'react/cjs/react.development.js',
      'react-dom/cjs/react-dom-client.production.js',
      'react-dom/cjs/react-dom-client.development.js',
    ]) {
      inCase(path, () => expect(containsReact(read(path))).toBe(true));
    }
  });

  test('code that only uses React is not taken for it', () => {
    expect(containsReact(read('react-dom/cjs/react-dom.production.js'))).toBe(false);
    expect(containsReact(read('react/cjs/react-jsx-runtime.production.js'))).toBe(false);
    expect(containsReact(read('highcharts-react-official/dist/highcharts-react.min.js'))).toBe(false);
  });

  test('a module with a React of its own fails the build by its name; the shared file may hold it', () => {
    const file = join(folder, 'portal-area-sales.js');
    writeFileSync(file, read('react/cjs/react.production.js'));
    expect(() => oneReact([file], 'portal-area-sales')).toThrow(/portal-area-sales\.js of portal-area-sales contains/);
    expect(() => oneReact([file], 'shared')).not.toThrow();
  });
});
