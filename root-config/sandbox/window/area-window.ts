import { membrane } from './membrane.ts';
import { OwnHandlers } from './own-handlers.ts';
import { OwnedListeners } from './owned-listeners.ts';
import { OwnedObservers } from './owned-observers.ts';
import { OwnedTimers } from './owned-timers.ts';

/** Where the files of an area find what adds and removes its listeners on the document; packages/build/webpack/own-window.mjs names it. */
const documentDoor = Symbol.for('@portal/area-document');

/** A property of the real object whose setter is what one asks for by writing it: the write goes through. */
const through = (real: object, name: string): PropertyDescriptor => ({
  get: () => Reflect.get(real, name),
  set: (value: unknown) => void Reflect.set(real, name, value),
  enumerable: true,
  configurable: true,
});

const listening = ({ add, remove }: OwnedListeners) => ({ addEventListener: add, removeEventListener: remove });

/** S9.050: the window that one area sees. What it writes there nobody else sees; what it leaves running ends with it. */
export class AreaWindow {
  /** What the area's files take for the outermost scope. */
  readonly scope: object;
  readonly #timers: OwnedTimers;
  readonly #observers = new OwnedObservers();
  readonly #listeners: OwnedListeners;
  readonly #onDocument: OwnedListeners;
  readonly #handlers: OwnHandlers;
  #present = true;

  /** @param real the window of the page */
  constructor(real: Window & typeof globalThis) {
    const present = () => this.#present;
    this.#timers = new OwnedTimers(real, present);
    this.#listeners = new OwnedListeners(real, present);
    this.#onDocument = new OwnedListeners(real.document, present);
    this.#handlers = new OwnHandlers(real);
    this.scope = membrane(real, (face) => this.#given(real, face)).scope;
  }

  /** The area is about to be shown. */
  enter(): void {
    this.#present = true;
    this.#handlers.attach();
  }

  /** The area has gone: ends its listeners, timers, frames and observers. What it wrote is kept for its next visit. */
  leave(): void {
    this.#present = false;
    this.#timers.end();
    this.#observers.end();
    this.#listeners.end();
    this.#onDocument.end();
    this.#handlers.detach();
  }

  /** What stands in the place of the page's own from the start. */
  #given(real: Window & typeof globalThis, face: object): PropertyDescriptorMap {
    const history = membrane(real.history, () => ({ scrollRestoration: through(real.history, 'scrollRestoration') }));
    const replaced = {
      self: face,
      globalThis: face,
      frames: face,
      history: history.face,
      ...(real.top === real && { top: face }),
      ...(real.parent === real && { parent: face }),
      ...this.#timers.functions(),
      ...this.#observers.constructors(real),
      ...listening(this.#listeners),
    };
    const plain = ([name, value]: [string, unknown]): [string, PropertyDescriptor] => {
      const enumerable = Reflect.getOwnPropertyDescriptor(real, name)?.enumerable ?? false;
      return [name, { value, enumerable, writable: true, configurable: true }];
    };
    return {
      ...this.#handlers.properties(),
      ...Object.fromEntries(Object.entries(replaced).map(plain)),
      location: through(real, 'location'),
      window: { value: face, enumerable: true },
      [documentDoor]: { value: listening(this.#onDocument) },
    };
  }
}
