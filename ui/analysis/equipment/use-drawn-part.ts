import { usePrinting } from '@portal/ui';
import { startTransition, useEffect, useState } from 'react';

/** So many rows follow at once: few enough that a slow machine answers between them. */
const more = 30;

/** What a row and a column of the sheet take at least, in px, and what stands above its first item. */
const least = { row: 36, column: 112, above: 480 };

/** As many rows and columns as can be in sight when the page opens. */
const rowsInSight = () => Math.max(8, Math.ceil((innerHeight - least.above) / least.row));
const columnsInSight = () => Math.ceil(innerWidth / least.column);

/**
 * How much of a sheet is drawn: what is in sight at once and the rest one part after the other, until all of it stands in
 * the page and is found in it; on paper all at once.
 * @param subject what is shown: of another one the first rows come first again
 */
export function useDrawnPart(rows: number, subject: string) {
  const printing = usePrinting();
  const [state, setState] = useState(() => ({ subject, rows: rowsInSight(), columns: columnsInSight() }));
  const isWhole = state.columns === Number.POSITIVE_INFINITY;
  const drawn = state.subject === subject ? state.rows : rowsInSight();
  const next = isWhole ? drawn + more : drawn;
  const isDone = printing || (isWhole && drawn >= rows);
  const set = (count: number) => setState({ subject, rows: count, columns: Number.POSITIVE_INFINITY });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is set depends on these alone.
  useEffect(() => {
    if (!isDone) startTransition(() => set(next));
  }, [isDone, next, subject]);
  return {
    rows: isDone ? rows : drawn,
    columns: isDone || isWhole ? Number.POSITIVE_INFINITY : state.columns,
    /** Draws the rest in the next step, where somebody goes there. */
    drawAll: () => set(rows),
  };
}
