import { describe, expect, test } from '@jest/globals';
import { anEntry } from '../testing/fresh-shell.ts';
import { railApps, railIds } from './rail-apps.ts';

/** Written out from the specification, one by one: a changed digit would take a product from the rail of everybody. */
const ids = [
  '1000',
  '1001',
  '1004',
  '1007',
  '1008',
  '1010',
  '1011',
  '1012',
  '1013',
  '1014',
  '1015',
  '1016',
  '1017',
  '1018',
  '1019',
  '1020',
  '1021',
  '1022',
  '1023',
  '1026',
  '1027',
  '209797',
  '209803',
  '209809',
  '209818',
  '209829',
  '209831',
  '209838',
  '209845',
  '209848',
  '2098577',
  '2098588',
  '2098591',
  '2098595',
];

const inRail = (id: string) => railApps([anEntry('/some', { id })]).length === 1;

describe('the ids of the rail', () => {
  test.each(ids)('S3.079 %s stands in the rail', (id) => expect(inRail(id)).toBe(true));

  test('S3.079 S3.080 they are these 34 and no other', () => {
    expect([...railIds].sort()).toEqual([...ids].sort());
    expect(railIds).toHaveLength(34);
  });

  test.each(['1002', '1003', '1005', '1006', '1009', '1024', '1025', '1028', '100', '10000', '209798', '2098596', ''])(
    'S3.080 %j is outside the list and stays out of the rail',
    (id) => expect(inRail(id)).toBe(false),
  );
});
