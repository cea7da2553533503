type Constructor = new (...given: never[]) => { disconnect(): void };

export const observerKinds = [
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
  'PerformanceObserver',
] as const;

/** So many at most are looked through for those that have gone. */
const many = 200;

/** Observers of one area: those that still watch when it goes are ended. */
export class OwnedObservers {
  /** Weakly: one that watches nothing any more may go. */
  #observers: { kind: string; made: WeakRef<InstanceType<Constructor>> }[] = [];

  /**
   * @param holder who remembers what is made, asked with the function that was called; null for nobody
   * @returns a constructor that makes the same as the real one
   */
  static standIn(kind: string, real: Constructor, holder: (called: unknown) => OwnedObservers | null): Constructor {
    const construct = (target: Constructor, given: unknown[], newTarget: Constructor) => {
      const first = Reflect.construct(
        target,
        given,
        newTarget === standIn ? target : newTarget,
      ) as InstanceType<Constructor>;
      holder(construct)?.add(kind, first);
      return first;
    };
    const standIn: Constructor = new Proxy(real, { construct });
    return standIn;
  }

  /** @param real the window that has them @returns constructors for one area alone, by name */
  constructors(real: object): Record<string, Constructor> {
    return Object.fromEntries(
      observerKinds.flatMap((kind) => {
        const found: unknown = Reflect.get(real, kind);
        return typeof found === 'function'
          ? [[kind, OwnedObservers.standIn(kind, found as Constructor, () => this)]]
          : [];
      }),
    );
  }

  /** @returns the kinds of what has been ended */
  end(): string[] {
    const ended = this.#observers.flatMap(({ kind, made }) => {
      const first = made.deref();
      first?.disconnect();
      return first ? [kind] : [];
    });
    this.#observers = [];
    return ended;
  }

  /** @param first is watching from now on */
  add(kind: string, first: InstanceType<Constructor>): void {
    if (this.#observers.length >= many) this.#observers = this.#observers.filter(({ made }) => made.deref());
    this.#observers.push({ kind, made: new WeakRef(first) });
  }
}
