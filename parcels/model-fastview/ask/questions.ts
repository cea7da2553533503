import type { CallPayload, DataSource } from '@portal/contract';
import { addMonths } from '@portal/ui';
import type { Answer, Catalogue, Query } from './ask.ts';

/** The source and the twelve months that every figure of the page is of. */
export interface Span {
  source: DataSource;
  from: string;
  to: string;
}

/** The last twelve months of a source; of the first one that the release has where the preferred one is missing. */
export function spanOf(catalogue: Catalogue, preferred: DataSource): Span {
  const covered = catalogue.dataSources.find(({ key }) => key === preferred) ?? catalogue.dataSources[0];
  const { first, last } = covered ?? catalogue;
  const from = addMonths(last, -11);
  return { source: (covered?.key ?? preferred) as DataSource, from: from > first ? from : first, to: last };
}

const base = ({ source, from, to }: Span) => ({
  dataset: 'sales' as const,
  dataSources: [source],
  dateType: 'monthly' as const,
  from,
  to,
});

const byVolume = { by: 'volume' as const, direction: 'descending' as const };

/** Names of models, and which of them the release knows. */
export const modelNames = (keys: string[]): CallPayload<'marketMembers'> => ({
  dataset: 'sales',
  dimension: 'model',
  keys,
  limit: Math.max(1, keys.length),
});

/** Who makes a model, and in which segment it sells most. */
export const profileOf = (span: Span, model: string): Query => ({
  ...base(span),
  by: ['manufacturer', 'brand', 'segment', 'model'],
  indicators: ['volume'],
  filters: { model: [model] },
  sort: byVolume,
  limit: 1,
});

/** The models that sell most, in a segment or of all. */
export const bestSellers = (span: Span, limit: number, segment?: string): Query => ({
  ...base(span),
  by: ['model'],
  indicators: ['volume'],
  filters: segment === undefined ? {} : { segment: [segment] },
  sort: byVolume,
  limit,
});

/** The models that sold most more in the last month than in the one before. */
export const risers = (span: Span, limit: number): Query => ({
  ...base({ ...span, from: span.to }),
  by: ['model'],
  indicators: ['volumeChange'],
  sort: { by: 'volumeChange', direction: 'descending' },
  limit,
});

/** Models with their segments, whatever sells most first: the first of each segment leads it. */
export const sellersBySegment = (span: Span): Query => ({
  ...base(span),
  by: ['segment', 'model'],
  indicators: ['volume'],
  sort: byVolume,
  limit: 300,
});

/** The twelve months together. */
export const yearOf = (span: Span, model: string[]): Query => ({
  ...base(span),
  by: ['model'],
  indicators: ['volume', 'yoy', 'share', 'shareChange'],
  filters: { model },
});

/** The last month, and the year up to it. */
export const latestOf = (span: Span, model: string[]): Query => ({
  ...base({ ...span, from: span.to }),
  by: ['model'],
  indicators: ['volume', 'yoy', 'mom', 'cumulativeVolume', 'ytdGrowth'],
  filters: { model },
});

/** Month by month. */
export const monthlyOf = (span: Span, model: string[]): Query => ({
  ...base(span),
  by: ['period', 'model'],
  indicators: ['volume', 'yoy'],
  filters: { model },
  fillGaps: true,
});

/** What comes after the last month. */
export const forecastOf = ({ source }: Span, model: string[]): CallPayload<'marketForecast'> => ({
  dataset: 'sales',
  dataSources: [source],
  by: 'model',
  indicator: 'volume',
  filters: { model },
});

/** The sub-models of models, the one that sells most first. */
export const versionsOf = (span: Span, model: string[]): Query => ({
  ...base(span),
  by: ['model', 'subModel'],
  indicators: ['volume'],
  filters: { model },
  sort: byVolume,
});

/** So many versions of the model itself have their prices on the page; of each rival the leading one. */
const mostVersions = 3;

/**
 * The versions whose prices are asked: those of the model, and the leading one of every other.
 * @param answer to versionsOf
 */
export function pricedVersions(answer: Answer, model: string): string[] {
  const keysOf = (wanted: string) =>
    answer.rows.filter(({ keys }) => keys.model === wanted).flatMap(({ keys }) => keys.subModel ?? []);
  const others = [...new Set(answer.rows.flatMap(({ keys }) => keys.model ?? []))].filter((key) => key !== model);
  return [...keysOf(model).slice(0, mostVersions), ...others.flatMap((key) => keysOf(key).slice(0, 1))];
}

/** Prices of versions; null where there are too few for the call. */
export const pricesOf = (span: Span, subModels: string[]): CallPayload<'marketCompare'> | null =>
  subModels.length < 2 ? null : { dataSource: span.source, subModels, from: span.from, to: span.to };
