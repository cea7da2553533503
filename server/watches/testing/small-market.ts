import type { MarketAnswer, MarketCatalogue, MarketQuery, Release } from '@portal/contract';
import type { Market } from '../../market/index.ts';

/** Cars and what was sold of them, by month; null for what nobody delivered. */
export type Sold = Record<string, Record<string, number> | null>;

/** A market of one source whose figures a test says and changes: what was asked is answered from them. */
export function smallMarket(sold: () => Sold, publishedAt: () => string): Market {
  const release = (): Release => ({
    id: `r ${publishedAt()}`,
    publishedAt: publishedAt(),
    demonstration: true,
    note: '',
  });
  const months = () => Object.keys(sold()).sort();
  const column = { key: 'volume', name: 'Volume', unit: 'units', format: 'count', definition: 'Cars sold.' } as const;
  const catalogue = (): MarketCatalogue =>
    ({
      dataset: 'sales',
      name: 'Sales',
      release: release(),
      first: months()[0],
      last: months().at(-1),
      dataSources: [],
      dimensions: [],
      indicators: [{ ...column, growth: false, adds: 'always', formula: 'sum' }],
    }) as unknown as MarketCatalogue;
  const query = ({ from, to }: MarketQuery): MarketAnswer => {
    const queries = months().filter((month) => month >= from && month <= to);
    const covered = queries.filter((month) => sold()[month] !== null);
    const sums = new Map<string, number>();
    for (const month of covered) {
      for (const [car, volume] of Object.entries(sold()[month] ?? {})) sums.set(car, (sums.get(car) ?? 0) + volume);
    }
    const rows = [...sums].sort(([, value], [, other]) => other - value);
    return {
      columns: [
        { key: 'subModel', kind: 'dimension', name: 'Car', unit: '', format: null, definition: '' },
        { ...column, kind: 'indicator' },
      ],
      rows: rows.map(([car, volume]) => ({
        kind: 'row',
        keys: { subModel: car },
        names: { subModel: `Car ${car}` },
        values: { volume },
      })),
      total: { volume: rows.reduce((sum, [, volume]) => sum + volume, 0) },
      cut: null,
      release: release(),
      period: { from, to, preliminaryFrom: null },
      dataSources: [],
      coverage: [
        {
          dataSource: null,
          months: covered.length,
          of: queries.length,
          uncovered: [],
          partly: [],
          combined: [],
          says: [],
        },
      ],
    } as unknown as MarketAnswer;
  };
  const questions = {
    catalogue: async () => catalogue(),
    query: async (question: MarketQuery) => query(question),
    members: async () => ({ members: [] }),
    today: async (_dimension: string, keys: readonly string[]) => [...keys],
    unions: async () => new Map(),
    release,
  };
  return { ...questions, onBehalfOf: () => questions } as unknown as Market;
}
