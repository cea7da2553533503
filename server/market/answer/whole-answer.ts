import { setImmediate as breathe } from 'node:timers/promises';
import type { Language, MarketAnswer, MarketRow } from '@portal/contract';
import type { Columns, OpenRelease } from '../opened/open-release.ts';
import { buildQuery } from '../sql/index.ts';
import { columnsOf, nothingCounted, restOf } from './write-answer.ts';
import { type PlannedQuery, readersOf, writeRows } from './write-rows.ts';

/** Rows that are read at once: others are served between two portions. */
const portion = 1000;

/** An answer of any length: what is said of it, and its rows a portion at a time. */
export interface WholeAnswer {
  head: Omit<MarketAnswer, 'rows' | 'total' | 'revisedTotal'>;
  /** How many rows it has, others and subtotals among them, without the total. */
  count: number;
  /** @param from how many rows are passed over, unread */
  portions(from?: number): AsyncGenerator<{ rows: MarketRow[]; total: MarketAnswer['total'] }>;
}

/** How many rows the question found before its limit, as the engine says it with the first one. */
const foundIn = ([, counted = []]: Columns, listed: number): number => Number(counted[0] ?? listed);

const countKinds = ([kinds = []]: Columns, wanted: (kind: number) => boolean): number =>
  kinds.reduce((count: number, kind) => count + (wanted(Number(kind)) ? 1 : 0), 0);

/**
 * Answers a question whose rows are more than an answer of the wire holds. The figures stay as the engine gave them, and
 * become rows as they are read.
 * @throws as answerPlanned does
 */
export async function wholeAnswer(
  question: PlannedQuery,
  release: OpenRelease,
  language: Language,
  signal?: AbortSignal,
): Promise<WholeAnswer> {
  const { dataset, query, plan } = question;
  const columns = columnsOf(question, language);
  if (plan.windows.length === 0) {
    const head = { columns, ...restOf(question, release, language, nothingCounted) };
    return { head, count: 0, async *portions() {} };
  }
  const statement = buildQuery(dataset, query, plan, release.members);
  const result = await release.run(statement.sql, [], signal);
  const listed = countKinds(result, (kind) => kind === 0);
  const readers = readersOf(question, statement, release, language);
  const rowsAt = (start: number, end: number) =>
    writeRows(
      statement,
      result.map((column) => column.slice(start, end)),
      readers,
    );
  const all = result[0]?.length ?? 0;
  // What was left out, by the least volume and by limits, stands last.
  const { below, outside } = rowsAt(Math.max(0, all - 2), all);
  return {
    head: {
      columns,
      ...restOf(question, release, language, { found: foundIn(result, listed), shown: listed, below, outside }),
    },
    count: countKinds(result, (kind) => kind <= 2),
    async *portions(from = 0) {
      for (let start = from; start < all; start += portion) {
        const { rows, total } = rowsAt(start, start + portion);
        yield { rows: JSON.parse(`[${rows.join(',')}]`), total: total === null ? null : JSON.parse(total) };
        await breathe();
      }
    },
  };
}
