import { questionBase as base, freeOf, narrowedTo, type View } from '@portal/ui';
import { type Catalogue, figuresIn, type Query } from '@portal/ui/analysis';

/** The model that a sheet is about, with its segment: the chosen one, else the one that sold most in the latest period. */
export function bestModel(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue, 1),
    by: ['segment', 'model'],
    indicators: ['volume'],
    sort: { by: 'volume', direction: 'descending' },
    limit: 1,
  };
}

/** A model over time by every source: side by side, and never added. */
export function modelBySource(view: View, catalogue: Catalogue, model: string): Query {
  return {
    ...base(narrowedTo(view, { model: [model] }), catalogue),
    dataSources: catalogue.dataSources.map(({ key }) => key as Query['dataSources'][number]),
    by: ['period', 'dataSource'],
    indicators: ['volume', 'yoy'],
    fillGaps: true,
  };
}

/** All models of a segment with their ranks then and now: filters on makers and cars would leave none to be ranked among. */
export function inSegment(view: View, catalogue: Catalogue, segment: string): Query {
  const others = freeOf(view, 'model', 'subModel', 'brand', 'manufacturer');
  return {
    ...base(narrowedTo(others, { segment: [segment] }), catalogue, 1),
    by: ['model'],
    indicators: figuresIn(view, catalogue, [
      ...(['volume', 'yoy', 'mom', 'share', 'shareChange'] as const),
      ...(['volumeRank', 'volumeRankMove', 'volumeRankMoveYoy'] as const),
    ]),
    sort: { by: 'volume', direction: 'descending' },
  };
}

/**
 * The trims of a model in the last month that has prices.
 * @param prices the catalogue of the prices
 */
export function trimPrices(prices: Catalogue, model: string): Query {
  return {
    dataset: 'price',
    dataSources: [],
    dateType: 'monthly',
    from: prices.last,
    to: prices.last,
    by: ['subModel', 'trim'],
    indicators: ['msrp', 'tp', 'discount', 'retailVolume'],
    filters: { model: [model] },
  };
}
