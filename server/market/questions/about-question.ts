import type { DatasetQuestion, Members } from '../model/index.ts';

/** What is asked, by keys of the portal alone, for the log: no member that somebody named, and nothing that was typed. */
export type About = Readonly<Record<string, unknown>>;

/** How many members of each dimension are named. */
const counted = (members: Members = {}): Record<string, number> =>
  Object.fromEntries(Object.entries(members).map(([dimension, keys]) => [dimension, keys?.length ?? 0]));

/** @param query one that has been planned: its dimensions and indicators are those of its dataset */
export function aboutQuestion(query: DatasetQuestion): About {
  const { dataset, dateType, from, to, by, indicators, filters, without, limit } = query;
  return {
    dataset,
    dateType,
    from,
    to,
    by,
    indicators,
    filters: counted(filters),
    ...(without ? { without: counted(without) } : {}),
    ...(limit === undefined ? {} : { limit }),
  };
}
