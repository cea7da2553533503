/** Counts by key within a span of time that begins anew for all keys at once, so that it forgets by itself. */
export class Tally {
  #begun = Number.NEGATIVE_INFINITY;
  #counts = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly span: number,
  ) {}

  /** Counts one more. @param now milliseconds since 1970 @returns false when it is one too many */
  take(key: string, now: number): boolean {
    if (now - this.#begun >= this.span) {
      this.#begun = now;
      this.#counts.clear();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > this.most) return false;
    this.#counts.set(key, count);
    return true;
  }
}
