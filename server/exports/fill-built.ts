import type { BuiltSheet, TableColumn, TableRow } from '@portal/contract';
import { type FilledTable, portionsOf } from './filled-table.ts';

const keyOf = (at: number): string => `c${at}`;

/** A table that the screen has made: what it brings is figures and texts, and nothing of it is asked again. */
export function fillBuilt({ title, link, columns, rows, about }: BuiltSheet): FilledTable {
  const keyed = columns.map(
    ({ period, ...column }, at): TableColumn => ({ ...column, key: keyOf(at), ...(period && { period }) }),
  );
  const filled = rows.map(({ kind, uncovered, unknown = [], cells }, index): TableRow => {
    const row: TableRow = { id: String(index), kind, keys: {}, names: {}, values: {}, uncovered };
    if (unknown.length > 0) row.unbased = unknown.map(keyOf);
    for (const [at, column] of keyed.entries()) {
      const cell = cells[at] ?? null;
      if (column.kind === 'dimension') row.names[column.key] = cell === null ? '' : String(cell);
      else row.values[column.key] = typeof cell === 'number' ? cell : null;
    }
    return row;
  });
  return {
    title,
    link,
    columns: keyed,
    ranked: false,
    count: filled.length,
    about,
    answer: null,
    portions: () => portionsOf({ rows: filled }, []),
  };
}
