import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { BandDimension } from '../dimension.ts';
import { text } from '../members/declare.ts';
import { priceBands } from '../members/price-bands.ts';

const banded = (column: string, name: Sentence, definition: Sentence): BandDimension => ({
  kind: 'band',
  column,
  members: priceBands,
  parent: null,
  name,
  definition,
});

/** Spans of the price of a trim in its month and place. */
export const trimBands = {
  tpBand: banded(
    'tp',
    text('成交价区间', 'Transaction price band'),
    text(
      '按配置当月当地的成交价划分；含下限，不含上限',
      'By the transaction price of the trim in the month and place; the lower bound is included, the upper is not',
    ),
  ),
  msrpBand: banded(
    'msrp',
    text('指导价区间', 'MSRP band'),
    text(
      '按配置当月当地的指导价划分；含下限，不含上限',
      'By the MSRP of the trim in the month and place; the lower bound is included, the upper is not',
    ),
  ),
} as const;
