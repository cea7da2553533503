import type { DatasetKey } from '@portal/contract';
import { price, sales } from '../datasets/index.ts';
import type { RawDataset } from './reference/raw.ts';
import { covered, type Fact, smallFacts } from './small-market.ts';
import { type PriceFact, pricedMonths, smallPrices } from './small-prices.ts';

const rawSales = (facts: readonly Fact[]): RawDataset => ({
  dataset: sales,
  facts: facts.map(({ month, dataSource, volume, ...keys }) => ({
    month,
    source: dataSource,
    keys,
    columns: { volume },
  })),
  covered: [
    { key: 'DATASOURCE_CLH_PIFA', ...covered.DATASOURCE_CLH_PIFA },
    { key: 'DATASOURCE_ZD_LINGSHOU', ...covered.DATASOURCE_ZD_LINGSHOU },
  ],
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
};
