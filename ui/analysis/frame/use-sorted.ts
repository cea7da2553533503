import { useState } from 'react';
import type { TableModel } from '../table/model.ts';
import { nextSorting, type Sorting, sortRows } from '../table/sort.ts';

/** A table whose rows are all here, sorted on the screen by a click on a head. */
export function useSorted(given: TableModel, first: Sorting | null = null) {
  const [sorting, setSorting] = useState(first);
  const model = { ...given, rows: sortRows(given.rows, sorting) };
  return { model, sorting, onSort: (key: string) => setSorting((now) => nextSorting(now, key, given)) };
}
