import type { Band, BandDimension } from '../dimension.ts';
import { text } from '../members/declare.ts';

const bounds = [3, 6, 9, 12, 15] as const;

const below = bounds.map((bound, at): Band => {
  const from = bounds[at - 1] ?? 0;
  return {
    key: `${from}-${bound - 1}`,
    below: bound,
    name: text(`${from}–${bound - 1}年`, `${from}–${bound - 1} years`),
  };
});

/** Spans of the age of cars, as the trade cuts the parc: under guarantee, out of it, and old. */
export const ageClass: BandDimension = {
  kind: 'band',
  column: 'age_years',
  members: [...below, { key: '15-', below: null, name: text('15年及以上', '15 years and above') }],
  parent: null,
  name: text('车龄段', 'Age class'),
  definition: text(
    '按车龄划分，每段三年；车龄为统计年份减去首次登记年份',
    'By the age of cars, in spans of three years; age is the year of the figures less that of first registration',
  ),
};
