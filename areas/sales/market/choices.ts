import type { DimensionKey, IndicatorKey } from '@portal/contract';

/** What the pages let a person choose; the first of each list is the default. The names stand in the address. */

export const pageNames = ['overview', 'trend', 'ranking', 'structure', 'compare', 'changes'] as const;
export type PageName = (typeof pageNames)[number];

/** Dimensions whose members a trend compares. */
export const comparable = [
  'fuelType',
  'segment',
  'manufacturer',
  'brand',
  'model',
  'subModel',
  'origin',
  'manufacturerType',
  'originType',
  'luxuryType',
  'tier',
  'area',
  'province',
  'city',
  'restrictionType',
] as const satisfies readonly DimensionKey[];

/** S3.041: every indicator is offered. */
export const trendIndicators = [
  'volume',
  'yoy',
  'mom',
  'share',
  'shareChange',
  'cumulativeVolume',
  'ytdGrowth',
  'volumeIndex',
] as const satisfies readonly IndicatorKey[];

export const ranked = ['manufacturer', 'brand', 'model', 'subModel'] as const satisfies readonly DimensionKey[];

export const tops = ['20', '10', '50', '100', '5000'] as const;

/** The least volume of what is ranked by growth: the first cars of a new model grow by any percentage. */
export const leastVolumes = ['1000', '0', '100', '500', '5000', '10000'] as const;

export const rankingIndicators = [
  'volume',
  'share',
  'shareChange',
  'yoy',
  'mom',
  'cumulativeVolume',
  'ytdGrowth',
] as const satisfies readonly IndicatorKey[];

export const structured = [
  'fuelType',
  'segment',
  'origin',
  'manufacturerType',
  'originType',
  'luxuryType',
  'tier',
  'area',
  'restrictionType',
] as const satisfies readonly DimensionKey[];

export const structureIndicators = ['share', 'volume', 'yoy', 'shareChange'] as const satisfies readonly IndicatorKey[];

/** As many members as a trend compares at once. */
export const mostCompared = 10;
