import type { DimensionKey, FigureKey } from '@portal/contract';
import type { RankingScope } from '@portal/ui/analysis';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

/** What penetration is compared by over time; the whole market first. */
export const comparedBy = [
  'segment',
  'priceBand',
  'brand',
  'manufacturerType',
  'tier',
  'area',
  'province',
  'city',
] as const satisfies readonly DimensionKey[];

export const penetrationChoices = { by: comparedBy } as const;

/** As many members as are compared at once. */
export const mostCompared = 8;

/** Who is how far: penetration where something is sold at all. */
export const penetrationRankings: RankingScope = {
  ranked: ['segment', 'province', 'city', 'brand', 'manufacturer', 'tier', 'priceBand'],
  indicators: ['penetration', 'penetrationChange', 'newEnergyVolume', 'yoyNewEnergy', 'volume'],
  least: ['1000', '0', '100', '500', '5000'],
  placed: 'penetration',
};

/** What a map of places shows. */
export type PlaceFigure = 'penetration' | 'nevsPerPoint';

/** Which fuel types a mix is of: all of them, or those of new energy alone. */
export const mixes = ['all', 'newEnergy'] as const;

export const mixIndicators = ['share', 'volume', 'yoy', 'shareChange'] as const satisfies readonly FigureKey<'sales'>[];

export const fuelsChoices = { mix: mixes, indicator: mixIndicators } as const;

/** What is asked of the powertrains over time. */
export const technologyIndicators = ['range', 'battery', 'power'] as const satisfies readonly FigureKey<
  'energy' | 'charging'
>[];

/** Whose powertrains are compared. */
export const technologyRankings: RankingScope = {
  ranked: ['brand', 'model', 'segment', 'manufacturer', 'fuelType'],
  indicators: ['range', 'yoyRange', 'battery', 'yoyBattery', 'power', 'retailVolume'],
  least: ['100', '0', '50', '500', '1000'],
  placed: 'range',
};

/** Of what range is set against price. */
export const rangePriceBy = ['subModel', 'trim', 'model', 'brand'] as const;

/** The price it is set against. */
export const rangePrices = ['msrp', 'tp'] as const;

/** Cars whose ranges can be compared: an electric range beside an engine is another thing. */
export const electricFuels = ['BEV', 'PHEV', 'EREV'] as const;

/** The least cars of what stands between the medians. */
export const leastOfRanges = ['500', '0', '100', '1000', '5000'] as const;

/** Which cars are set against which price. */
export const rangePriceChoices = {
  by: rangePriceBy,
  price: rangePrices,
  fuel: electricFuels,
  least: leastOfRanges,
} as const;

/** The figures of both datasets that stand side by side. */
export const rangePriceFigures = {
  figures: ['range', 'battery', 'power', 'retailVolume'],
  beside: { dataset: 'price', figures: ['msrp', 'tp', 'discount'] },
} as const satisfies {
  figures: readonly FigureKey<'energy'>[];
  beside: { dataset: 'price'; figures: readonly FigureKey<'price'>[] };
};

/** Where how many charging points stand. */
export const chargingRankings: RankingScope = {
  ranked: ['province', 'city', 'area', 'tier'],
  indicators: ['chargingPoints', 'yoyPoints', 'dcPoints', 'dcShare', 'nevsInUse', 'nevsPerPoint', 'pointShare'],
  least: ['0'],
};

/** What is asked of the entries over time. */
export const listedIndicators = [
  ...(['listedRange', 'listedBattery', 'energyDensity', 'electricityUse'] as const),
] as const satisfies readonly FigureKey<'catalogue'>[];

/** Who has entries in the batches of a period. */
export const announcementRankings: RankingScope = {
  ranked: ['brand', 'manufacturer', 'segment', 'fuelType', 'model'],
  indicators: ['entries', 'enteredEntries', 'listedSubModels', 'yoyEntries', 'entryShare', 'listedRange'],
  least: ['0'],
};
