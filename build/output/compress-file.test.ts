import { expect, test } from '@jest/globals';
import { isSentCompressed } from './compress-file.ts';

test('scripts, workers, styles and drawings are sent compressed, and what is packed already is not', () => {
  const files = [
    'area.0f3a.js',
    'pdf.worker.min.0f3a.mjs',
    'area.css',
    'sign.svg',
    'inter.woff2',
    'cover.webp',
    'a.js.br',
  ];
  expect(files.filter(isSentCompressed)).toEqual(files.slice(0, 4));
});
