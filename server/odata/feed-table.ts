import type { MarketAnswer, MarketRow } from '@portal/contract';
import type { WholeAnswer } from '../market/index.ts';
import { type FeedColumn, feedColumns } from './feed-columns.ts';

/** The rows that a feed reads, from any of them on. */
export interface FeedTable {
  /** The id of the release that they are of. */
  release: string;
  /** When that was published: after another one it may be published again. */
  publishedAt: string;
  columns: FeedColumn[];
  /** How many rows it has. */
  count: number;
  /** @param from how many rows are passed over */
  rows(from: number): AsyncIterable<MarketRow[]> | Iterable<MarketRow[]>;
}

/** Rows that are read at once. */
const portion = 1000;

const rowsAlone = (rows: readonly MarketRow[]): MarketRow[] => rows.filter(({ kind }) => kind === 'row');

/** The table of an answer that is there with all of its rows. */
export function tableOfAnswer(answer: MarketAnswer, spring = false): FeedTable {
  const rows = rowsAlone(answer.rows);
  return {
    release: answer.release.id,
    publishedAt: answer.release.publishedAt,
    columns: feedColumns(answer, spring),
    count: rows.length,
    *rows(from) {
      for (let start = from; start < rows.length; start += portion) yield rows.slice(start, start + portion);
    },
  };
}

/** The table of an answer whose rows become rows as they are read. */
export const tableOfWhole = ({ head, count, portions }: WholeAnswer, spring = false): FeedTable => ({
  release: head.release.id,
  publishedAt: head.release.publishedAt,
  columns: feedColumns(head, spring),
  count,
  async *rows(from) {
    for await (const { rows } of portions(from)) yield rowsAlone(rows);
  },
});
