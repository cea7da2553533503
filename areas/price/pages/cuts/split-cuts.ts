import type { TableRow } from '@portal/ui/analysis';

/** What became cheaper, the deepest cut first, and what has a price for the first time. */
export interface Cuts {
  cut: TableRow[];
  entered: TableRow[];
}

/**
 * Tells the rows apart by their former price: a car that had none has not become cheaper.
 * @param rows in the order of the answer, the deepest cut first
 * @param figures which columns hold the former price, the present one and what lies between
 */
export function splitCuts(
  rows: readonly TableRow[],
  { before, now, change }: { before: string; now: string; change: string },
): Cuts {
  const plain = rows.filter(({ kind }) => kind === 'row');
  return {
    cut: plain.filter(({ values }) => (values[change] ?? 0) < 0),
    entered: plain.filter(({ values }) => (values[before] ?? null) === null && (values[now] ?? null) !== null),
  };
}
