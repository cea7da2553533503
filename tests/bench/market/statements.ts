import type { MarketQuery } from '@portal/contract';
import { coverageOf } from '../../../server/market/covered.ts';
import { sales } from '../../../server/market/datasets/index.ts';
import { buildQuery, planPeriods } from '../../../server/market/sql/index.ts';
import { openRelease } from '../../../server/market/store/open-release.ts';

export interface Statements {
  facts: number;
  /** The statement that the portal runs for a question. */
  of(query: MarketQuery): string;
}

/** @param folder the market folder @param id of the release */
export async function statementsOf(folder: string, id: string): Promise<Statements> {
  const release = await openRelease(folder, id, '');
  const coverage = coverageOf(sales, release);
  release.close();
  return {
    facts: release.info.counts.facts,
    of: (query) => buildQuery(sales, query, planPeriods(sales, query, coverage), release.members).sql,
  };
}
