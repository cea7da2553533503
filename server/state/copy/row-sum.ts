import { createHash } from 'node:crypto';

/** A row of the state: text, whole numbers and nothing. */
export type Row = Record<string, string | number | null>;

/** How many rows a table has, and a sum over all of them. */
export interface TableSum {
  rows: number;
  /** Hexadecimal: SHA-256 of each row, added up, so that the order in which an engine gives rows does not matter. */
  sum: string;
}

const modulus = 1n << 256n;

/** Adds up the rows of a table. A row is written as JSON of its values in the order of the names of its columns. */
export class RowSum {
  #rows = 0;
  #sum = 0n;

  add(row: Row): void {
    const text = JSON.stringify(
      Object.keys(row)
        .sort()
        .map((name) => row[name]),
    );
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % modulus;
  }

  /** What has been added so far. */
  result(): TableSum {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(64, '0') };
  }
}

export const sameSum = (one: TableSum | undefined, other: TableSum | undefined): boolean =>
  one !== undefined && one.rows === other?.rows && one.sum === other.sum;
