import type { MarketQuery } from '@portal/contract';
import { plannedQuery } from '../../../server/market/answer/answer-query.ts';
import { sales } from '../../../server/market/datasets/index.ts';
import { openRelease } from '../../../server/market/opened/open-release.ts';
import { buildQuery } from '../../../server/market/sql/index.ts';

export interface Statements {
  facts: number;
  /** The statement that the portal runs for a question. */
  of(query: MarketQuery): string;
}

/** @param folder the market folder @param id of the release */
export async function statementsOf(folder: string, id: string): Promise<Statements> {
  const release = await openRelease(folder, id, '');
  release.close();
  return {
    facts: release.info.counts.facts,
    of(query) {
      const question = plannedQuery(sales, release, query);
      return buildQuery(question.dataset, question.query, question.plan, release.members).sql;
    },
  };
}
