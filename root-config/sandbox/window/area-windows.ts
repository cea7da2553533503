import { AreaWindow } from './area-window.ts';

/** Where the files of areas ask for their window; packages/build/webpack/own-window.mjs writes the same name into them. */
const door = Symbol.for('@portal/area-window');

/** The windows of all areas whose files have asked for one. */
export class AreaWindows {
  readonly #real: Window & typeof globalThis;
  readonly #windows = new Map<string, AreaWindow>();
  readonly #files = new Set<string>();

  constructor(real: Window & typeof globalThis) {
    this.#real = real;
  }

  /** From now on a file of an area that the page runs gets the window of its area. */
  open(): void {
    Object.defineProperty(this.#real, door, { value: (name: string) => this.#take(name).scope, configurable: true });
  }

  /** @returns undefined when no file of this module has asked: then its code runs on the window of the page */
  get(name: string): AreaWindow | undefined {
    return this.#windows.get(name);
  }

  /** Whether the script at an address has asked for a window. */
  serves(address: string): boolean {
    return this.#files.has(address);
  }

  /** The next file of this module gets a new window; the last one is left to the code that holds it. */
  forget(name: string): void {
    this.#windows.delete(name);
  }

  #take(name: string): AreaWindow {
    const { currentScript } = this.#real.document;
    if (currentScript instanceof this.#real.HTMLScriptElement) this.#files.add(currentScript.src);
    const known = this.#windows.get(name) ?? new AreaWindow(this.#real);
    this.#windows.set(name, known);
    return known;
  }
}
