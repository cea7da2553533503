import type {
  ManufacturerRank,
  MarketPrice,
  PriceFigure,
  PriceIndex,
  SalesIndex,
  SubModelSales,
} from '@portal/contract';

const figure = () => ({ value: null, yoy: null });

/** S3.028 S3.029: a sales index before it is known. */
export const salesIndex = (): SalesIndex => ({
  month: '',
  preliminary: false,
  dataSource: '',
  monthIndex: figure(),
  shareIndex: figure(),
  totalIndex: figure(),
});

/** S3.031 S3.032. */
export const manufacturerRank = (): ManufacturerRank => ({ year: '', month: '', preliminary: false, salesRanks: [] });

export const subModelSales = (): SubModelSales => ({ year: '', month: '', preliminary: false, list: [] });

/** S3.027: a price figure before it is known. */
const priceFigure = (): PriceFigure => ({ key: '-', value: null });

/** S3.025. */
const priceIndex = (): PriceIndex => ({
  tp: priceFigure(),
  msrp: priceFigure(),
  discount: priceFigure(),
  yoyMsrp: priceFigure(),
  yoyTp: priceFigure(),
});

/** S3.024: bq is this month, tq the same month of the year before. */
export const marketPrice = (): MarketPrice => ({
  month: '',
  preliminary: false,
  bqPriceIndex: priceIndex(),
  tqPriceIndex: priceIndex(),
  definitions: [],
});
