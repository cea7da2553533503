import type { AreaWindows } from '../window/area-windows.ts';
import type { ForeignTraces } from './foreign-traces.ts';
import { GlobalTraces } from './global-traces.ts';
import { HeadTraces } from './head-traces.ts';
import type { Traces } from './traces.ts';

export interface AreaTracesParts {
  /** Module of the area. */
  name: string;
  windows: AreaWindows;
  /** Tells whether an address in the head belongs to the area. */
  owns: (address: string) => boolean;
  /** What is looked after of an area from elsewhere; null for one of the portal's own build. */
  foreign: ForeignTraces | null;
  /** Runs what is known to be no code from elsewhere. */
  byPortal: <T>(work: () => T) => T;
  /** Says to the area's developer what was left in the page. */
  warn: (sentence: string) => void;
}

/**
 * What one area leaves in this page. Code that has a window of its own leaves nothing on that of the page; code without
 * one, of the area or of a script that the area has put into the head, is tidied up after.
 */
export class AreaTraces implements Traces {
  readonly #parts: AreaTracesParts;
  readonly #head: HeadTraces;
  readonly #globals = new GlobalTraces(window);
  #forgotten = false;

  constructor(parts: AreaTracesParts) {
    this.#parts = parts;
    this.#head = new HeadTraces(document.head, parts.owns);
  }

  enter(): void {
    const { name, windows } = this.#parts;
    // Not at once: the code that was forgotten may still be leaving.
    if (this.#forgotten) windows.forget(name);
    this.#forgotten = false;
    windows.get(name)?.enter();
    this.#head.enter();
    this.#globals.enter();
    this.#parts.foreign?.enter();
  }

  run<T>(work: () => T): T {
    return this.#parts.foreign ? work() : this.#parts.byPortal(work);
  }

  leave(): void {
    const { name, windows, foreign, warn } = this.#parts;
    const left = [...new Set(foreign?.leave())];
    if (left.length > 0) warn(`${name} left in the page: ${left.join(', ')}. All of it has been ended or put back.`);
    this.#head.leave();
    const own = windows.get(name);
    own?.leave();
    if (own && this.#head.scripts().every((address) => windows.serves(address))) {
      this.#globals.pass();
      return;
    }
    const names = this.#globals.leave();
    if (names.length > 0) warn(`${name} left on window: ${names.join(', ')}. They have been taken away.`);
  }

  /** Takes the area's scripts and stylesheets out for good; its next visit begins with a window that nothing is on. */
  forget(): void {
    this.#head.forget();
    this.#parts.foreign?.forget();
    this.#forgotten = true;
  }
}
