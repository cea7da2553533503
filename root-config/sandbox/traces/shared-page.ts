import { OwnedObservers, observerKinds } from '../window/owned-observers.ts';
import { callerOf } from './caller.ts';
import type { Shared } from './object-traces.ts';
import { pageObjects } from './page-objects.ts';
import { SharedListening } from './shared-listening.ts';
import type { SharedVisit } from './shared-visit.ts';

type Page = Window & typeof globalThis;
type Method = (...given: unknown[]) => unknown;
type Instead = (visit: SharedVisit, given: unknown[], self: unknown, real: Method) => unknown;

/** Ways to put something into head or body. */
const placing = [
  ...['append', 'prepend', 'replaceChildren', 'appendChild', 'insertBefore', 'replaceChild'],
  ...['insertAdjacentElement', 'insertAdjacentHTML'],
];
const begins = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];
const ends = ['clearTimeout', 'clearInterval', 'cancelAnimationFrame', 'cancelIdleCallback'];

/**
 * Stands before the functions of the page by which code leaves things running, and asks who calls: what an area from
 * elsewhere does is counted as that area's, and all else goes straight through. Made for the first such area; a page
 * without one is as the browser made it.
 */
export class SharedPage {
  /** What all code shares, as it was before the first of these areas. */
  readonly objects: readonly Shared[];
  /** The browser's own functions that measure time, for whoever does not call them on the window. */
  readonly timers: object;
  readonly #page: Page;
  readonly #callerOf: (standIn: unknown) => string;
  readonly #visits: SharedVisit[] = [];
  #isPortal = false;

  /** @param caller tells the address of the code that has called a function */
  constructor(page: Page, caller = callerOf) {
    this.#page = page;
    this.#callerOf = caller;
    this.timers = Object.fromEntries(
      [...begins, ...ends].flatMap((name) => {
        const real: unknown = Reflect.get(page, name);
        return typeof real === 'function' ? [[name, real.bind(page) as unknown]] : [];
      }),
    );
    this.#standBefore();
    this.objects = pageObjects(page);
  }

  /** From now on what the code of this area leaves running is counted. */
  add(visit: SharedVisit): void {
    this.#visits.push(visit);
  }

  /**
   * Runs an area of the portal's own build. As long as it runs and no area from elsewhere is there, all that is called is
   * called by it: to find the caller a hundred times would take longer than what is called.
   */
  byPortal<T>(work: () => T): T {
    const before = this.#isPortal;
    this.#isPortal = true;
    try {
      return work();
    } finally {
      this.#isPortal = before;
    }
  }

  readonly #whose = (standIn: unknown): SharedVisit | null => {
    if (this.#isPortal && !this.#visits.some(({ present }) => present)) return null;
    const address = this.#callerOf(standIn);
    if (address === '') return null;
    // Areas of one development server may lie in one folder: then it is the one that is there.
    const owners = this.#visits.filter((visit) => visit.isOwn(address));
    const own = owners.find((visit) => visit.present) ?? owners[0];
    // A script from another site comes with the area that is there; one of a tool of the browser has no such address.
    if (own || !/^https?:/.test(address)) return own ?? null;
    return this.#visits.find((visit) => visit.present && visit.brings(address)) ?? null;
  };

  #standBefore(): void {
    const { document, EventTarget: Target } = this.#page;
    for (const name of begins) this.#replace(this.#page, name, (visit, given) => visit.timers[name]?.(...given));
    const listening = new SharedListening({ page: this.#page, visits: this.#visits, whose: this.#whose });
    // The router has functions of its own on the window; all else that has listeners takes the prototype's.
    const listened = Object.hasOwn(this.#page, 'addEventListener')
      ? [this.#page, Target.prototype]
      : [Target.prototype];
    for (const object of listened) {
      this.#define(object, 'addEventListener', listening.adding(methodOf(object, 'addEventListener')));
      this.#define(object, 'removeEventListener', listening.removing(methodOf(object, 'removeEventListener')));
    }
    for (const place of [document.head, document.body]) {
      for (const name of placing) {
        this.#replace(place, name, (visit, given, _self, real) => visit.place(place, () => real(...given), given[0]));
      }
    }
    for (const kind of observerKinds) {
      const real: unknown = Reflect.get(this.#page, kind);
      if (typeof real !== 'function') continue;
      const holder = (called: unknown) => this.#whose(called)?.observers ?? null;
      this.#define(this.#page, kind, OwnedObservers.standIn(kind, real as never, holder));
    }
  }

  #replace(object: object, name: string, instead: Instead): void {
    const real: unknown = Reflect.get(object, name);
    if (typeof real !== 'function') return;
    const [page, whose] = [this.#page, this.#whose];
    // A method has no prototype, as those of the browser: an area's own window tells methods from classes by that.
    const { standIn } = {
      standIn(this: unknown, ...given: unknown[]): unknown {
        const self = this ?? page;
        const visit = whose(standIn);
        if (!visit) return Reflect.apply(real, self, given);
        return instead(visit, given, self, (...values) => Reflect.apply(real, self, values) as unknown);
      },
    };
    this.#define(object, name, standIn);
  }

  #define(object: object, name: string, value: unknown): void {
    const enumerable = Reflect.getOwnPropertyDescriptor(object, name)?.enumerable ?? false;
    Object.defineProperty(object, name, { value, enumerable, writable: true, configurable: true });
  }
}

const methodOf = (object: object, name: string): Method => Reflect.get(object, name) as Method;
