import type { Traces } from '../host/host-world.ts';
import { GlobalTraces } from './global-traces.ts';
import { HeadTraces } from './head-traces.ts';

/** What one area leaves in this page. */
export class AreaTraces implements Traces {
  readonly #name: string;
  readonly #head: HeadTraces;
  readonly #globals = new GlobalTraces(window);
  readonly #warn: (sentence: string) => void;

  /**
   * @param owns tells whether an address in the head belongs to the area
   * @param warn says to the area's developer what was left on window
   */
  constructor(name: string, owns: (address: string) => boolean, warn: (sentence: string) => void) {
    this.#name = name;
    this.#head = new HeadTraces(document.head, owns);
    this.#warn = warn;
  }

  enter(): void {
    this.#head.enter();
    this.#globals.enter();
  }

  leave(): void {
    this.#head.leave();
    const names = this.#globals.leave();
    if (names.length > 0) this.#warn(`${this.#name} left on window: ${names.join(', ')}. They have been taken away.`);
  }

  /** Takes the area's scripts and stylesheets out for good. */
  forget(): void {
    this.#head.forget();
  }
}
