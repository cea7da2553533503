import type { DatasetKey } from '@portal/contract';
import { price, sales } from '../datasets/index.ts';
import { monthNumber, sourceNumber } from '../model/index.ts';
import type { RawDataset } from './reference/raw.ts';
import { covered, type Fact, smallFacts } from './small-market.ts';
import { rawOthers } from './small-others.ts';
import { bandOf, withPriceBand } from './small-price-band.ts';
import { type PriceFact, pricedMonths, smallPrices, trimKeys } from './small-prices.ts';

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
  facts: prices.map(({ month, msrp, tp, volume, trim, ...keys }) => {
    return {
      month,
      source: null,
      keys: { ...keys, ...trimKeys(trim), tpBand: bandOf(tp), msrpBand: bandOf(msrp) },
      columns: { msrp, tp, volume },
    };
  }),
  covered: [{ key: null, ...pricedMonths }],
});

/** Every dataset of the market with facts of the small market: a new one brings its own. */
export const smallRaw: Readonly<Record<DatasetKey, RawDataset>> = {
  sales: withPriceBand(rawSales(smallFacts())),
  price: withPriceBand(rawPrices(smallPrices())),
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

/** Where no prices are, the band of no car is known. */
const withoutPrices = (raw: RawDataset) => withPriceBand(raw, () => 'unknown');

export const rawDelivered: RawDataset = withoutPrices(rawSales(deliveredFacts(), delivered));

/**
 * Months that are published together: the first two of some years, two across the end of a quarter, a whole one, the
 * first and the last that there are.
 */
const combined: NonNullable<RawDataset['combined']> = [
  { key: 'DATASOURCE_CLH_PIFA', first: '2020-03', last: '2020-04' },
  { key: 'DATASOURCE_CLH_PIFA', first: '2021-01', last: '2021-02' },
  { key: 'DATASOURCE_CLH_PIFA', first: '2022-01', last: '2022-02' },
  { key: 'DATASOURCE_CLH_PIFA', first: '2022-07', last: '2022-09' },
  { key: 'DATASOURCE_CLH_PIFA', first: '2024-01', last: '2024-02' },
  { key: 'DATASOURCE_ZD_LINGSHOU', first: '2022-01', last: '2022-02' },
  { key: 'DATASOURCE_ZD_LINGSHOU', first: '2022-06', last: '2022-07' },
  { key: 'DATASOURCE_ZD_LINGSHOU', first: '2023-02', last: '2023-03' },
  { key: 'DATASOURCE_ZD_LINGSHOU', first: '2024-01', last: '2024-04' },
];

/** The delivered facts, those of such months added up into the last of them. */
export function combinedFacts(): Fact[] {
  const found = new Map<string, Fact>();
  for (const fact of deliveredFacts()) {
    const together = combined.find(
      ({ key, first, last }) =>
        key === fact.dataSource && monthNumber(first) <= fact.month && fact.month <= monthNumber(last),
    );
    const month = together ? monthNumber(together.last) : fact.month;
    const at = [month, fact.dataSource, fact.subModel, fact.city].join(' ');
    found.set(at, { ...fact, month, volume: fact.volume + (found.get(at)?.volume ?? 0) });
  }
  return [...found.values()];
}

export const combinedInserts: readonly string[] = combined.flatMap(({ key, first, last }) =>
  key === null
    ? []
    : [`INSERT INTO sales_combined VALUES (${sourceNumber(key)}, ${monthNumber(first)}, ${monthNumber(last)})`],
);

export const rawCombined: RawDataset = {
  ...withoutPrices(rawSales(combinedFacts(), delivered)),
  combined,
};
