import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { trims } from '../members/trims.ts';
import { benefits } from './chain.ts';
import { benefitFile } from './file.ts';
import { indicators } from './indicators.ts';
import { movesByDays } from './moves.ts';

/** What came with each trim beside the car in a month: a row a benefit, for whom, since when and until when. */
export const benefit = {
  key: 'benefit',
  name: text('购车权益', 'Purchase benefits'),
  products: ['purchase-benefit'],
  facts: {
    table: 'purchase_benefit',
    source: null,
    chains: [
      { chain: trims, column: 'trim_id' },
      {
        chain: benefits,
        column: 'benefit_id',
        apartInTime: {
          alike: ['kind', 'audience', 'reach', 'places'],
          from: 'valid_from',
          until: 'valid_until',
          field: 'from',
        },
      },
    ],
    // One for each row, and one where it is valued; yuan; one where the first or last day lies in the month.
    figures: ['benefits', 'valued', 'value', 'price', 'begun', 'ended', 'moves'],
    counted: 'benefits',
    rollups: [],
    single: text(
      '权益是某一个月有效的权益，没有几个月合并的值',
      'a benefit is one that is in force in a month, and several months together have none',
    ),
    sumWithin: {
      figure: 'value',
      limit: 'price',
      of: 'trim_id',
      column: 'benefit_id',
      together: { reach: ['nationwide'], audience: ['anyone', 'firstOwner', 'unknown'] },
      field: 'value',
    },
    follows: [movesByDays],
  },
  dimensions: {
    period,
    ...trims.dimensions,
    ...benefits.dimensions,
  } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['model', 'benefit'], figures: ['benefits', 'benefitValue', 'benefitMoves'] },
  covered: coveredMonths('benefit'),
  file: benefitFile,
} as const satisfies Dataset;
