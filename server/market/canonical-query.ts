import type { DatasetQuestion } from './model/question.ts';

/** @returns the same text for questions whose answers are the same to the byte; sources and columns keep their order */
export function canonicalQuery(query: DatasetQuestion): string {
  const filters = Object.entries(query.filters ?? {})
    .filter(([, members]) => members?.length)
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
