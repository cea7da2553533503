import type { MarketQuery } from '@portal/contract';
import { coverageOf } from '../../../server/market/covered.ts';
import { sales } from '../../../server/market/datasets/index.ts';
import { buildQuery, planPeriods } from '../../../server/market/sql/index.ts';
import { openRelease } from '../../../server/market/store/open-release.ts';

export interface EngineAlone {
  facts: number;
  /** The statement the server would run for a question, ready to be run. */
  prepare(query: MarketQuery): () => Promise<unknown>;
  close(): void;
}

/** The engine with the same release and nothing around it: a statement goes in, columns of values come out. */
export async function engineAlone(marketFolder: string, id: string): Promise<EngineAlone> {
  const release = await openRelease(marketFolder, id, '');
  const coverage = coverageOf(sales, release);
  return {
    facts: release.info.counts.facts,
    prepare(query) {
      const { sql } = buildQuery(sales, query, planPeriods(sales, query, coverage), release.members);
      return () => release.run(sql, []);
    },
    close: release.close,
  };
}
