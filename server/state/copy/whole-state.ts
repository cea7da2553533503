import type { Row } from './row-sum.ts';

/** A state store as it is at one moment, while others go on writing to it. */
export interface Snapshot {
  /** The names of the migrations that it has gone through, in their order. */
  migrations: string[];
  /** The tables that a copy has, those that others refer to first. */
  tables: string[];
  /** The rows of a table, as they were at that moment. */
  rows(table: string): AsyncIterable<Row>;
  close(): Promise<void>;
}

/** A whole state, wherever its rows lie. */
export type WholeState = Pick<Snapshot, 'migrations' | 'tables' | 'rows'>;
