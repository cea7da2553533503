import { addMonths } from '@portal/ui';
import type { Catalogue, Query } from './ask.ts';

/** Datasets beside sales whose figures stand on the page. */
export type OtherDataset = 'price' | 'incentive' | 'attention';

/** The months that a history of prices shows. */
const historyMonths = 24;

const latest = (dataset: OtherDataset, { last }: Pick<Catalogue, 'last'>) => ({
  dataset,
  dataSources: [],
  dateType: 'monthly' as const,
  from: last,
  to: last,
});

/** Figures of models in the last month that the dataset has. */
export const latestFigures = (
  dataset: OtherDataset,
  catalogue: Pick<Catalogue, 'last'>,
  model: string[],
  indicators: Query['indicators'],
): Query => ({ ...latest(dataset, catalogue), by: ['model'], indicators, filters: { model } });

/** List and transaction price of a model, month by month. */
export const priceHistory = ({ first, last }: Pick<Catalogue, 'first' | 'last'>, model: string): Query => {
  const from = addMonths(last, 1 - historyMonths);
  return {
    dataset: 'price',
    dataSources: [],
    dateType: 'monthly',
    from: from > first ? from : first,
    to: last,
    by: ['period'],
    indicators: ['msrp', 'tp', 'discount'],
    filters: { model: [model] },
    fillGaps: true,
  };
};

/** The trims of a model with their prices, the cheapest first. */
export const priceLadder = (catalogue: Pick<Catalogue, 'last'>, model: string): Query => ({
  ...latest('price', catalogue),
  by: ['subModel', 'trim'],
  indicators: ['msrp', 'tp', 'discount', 'retailVolume'],
  filters: { model: [model] },
  sort: { by: 'msrp', direction: 'ascending' },
});

/** What the models of a segment are sold for. */
export const pricesInSegment = (catalogue: Pick<Catalogue, 'last'>, segment: string): Query => ({
  ...latest('price', catalogue),
  by: ['model'],
  indicators: ['tp'],
  filters: { segment: [segment] },
  limit: 500,
});
