import type { MarketAnswer, MarketRow } from '@portal/contract';

/** A property of a row of the feed. */
export interface FeedColumn {
  name: string;
  type: 'Edm.Int32' | 'Edm.String' | 'Edm.Date' | 'Edm.Double';
  /** What it is called on the screen, and what it means. */
  label: string;
  definition: string;
  /** Its value; `at` is the place of the row in the answer, from 1. */
  of: (row: MarketRow, at: number) => string | number | null;
}

/**
 * The first day of a period by its key: 2024-03, 2024-Q1 or 2024; null for all others.
 * @param spring whether 2024-02 stands for January and February together
 */
export function firstDay(key: string, spring = false): string | null {
  if (spring && /^\d{4}-02$/.test(key)) return `${key.slice(0, 4)}-01-01`;
  const [, year, month, quarter] = /^(\d{4})(?:-(\d{2})|-Q([1-4]))?$/.exec(key) ?? [];
  if (!year) return null;
  const first = quarter ? String(Number(quarter) * 3 - 2).padStart(2, '0') : (month ?? '01');
  return `${year}-${first}-01`;
}

/** The properties of an answer: its place, of each dimension key and name, of a period its first day, and the figures. @param spring as of firstDay */
export function feedColumns({ columns }: Pick<MarketAnswer, 'columns'>, spring = false): FeedColumn[] {
  const place: FeedColumn = { name: 'row', type: 'Edm.Int32', label: '', definition: '', of: (_row, at) => at };
  return [
    place,
    ...columns.flatMap(({ key, kind, name, unit, definition }): FeedColumn[] => {
      if (kind === 'indicator') {
        const label = unit ? `${name} (${unit})` : name;
        return [{ name: key, type: 'Edm.Double', label, definition, of: ({ values }) => values[key] ?? null }];
      }
      const words = { label: name, definition };
      return [
        { ...words, name: key, type: 'Edm.String', of: ({ keys }) => keys[key] ?? null },
        { ...words, name: `${key}Name`, type: 'Edm.String', of: ({ names }) => names[key] ?? null },
        ...(key === 'period'
          ? [
              {
                ...words,
                name: 'periodStart',
                type: 'Edm.Date' as const,
                of: (row: MarketRow) => firstDay(row.keys.period ?? '', spring),
              },
            ]
          : []),
      ];
    }),
  ];
}
