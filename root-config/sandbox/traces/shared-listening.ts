import type { SharedVisit } from './shared-visit.ts';

type Method = (...given: unknown[]) => unknown;

interface SharedListeningParts {
  page: Window & typeof globalThis;
  /** Of all areas from elsewhere that have been here. */
  visits: readonly SharedVisit[];
  /** The area whose code has called a function; null where it is the portal's or a shared library's. */
  whose: (standIn: unknown) => SharedVisit | null;
}

/**
 * What stands before the functions by which code listens. To find out who calls takes longer than all the rest, and
 * React listens some hundred times to the element of each area: on a target that goes with the area that is there, the
 * first caller stands for all until the code that runs has ended.
 */
export class SharedListening {
  readonly #parts: SharedListeningParts;
  #last: { target: EventTarget; visit: SharedVisit | null } | null = null;

  constructor(parts: SharedListeningParts) {
    this.#parts = parts;
  }

  /** @param real addEventListener of the browser, or that of the router on the window */
  adding(real: Method): Method {
    const [{ page }, visitOf] = [this.#parts, this.#visitOf];
    // A method has no prototype, as those of the browser: an area's own window tells methods from classes by that. What
    // checks an area knows the host in a stack by this name.
    const { standIn } = {
      standIn(this: EventTarget | undefined, ...given: unknown[]): unknown {
        const target = this ?? page;
        const visit = visitOf(target, standIn);
        return visit ? visit.listen(target, given, real) : Reflect.apply(real, target, given);
      },
    };
    return standIn;
  }

  /** @param real removeEventListener, which removes for everybody: nobody has to be found */
  removing(real: Method): Method {
    const { page, visits } = this.#parts;
    const { standIn } = {
      standIn(this: EventTarget | undefined, ...given: unknown[]): unknown {
        const target = this ?? page;
        for (const visit of visits) visit.endListening(target, given);
        return Reflect.apply(real, target, given);
      },
    };
    return standIn;
  }

  readonly #visitOf = (target: EventTarget, standIn: Method): SharedVisit | null => {
    const { visits, whose } = this.#parts;
    const outlasts = visits.some((visit) => visit.isOutlastedBy(target));
    if (!outlasts && this.#last?.target === target) return this.#last.visit;
    const visit = whose(standIn);
    // What an area does that is away comes to nothing, and stands for nobody else.
    if (!outlasts && visit?.present !== false) this.#remember({ target, visit });
    return visit;
  };

  #remember(found: { target: EventTarget; visit: SharedVisit | null }): void {
    this.#last = found;
    void Promise.resolve().then(() => {
      if (this.#last === found) this.#last = null;
    });
  }
}
