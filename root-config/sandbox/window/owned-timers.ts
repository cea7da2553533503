type Begin = (handler: unknown, ...rest: unknown[]) => number;

/** How the platform calls what is begun, what ends it, and whether it fires again and again. */
const kinds = [
  { begin: 'setTimeout', end: 'clearTimeout', repeats: false },
  { begin: 'setInterval', end: 'clearInterval', repeats: true },
  { begin: 'requestAnimationFrame', end: 'cancelAnimationFrame', repeats: false },
  { begin: 'requestIdleCallback', end: 'cancelIdleCallback', repeats: false },
] as const;

/** Timers, frames and idle callbacks of one area: what still waits when it goes is ended. */
export class OwnedTimers {
  readonly #real: object;
  readonly #present: () => boolean;
  readonly #waiting: { begin: string; end: string; ids: Set<unknown> }[] = [];

  /**
   * @param real the window that really measures time
   * @param present whether the area is there; while it is away, nothing begins
   */
  constructor(real: object, present: () => boolean) {
    this.#real = real;
    this.#present = present;
  }

  /** @returns the functions that stand before those of the real window, by name */
  functions(): Record<string, (...given: unknown[]) => unknown> {
    const timers: Record<string, (...given: unknown[]) => unknown> = {};
    for (const { begin, end, repeats } of kinds) {
      if (!Reflect.has(this.#real, begin)) continue;
      const waiting = new Set<unknown>();
      this.#waiting.push({ begin, end, ids: waiting });
      timers[begin] = (handler, ...rest) => (this.#present() ? this.#begin(begin, waiting, repeats, handler, rest) : 0);
      timers[end] = (id) => {
        waiting.delete(id);
        this.#call(end, [id]);
      };
    }
    return timers;
  }

  /** Ends all that waits. @returns what it was begun by, such as setInterval */
  end(): string[] {
    const ended: string[] = [];
    for (const { begin, end, ids } of this.#waiting) {
      if (ids.size > 0) ended.push(begin);
      for (const id of ids) this.#call(end, [id]);
      ids.clear();
    }
    return ended;
  }

  #begin(begin: string, waiting: Set<unknown>, repeats: boolean, handler: unknown, rest: unknown[]): unknown {
    const fires = (...given: unknown[]) => {
      if (!repeats) waiting.delete(id);
      if (typeof handler === 'function') handler(...given);
    };
    // Text in place of a function is refused by the page's policy, in the browser's own words.
    const id = this.#call(begin, [typeof handler === 'function' ? fires : handler, ...rest]);
    waiting.add(id);
    return id;
  }

  #call(name: string, given: unknown[]): unknown {
    return Reflect.apply(Reflect.get(this.#real, name) as Begin, this.#real, given);
  }
}
