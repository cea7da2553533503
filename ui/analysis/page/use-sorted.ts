import type { TableModel } from '@portal/contract';
import { nextSorting, type Sorting, sortRows } from '@portal/contract';
import { useMemo, useState } from 'react';

/** A table whose rows are all here, sorted on the screen by a click on a head. */
export function useSorted(given: TableModel, first: Sorting | null = null) {
  const [sorting, setSorting] = useState(first);
  const model = useMemo(
    (): TableModel => ({
      ...given,
      rows: sortRows(given.rows, sorting, given.columns),
      made: given.made && { ...given.made, sorting },
    }),
    [given, sorting],
  );
  return { model, sorting, onSort: (key: string) => setSorting((now) => nextSorting(now, key, given)) };
}
