import { expect, test } from '@jest/globals';
import { bodyTypes, enumeratedMembers } from './enumerated.ts';

test('every segment is of one body type at most, and only sports cars and the unknown are of none', () => {
  const grouped = bodyTypes.flatMap(({ members }) => members);
  expect(new Set(grouped).size).toBe(grouped.length);
  const declared = enumeratedMembers.segment.map(({ key }) => key);
  expect(declared).toEqual(expect.arrayContaining(grouped));
  expect(declared.filter((key) => !grouped.includes(key))).toEqual(['SPORTS', 'unknown']);
});
