import type { AnswerAbout, TableColumn, TableModel, TableRow } from '@portal/contract';

/** A table with what is to be said of it; its rows come a portion at a time. */
export interface FilledTable {
  title: string;
  /** The path that reopens it in the portal. */
  link: string;
  columns: TableColumn[];
  /** Whether a column of places stands before the others; a place belongs to each row then. */
  ranked: boolean;
  /** How many rows it has, as far as it is known. */
  count: number;
  portions(): AsyncIterable<PlacedRows> | Iterable<PlacedRows>;
  /** Label and text of each note: period, source, release, filters. */
  about: [string, string][];
  /** The answer that it is a table of; null for one that the screen has made. */
  answer: AnswerAbout | null;
}

/** Some of its rows, and the place of each in a ranking. */
export interface PlacedRows {
  rows: readonly TableRow[];
  places: readonly (number | null)[];
}

/** Rows that are written at once. */
const portion = 1000;

/** The rows of a table that is there as a whole, a portion at a time. */
export function* portionsOf(
  { rows }: Pick<TableModel, 'rows'>,
  places: readonly (number | null)[],
): Generator<PlacedRows> {
  for (let start = 0; start < rows.length; start += portion) {
    yield { rows: rows.slice(start, start + portion), places: places.slice(start, start + portion) };
  }
}
