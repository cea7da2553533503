import { expect, test } from 'vitest';
import { writeCaptions } from './write-captions.mjs';

test('captions follow each other without a gap', () => {
  const lines = [
    { seconds: 3, text: '排行' },
    { seconds: 60, text: '趋势' },
  ];
  expect(writeCaptions(lines).match(/[\d:.]+ --> [\d:.]+/g)).toEqual([
    '00:00:00.000 --> 00:00:03.000',
    '00:00:03.000 --> 00:01:03.000',
  ]);
});
