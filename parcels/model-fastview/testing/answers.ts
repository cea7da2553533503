import type { MarketRow } from '@portal/contract';
import type { Answer } from '../ask/ask.ts';

/** An answer of the market with these rows, of two months of a demonstration market. */
export const anAnswer = (rows: MarketRow[]): Answer => ({
  columns: [],
  rows,
  total: null,
  cut: null,
  release: { id: 'r1', publishedAt: '2026-03-01T00:00:00Z', demonstration: true, note: '' },
  period: { from: '2026-01', to: '2026-02', preliminaryFrom: null },
  dataSources: [],
  coverage: [],
});
