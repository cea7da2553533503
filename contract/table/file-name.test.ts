import { expect, test } from '@jest/globals';
import { safeFileName } from './file-name.ts';

test.each([
  ['Ranking_2026-09', 'Ranking_2026-09'],
  ['a/b\\c:d*e?f"g<h>i|j k~l', 'a-b-c-d-e-f-g-h-i-j-k-l'],
  ['CON', '_CON'],
  ['com1.figures', '_com1.figures'],
  ['Console', 'Console'],
  ['...figures. . ', 'figures.-.-'],
  ['销量排名\u202egpj', '销量排名gpj'],
  ['', '-'],
])('S3.053 %j is saved as %j on any system', (name, saved) => {
  expect(safeFileName(name)).toBe(saved);
});
