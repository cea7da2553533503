import { expect, test } from '@jest/globals';
import { beginsInEs } from './begins-in-es.ts';

const code = { entry: '/index.js', styles: [], needs: [], integrity: {}, faces: {} };
const menu = [
  { path: '/es', code: { ...code, format: 'es' as const } },
  { path: '/system', code: { ...code, format: 'system' as const } },
  { path: '/own' },
];

test.each([
  ['/es', true],
  ['/es/home', true],
  ['/essay', false],
  ['/system/home', false],
  ['/own', false],
  ['/', false],
])('%s begins in an area of modules of the language: %s', (path, begins) => {
  expect(beginsInEs(path, menu)).toBe(begins);
});
