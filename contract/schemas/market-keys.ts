/** The ways a question can be cut (S3.038 to S3.040). `period` is the time axis in the date type of the question. */
export const dimensionKeys = [
  'period',
  'dataSource',
  'fuelType',
  'manufacturerType',
  'originType',
  'luxuryType',
  'manufacturer',
  'brand',
  'origin',
  'model',
  'subModel',
  'segment',
  'tier',
  'area',
  'province',
  'city',
  'restrictionType',
] as const;
export type DimensionKey = (typeof dimensionKeys)[number];

/** The figures a question can ask for (S3.041). */
export const indicatorKeys = [
  'volume',
  'cumulativeVolume',
  'yoy',
  'mom',
  'ytdGrowth',
  'share',
  'shareChange',
  'volumeIndex',
] as const;
export type IndicatorKey = (typeof indicatorKeys)[number];
