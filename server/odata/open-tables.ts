import type { Language, MarketAnswer, MarketQuery } from '@portal/contract';
import type { Market } from '../market/index.ts';
import { type FeedTable, tableOfAnswer, tableOfWhole } from './feed-table.ts';
import { feedRefusals } from './refusals.ts';

/** How long a table stays open for the next page of the same feed, in ms. */
const openFor = 120_000;

/** Readers of tables as long as a feed may be who do not take them from each other. */
const largestOnes = 3;

export interface TableAsking {
  accountId: string;
  language: Language;
  signal: AbortSignal;
  /** Asks the wire, which judges rights, questions and calls a minute. @throws RefusedCall */
  ask: (question: MarketQuery) => Promise<MarketAnswer>;
}

/**
 * Opens tables of questions for those who may ask them. One that is read page by page is asked of the market once.
 * @param most how many rows a feed has at most
 */
export function openTables(market: Pick<Market, 'onBehalfOf'>, most: number) {
  const open = new Map<string, { table: Promise<FeedTable>; rows: number; until: number }>();

  /**
   * Tables that are over go, and those that were not read for the longest time, as long as all have more rows together
   * than so many of the largest may; the last one stays.
   */
  function forget(now: number): void {
    let all = [...open.values()].reduce((sum, { rows }) => sum + rows, 0);
    for (const [key, { until, rows }] of open) {
      if (until > now && (all <= most * largestOnes || open.size === 1)) continue;
      open.delete(key);
      all -= rows;
    }
  }

  /**
   * @throws RefusedCall as the wire says; Refusal for a table of too many rows
   */
  return async (question: MarketQuery, { accountId, language, signal, ask }: TableAsking): Promise<FeedTable> => {
    const spring = question.springTogether === true;
    if (question.limit !== undefined) return tableOfAnswer(await ask(question), spring);
    // The first row is asked of the wire whenever a page is: rights, limits and the release are those of this moment.
    const first = await ask({ ...question, limit: 1 });
    const all = first.cut?.all ?? first.rows.length;
    if (all <= 1) return tableOfAnswer(first, spring);
    if (all > most) throw feedRefusals.tooManyRows(all, most);
    const key = JSON.stringify([accountId, language, first.release.id, first.release.publishedAt, question]);
    const found = open.get(key);
    if (found) {
      // Who reads on keeps it open, and what is read stands behind what is not.
      open.delete(key);
      open.set(key, { ...found, until: Date.now() + openFor });
      try {
        return await found.table;
      } catch {
        // Who opened it may have gone before it was there: it is opened anew for those who still wait.
        signal.throwIfAborted();
      }
    }
    const now = Date.now();
    const table = market
      .onBehalfOf(`account ${accountId}`)
      .whole(question, most, language, signal)
      .then((answer) => tableOfWhole(answer, spring));
    open.set(key, { table, rows: all, until: now + openFor });
    table.catch(() => {
      if (open.get(key)?.table === table) open.delete(key);
    });
    forget(now);
    return table;
  };
}
