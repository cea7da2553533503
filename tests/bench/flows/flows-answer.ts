import type { MarketAnswer, MarketQuery } from '@portal/contract';

const members = 41;

/** What each of 41 brands is compared with, and turned to, by the 40 others: 1,640 pairs, none as large as another. */
export function flowsAnswer({ dataset, from, to }: MarketQuery): MarketAnswer | null {
  if (dataset !== 'comparison') return null;
  const each = Array.from({ length: members }, (_, at) => ({ key: `brand-${at}`, name: `Brand number ${at}` }));
  const rows = each.flatMap((brand, at) =>
    each.flatMap((rival, other) => {
      if (at === other) return [];
      const comparisons = 40_000 - at * 400 - other * 700 + ((at * other) % 37) * 20;
      return [
        {
          kind: 'row' as const,
          keys: { brand: brand.key, rivalBrand: rival.key },
          names: { brand: brand.name, rivalBrand: rival.name },
          values: { comparisons, turned: Math.round(comparisons * 0.2), turnRate: 0.2 },
        },
      ];
    }),
  );
  const column = (key: string) => ({
    key,
    name: key,
    kind: 'dimension' as const,
    unit: '',
    format: null,
    definition: '',
  });
  return {
    columns: ['brand', 'rivalBrand'].map(column) as MarketAnswer['columns'],
    rows,
    total: null,
    cut: null,
    dataSources: [],
    coverage: [],
    release: { id: 'flows', publishedAt: '2026-01-01T00:00:00Z', demonstration: true, note: '' },
    period: { from, to, preliminaryFrom: null },
  };
}
