/** The values of a statement, in the order of their places $1..$n. Numbers are always whole. */
export class Parameters {
  readonly values: (number | string)[] = [];

  /** @returns the place of the value in the text of the statement */
  add(value: number | string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** @returns the places of the values, for IN (...) */
  list(values: readonly (number | string)[]): string {
    return values.map((value) => this.add(value)).join(', ');
  }

  /** As VALUES rows of whole numbers; the first row carries the types, which PostgreSQL would take for text. */
  rows(rows: readonly (readonly number[])[]): string {
    return rows
      .map((row, index) => {
        const places = row.map((value) => (index === 0 ? `CAST(${this.add(value)} AS INTEGER)` : this.add(value)));
        return `(${places.join(', ')})`;
      })
      .join(', ');
  }
}
