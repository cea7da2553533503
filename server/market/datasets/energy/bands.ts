import type { Band, BandDimension } from '../dimension.ts';
import { text } from '../members/declare.ts';

const ends = [100, 200, 300, 400, 500, 600, 700] as const;

const within = ends.map((below, at): Band => {
  const from = at === 0 ? 0 : (ends[at - 1] ?? 0);
  const name =
    from === 0 ? text(`${below}公里以下`, `Below ${below} km`) : text(`${from}–${below}公里`, `${from}–${below} km`);
  return { key: `${from}-${below}`, below, name };
});

/** Spans of the electric range of a trim in its month. */
export const rangeBand: BandDimension = {
  kind: 'band',
  column: 'range_km',
  members: [...within, { key: '700-', below: null, name: text('700公里及以上', '700 km and above') }],
  parent: null,
  name: text('续航区间', 'Range band'),
  definition: text(
    '按配置的纯电续航里程（CLTC）划分；含下限，不含上限',
    'By the electric range (CLTC) of the trim; the lower bound is included, the upper is not',
  ),
};
