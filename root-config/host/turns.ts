/** So many changes of place, in so many milliseconds, with no hand of a person in them, are nobody's wish. */
const mostTurns = 5;
const turnsWithin = 2_000;

/** Watches whether areas and pages send each other back and forth, which would hold the tab for ever. */
export class Turns {
  #taken: { path: string; at: number }[] = [];

  /** A person has pressed something: what follows is their wish. */
  pressed(): void {
    this.#taken = [];
  }

  /**
   * The address has gone on to another area, or to a page.
   *
   * @param path of the area, or of the page
   * @returns the path that this one is sent back and forth with; null as long as nothing is wrong
   */
  take(path: string): string | null {
    const now = Date.now();
    this.#taken = [...this.#taken.filter(({ at }) => now - at < turnsWithin), { path, at: now }];
    const returns = this.#taken.filter((each) => each.path === path).length > 2;
    return returns && this.#taken.length > mostTurns ? (this.#taken.at(-2)?.path ?? null) : null;
  }
}
