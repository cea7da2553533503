/** The texts that a statement is given, in the order of their places $1..$n. */
export class Parameters {
  readonly values: string[] = [];

  /** @returns the place of the text in the statement */
  add(value: string): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** @returns the places of the texts, for IN (...) */
  list(values: readonly string[]): string {
    return values.map((value) => this.add(value)).join(', ');
  }
}
