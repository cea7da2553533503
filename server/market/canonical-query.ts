import type { DimensionKey, MarketQuery } from '@portal/contract';

/** @returns the same text for questions whose answers are the same to the byte; sources and columns keep their order */
export function canonicalQuery(query: MarketQuery): string {
  const filters = (Object.entries(query.filters ?? {}) as [DimensionKey, string[]][])
    .filter(([, members]) => members.length > 0)
    .map(([key, members]): [string, string[]] => [key, [...new Set(members)].sort()])
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    query.dataset,
    query.dataSources,
    query.dateType,
    query.from,
    query.to,
    query.by,
    query.indicators,
    filters,
    query.sort ? [query.sort.by, query.sort.direction] : null,
    query.limit ?? null,
    query.minimumVolume ?? null,
    query.others ?? false,
    query.totals ?? false,
    query.subtotals ?? false,
    query.fillGaps ?? false,
  ]);
}
