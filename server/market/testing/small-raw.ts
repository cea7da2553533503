import type { DatasetKey } from '@portal/contract';
import { price, sales } from '../datasets/index.ts';
import { monthNumber } from '../model/index.ts';
import type { RawDataset } from './reference/raw.ts';
import { covered, type Fact, smallFacts } from './small-market.ts';
import { rawOthers } from './small-others.ts';
import { type PriceFact, pricedMonths, smallPrices } from './small-prices.ts';

const whole: RawDataset['covered'] = [
  { key: 'DATASOURCE_CLH_PIFA', ...covered.DATASOURCE_CLH_PIFA },
  { key: 'DATASOURCE_ZD_LINGSHOU', ...covered.DATASOURCE_ZD_LINGSHOU },
];

const rawSales = (facts: readonly Fact[], months = whole): RawDataset => ({
  dataset: sales,
  facts: facts.map(({ month, dataSource, volume, ...keys }) => ({
    month,
    source: dataSource,
    keys,
    columns: { volume },
  })),
  covered: months,
});

const rawPrices = (prices: readonly PriceFact[]): RawDataset => ({
  dataset: price,
  facts: prices.map(({ month, msrp, tp, volume, trim: _trim, ...keys }) => {
    return { month, source: null, keys, columns: { msrp, tp, volume } };
  }),
  covered: [{ key: null, ...pricedMonths }],
});

/** Every dataset of the market with facts of the small market: a new one brings its own. */
export const smallRaw: Readonly<Record<DatasetKey, RawDataset>> = {
  sales: rawSales(smallFacts()),
  price: rawPrices(smallPrices()),
  ...rawOthers,
};

/** What is left of the small market where nobody delivered some months: a single one, a quarter, the turn of a year. */
const delivered: RawDataset['covered'] = [
  { key: 'DATASOURCE_CLH_PIFA', first: '2020-03', last: '2021-06' },
  { key: 'DATASOURCE_CLH_PIFA', first: '2021-08', last: '2022-09' },
  { key: 'DATASOURCE_CLH_PIFA', first: '2023-01', last: '2024-05' },
  { key: 'DATASOURCE_ZD_LINGSHOU', first: '2021-02', last: '2022-11' },
  { key: 'DATASOURCE_ZD_LINGSHOU', first: '2023-02', last: '2023-03' },
  { key: 'DATASOURCE_ZD_LINGSHOU', first: '2023-07', last: '2024-04' },
];

/** The facts of those months: each has some. */
export const deliveredFacts = (): Fact[] =>
  smallFacts().filter(({ month, dataSource }) =>
    delivered.some(
      ({ key, first, last }) => key === dataSource && monthNumber(first) <= month && month <= monthNumber(last),
    ),
  );

export const rawDelivered: RawDataset = rawSales(deliveredFacts(), delivered);
