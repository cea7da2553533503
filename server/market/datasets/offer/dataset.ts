import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import { text } from '../members/declare.ts';
import { trims } from '../members/trims.ts';
import { offerBands } from './bands.ts';
import { offerFile } from './file.ts';
import { indicators } from './indicators.ts';
import { offers } from './lenders.ts';

/** What lenders offered of each trim in a month: a row an offer, with its terms as they held then and what they come to. */
export const offer = {
  key: 'offer',
  name: text('金融方案', 'Finance offers'),
  products: ['finance'],
  facts: {
    table: 'offer',
    source: null,
    chains: [
      { chain: trims, column: 'trim_id' },
      { chain: offers, column: 'finance_offer_id' },
    ],
    // Money in yuan, the payment in fen; rates in hundredths of a percent; one for each row, and one where the rate is 0.
    figures: [
      ...(['price', 'down', 'term', 'rate', 'fee', 'subsidy', 'subsidy_month', 'balloon', 'free_months'] as const),
      ...(['offers', 'interest_free', 'financed', 'payment', 'cost', 'paid', 'true_rate'] as const),
    ],
    // A subsidy may be more than interest and fee together.
    signed: ['cost', 'true_rate'],
    counted: 'offers',
    rollups: [],
    single: text(
      '金融方案是某一个月在售的方案，没有几个月合并的值',
      'an offer is one that stands in a month, and several months together have none',
    ),
  },
  dimensions: {
    period,
    ...trims.dimensions,
    ...offers.dimensions,
    ...offerBands,
  } satisfies Record<string, Dimension>,
  indicators,
  reported: { by: ['model', 'offer'], figures: ['trueRate', 'monthlyPayment', 'financeOffers'] },
  covered: coveredMonths('offer'),
  file: offerFile,
} as const satisfies Dataset;
