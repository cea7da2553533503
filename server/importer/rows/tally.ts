import { rowLabel, type SourceRow } from './source-row.ts';

/** How many rows a line of the report names. */
const named = 3;

/** Counts rows of one kind in one part, in each reading anew. */
export interface Counter {
  begin(): void;
  add(row: Pick<SourceRow, 'row' | 'part'>): void;
  /** Writes how many there were, and the first ones, to the details. */
  end(): void;
}

/** What was done to rows as they were read, for the details of a source: `{ notes: '2 (14, 15)' }`. */
export class Tally {
  private readonly kinds = new Map<string, Map<string, { count: number; first: string[] }>>();

  /** @param details of the source, which get a line for each kind that there was */
  constructor(private readonly details: Record<string, string>) {}

  /** @param part a sheet or file, of which there may be several */
  counter(kind: string, part = ''): Counter {
    const parts = this.kinds.get(kind) ?? new Map<string, { count: number; first: string[] }>();
    this.kinds.set(kind, parts);
    let found = { count: 0, first: [] as string[] };
    return {
      begin: () => {
        found = { count: 0, first: [] };
      },
      add: (row) => {
        found.count++;
        const label = rowLabel(part === '' ? row : { part, row: row.row });
        if (found.first.length < named && found.first.at(-1) !== label) found.first.push(label);
      },
      end: () => {
        parts.set(part, found);
        const all = [...parts.values()];
        const count = all.reduce((sum, each) => sum + each.count, 0);
        const first = all.flatMap((each) => each.first).slice(0, named);
        if (count > 0) this.details[kind] = `${count} (${first.join(', ')})`;
      },
    };
  }
}
