/** What can be asked about. */
export const datasetKeys = [
  'sales',
  'price',
  'incentive',
  'launch',
  'configuration',
  'energy',
  'charging',
  'outlet',
  'attention',
  'catalogue',
] as const;
export type DatasetKey = (typeof datasetKeys)[number];

/**
 * The ways a question can be cut (S3.038 to S3.040) that the portal's own pages name; what there is beside them says the
 * catalogue. `period` is the time axis in the date type of the question.
 */
export type DimensionKey =
  | 'period'
  | 'dataSource'
  | 'fuelType'
  | 'manufacturerType'
  | 'originType'
  | 'luxuryType'
  | 'manufacturer'
  | 'brand'
  | 'origin'
  | 'model'
  | 'subModel'
  | 'segment'
  | 'priceBand'
  | 'tier'
  | 'area'
  | 'province'
  | 'city'
  | 'restrictionType';

/** Those of the prices alone. */
export type PriceDimensionKey = 'trim' | 'tpBand' | 'msrpBand';

/** Those of electric powertrains alone. */
export type ElectricDimensionKey = 'rangeBand';

/** Dimensions that events of cars have beside those of a car. */
export type LaunchDimensionKey = 'eventKind' | 'event';

/** The figure of events of cars that pages name. */
export type LaunchIndicatorKey = 'events';

/** The figures of the sales (S3.041) that pages name. */
export type IndicatorKey =
  | 'volume'
  | 'cumulativeVolume'
  | 'yoy'
  | 'mom'
  | 'ytdGrowth'
  | 'share'
  | 'shareChange'
  | 'volumeIndex';

/** What the figures of the sales were in earlier months, and how the share has moved since. */
export type FormerSalesKey =
  | 'volumeYearBefore'
  | 'volumeBefore'
  | 'cumulativeVolumeYearBefore'
  | 'shareYearBefore'
  | 'shareBefore'
  | 'shareChangeMom';

/** The figures of the price index (S3.025). */
export const priceIndicatorKeys = ['msrp', 'tp', 'discount', 'yoyMsrp', 'yoyTp'] as const;
export type PriceIndicatorKey = (typeof priceIndicatorKeys)[number];

/** What prices say beside the index: how they have moved, what a fixed basket costs, and the cars that weigh them. */
export type PriceMoveKey =
  | 'tpIndex'
  | 'msrpIndex'
  | 'tpBasket'
  | 'msrpBasket'
  | 'basketKept'
  | 'discountYoy'
  | 'discountMom'
  | 'msrpBefore'
  | 'msrpChange'
  | 'momMsrp'
  | 'tpBefore'
  | 'tpYearBefore'
  | 'msrpYearBefore'
  | 'discountBefore'
  | 'discountYearBefore'
  | 'tpChange'
  | 'momTp'
  | 'retailVolume'
  | 'retailShare'
  | 'retailShareChange'
  | 'retailYoy';

/** How the discounts of trims are spread. */
export type DiscountSpreadKey =
  | 'discountLowest'
  | 'discountQ1'
  | 'discountMedian'
  | 'discountQ3'
  | 'discountHighest'
  | 'discountTrims';

/** The figures of the sales that say how many of them are of new energy. */
export type NewEnergyIndicatorKey = 'newEnergyVolume' | 'penetration' | 'penetrationChange' | 'yoyNewEnergy';

/** The figures of electric powertrains, charging points and cars in use that pages name. */
export type ElectricIndicatorKey =
  | 'range'
  | 'battery'
  | 'power'
  | 'energyTrims'
  | 'yoyRange'
  | 'yoyBattery'
  | 'chargingPoints'
  | 'dcPoints'
  | 'dcShare'
  | 'nevsInUse'
  | 'nevsPerPoint'
  | 'pointShare'
  | 'yoyPoints'
  | 'yoyNevsInUse';

/** Dimensions that catalogue batches have beside those of a car. */
export type CatalogueDimensionKey = 'catalogueKind' | 'batch' | 'productCode' | 'entryKind';

/** Every dimension that pages name, of whatever dataset. */
export type AnyDimensionKey =
  | DimensionKey
  | PriceDimensionKey
  | ElectricDimensionKey
  | LaunchDimensionKey
  | CatalogueDimensionKey;

/** The figures of catalogue batches that pages name. */
export type CatalogueIndicatorKey =
  | 'entries'
  | 'enteredEntries'
  | 'changedEntries'
  | 'withdrawnEntries'
  | 'listedSubModels'
  | 'listedBrands'
  | 'listedManufacturers'
  | 'listedRange'
  | 'listedBattery'
  | 'energyDensity'
  | 'electricityUse'
  | 'curbWeight'
  | 'entryShare'
  | 'yoyEntries'
  | 'momEntries'
  | 'yoyListedRange';

/** The figures of incentives that pages name. */
export type IncentiveIndicatorKey =
  | 'incentive'
  | 'cash'
  | 'tradeIn'
  | 'financeSubsidy'
  | 'gifts'
  | 'insurance'
  | 'incentiveDepth'
  | 'yoyIncentive'
  | 'momIncentive'
  | 'incentiveBefore'
  | 'incentiveChange'
  | 'incentiveYearBefore'
  | 'incentiveChangeYoy'
  | 'depthChange'
  | 'retailVolume'
  | 'retailYoy'
  | 'retailMom';

/** The figures that members are ranked by from one period to another. */
export type PlacedFigureKey = 'volume' | 'penetration' | 'discount' | 'incentive' | 'range';

/** The places by one of them: now, before, and how many places lie between. */
export type PlaceIndicatorKey<Key extends PlacedFigureKey = PlacedFigureKey> =
  `${Key}${'Rank' | 'RankBefore' | 'RankMove' | 'RankYearBefore' | 'RankMoveYoy'}`;

/** How many more or fewer are sold than formerly. */
export type SalesChangeKey = 'volumeChange' | 'volumeChangeYoy';

/** What members contribute to the growth of all sales. */
export type ContributionKey = 'volumeContribution' | 'volumeContributionYoy';
