import type { DatasetQuestion, Members } from '../model/question.ts';

/** Members by dimension in one order. */
const inOrder = (members: Members = {}): [string, string[]][] =>
  Object.entries(members)
    .filter(([, keys]) => keys?.length)
    .map(([key, keys]): [string, string[]] => [key, [...new Set(keys)].sort()])
    .sort(([name], [other]) => (name < other ? -1 : 1));

/** @returns the same text for questions whose answers are the same to the byte; sources and columns keep their order */
export function canonicalQuery(query: DatasetQuestion): string {
  return JSON.stringify([
    query.dataset,
    query.dataSources,
    query.dateType,
    query.from,
    query.to,
    query.by,
    query.indicators,
    inOrder(query.filters),
    inOrder(query.without),
    query.sort ? [query.sort.by, query.sort.direction] : null,
    query.limit ?? null,
    query.minimumVolume ?? null,
    (query.where ?? []).map(({ indicator, atLeast, atMost }) => [indicator, atLeast ?? null, atMost ?? null]),
    query.others ?? false,
    query.totals ?? false,
    query.subtotals ?? false,
    query.fillGaps ?? false,
    query.base ?? null,
    query.springTogether ?? false,
    query.succession ?? false,
    query.shareOf ?? 'chosen',
    query.within ?? null,
  ]);
}
