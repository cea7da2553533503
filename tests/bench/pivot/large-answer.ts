import type { MarketAnswer, MarketQuery } from '@portal/contract';

/** 20,000 cells of five figures are 100,000. */
const members: Record<string, number> = { model: 2000, period: 10 };

/** The answer of a market with as many members as a level may have rows, to any question by model and period. */
export function largeAnswer(query: MarketQuery): MarketAnswer {
  let all: Record<string, string>[] = [{}];
  for (const dimension of query.by) {
    const keys = Array.from({ length: members[dimension] ?? 1 }, (_, at) =>
      dimension === 'period' ? `2025-${String(at + 1).padStart(2, '0')}` : `${dimension}-${at}`,
    );
    all = all.flatMap((row) => keys.map((key) => ({ ...row, [dimension]: key })));
  }
  return {
    columns: [],
    rows: all.map((keys, at) => ({
      kind: 'row' as const,
      keys,
      names: keys,
      values: Object.fromEntries(query.indicators.map((key, place) => [key, (at * 7919 + place * 104729) % 100_003])),
    })),
    total: null,
    cut: null,
    dataSources: [],
    coverage: [],
    release: { id: 'large', publishedAt: '2026-01-01T00:00:00Z', demonstration: true, note: '' },
    period: { from: query.from, to: query.to, preliminaryFrom: null },
  };
}
