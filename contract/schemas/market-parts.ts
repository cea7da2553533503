import { Type } from '@sinclair/typebox';
import { type DataSource, dataSourcePattern } from '../constants.ts';
import {
  type AnyDimensionKey,
  type CatalogueIndicatorKey,
  type ContributionKey,
  type DiscountSpreadKey,
  datasetKeys,
  type ElectricIndicatorKey,
  type FormerSalesKey,
  type IncentiveIndicatorKey,
  type IndicatorKey,
  type LaunchIndicatorKey,
  type NewEnergyIndicatorKey,
  type PlaceIndicatorKey,
  type PriceIndicatorKey,
  type PriceMoveKey,
  type SalesChangeKey,
} from './market-keys.ts';

/** A text that is one of these. */
export const oneOf = <const Keys extends readonly string[]>(keys: Keys) =>
  Type.Unsafe<Keys[number]>(Type.String({ enum: [...keys] }));

export const Dataset = oneOf(datasetKeys);

/** A source; whether the release has it the call itself says. */
export const Source = Type.Unsafe<DataSource>(Type.String({ pattern: dataSourcePattern }));

/** What a name can be that a dataset gives; whether it has one of that name it says itself. */
export const Name = Type.String({ pattern: '^[a-z][A-Za-z0-9]{0,39}$' });
export const Dimension = Type.Unsafe<AnyDimensionKey>(Name);
export const Indicator = Type.Unsafe<
  | IndicatorKey
  | FormerSalesKey
  | NewEnergyIndicatorKey
  | PriceIndicatorKey
  | PriceMoveKey
  | IncentiveIndicatorKey
  | ElectricIndicatorKey
  | LaunchIndicatorKey
  | CatalogueIndicatorKey
  | PlaceIndicatorKey
  | ContributionKey
  | DiscountSpreadKey
  | SalesChangeKey
>(Name);

/** How a value is written: a count, a ratio shown as percent, a difference in percentage points, an index with 100 as base. */
export const Format = oneOf(['count', 'percent', 'points', 'index'] as const);
