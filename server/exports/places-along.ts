import { rowPlaces, type Sorting, type TableModel } from '@portal/contract';

/**
 * The places of rows that come a portion at a time, in the order that they are ranked by: equal figures share a place,
 * also across portions.
 */
export function placesAlong(by: Sorting): (model: Pick<TableModel, 'rows' | 'columns'>) => (number | null)[] {
  let counted = 0;
  let last: { place: number; figure: number | null } | null = null;
  return ({ rows, columns }) => {
    const figures = columns.filter(({ kind }) => kind === 'indicator');
    const key = (figures.find((column) => column.key === by.key) ?? figures[0])?.key ?? '';
    const before = counted;
    return rowPlaces(rows, columns, by).map((own, at) => {
      if (own === null) return null;
      counted += 1;
      const figure = rows[at]?.values[key] ?? null;
      const place: number = last?.figure === figure ? last.place : before + own;
      last = { place, figure };
      return place;
    });
  };
}
