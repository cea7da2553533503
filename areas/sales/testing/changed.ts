import type { MarketChanges } from '@portal/contract';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';

const source = { key: 'DATASOURCE_CLH_PIFA', name: '协会批发量' };
export const changedCounts = { inserted: 0, corrected: 2, withdrawn: 0 };

type Changes = NonNullable<MarketChanges['changes']>;

export const changedRows: Changes['rows'] = [
  {
    from: '2025-01',
    month: '2025-02',
    monthName: '2025/01–02',
    dataSource: source,
    kind: 'corrected',
    before: 12_345,
    after: 12_000,
    members: [
      { key: 'm', name: '厂商甲' },
      { key: 'x', name: '车型一' },
    ],
  },
];

export const changedMonths: Changes['months'] = [
  {
    from: '2025-01',
    month: '2025-02',
    monthName: '2025/01–02',
    dataSource: source,
    kind: 'corrected',
    ...changedCounts,
    before: 200_000,
    after: 199_655,
  },
];

export const volume = { key: 'volume', name: '销量', unit: '辆', format: 'count' } as const;

/** What a release changed, for tests: a revision of one model. */
export const changed: MarketChanges = {
  release: { ...testCatalogue.release, demonstration: false, note: '八月发布' },
  onto: 'r0',
  indicators: [{ ...volume, found: { corrected: 7, added: 0, withdrawn: 1 } }],
  indicator: 'volume',
  by: [
    { key: 'manufacturer', name: '厂商' },
    { key: 'model', name: '车型' },
  ],
  changes: { ...changedCounts, months: changedMonths, rows: changedRows, cut: { shown: 1, all: 7 }, notListed: [] },
  deliveries: [
    {
      release: 'r1',
      at: '2024-09-09T00:00:00Z',
      kind: 'correct',
      note: '七月修订',
      ...changedCounts,
      months: changedMonths,
    },
  ],
  earlier: 3,
};
