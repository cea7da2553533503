/**
 * Counts by key within a span of time that begins anew for all keys at once, so that it forgets by itself. Anybody can
 * make up keys: with too many of them it begins anew as well, rather than grow without end.
 */
export class Tally {
  #begun = Number.NEGATIVE_INFINITY;
  #counts = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly span: number,
    private readonly mostKeys = 100_000,
  ) {}

  /** Counts one more. @param now milliseconds since 1970 @returns false when it is one too many */
  take(key: string, now: number): boolean {
    const isFull = this.#counts.size >= this.mostKeys && !this.#counts.has(key);
    if (isFull || now - this.#begun >= this.span) {
      this.#begun = now;
      this.#counts.clear();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > this.most) return false;
    this.#counts.set(key, count);
    return true;
  }
}
