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
  | 'tier'
  | 'area'
  | 'province'
  | 'city'
  | 'restrictionType';

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

/** The figures of the price index (S3.025). */
export const priceIndicatorKeys = ['msrp', 'tp', 'discount', 'yoyMsrp', 'yoyTp'] as const;
export type PriceIndicatorKey = (typeof priceIndicatorKeys)[number];
