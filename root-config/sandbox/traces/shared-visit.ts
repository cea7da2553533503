import { OwnedListeners } from '../window/owned-listeners.ts';
import { OwnedObservers } from '../window/owned-observers.ts';
import { OwnedTimers } from '../window/owned-timers.ts';
import { isAsset } from './head-traces.ts';

type Page = Window & typeof globalThis;

export interface SharedVisitParts {
  page: Page;
  /** Whether an address is a script of the area's own folder. */
  isOwn: (address: string) => boolean;
  /** Whether a script that the area puts into the page may be at this address. */
  brings: (address: string) => boolean;
  /** Where areas are mounted: what is inside goes with them. */
  slot: () => HTMLElement;
  /** The browser's own functions that measure time, by name. */
  timers: object;
}

/** What the code of one area has running on the page's own window, and has put into the page outside its place. */
export class SharedVisit {
  present = false;
  readonly observers = new OwnedObservers();
  /** What the area gets in the place of setTimeout and its like, by name. */
  readonly timers: Record<string, (...given: unknown[]) => unknown>;
  readonly isOwn: (address: string) => boolean;
  readonly brings: (address: string) => boolean;
  readonly #parts: SharedVisitParts;
  readonly #timers: OwnedTimers;
  readonly #listeners = new Map<EventTarget, OwnedListeners>();
  readonly #nodes = new Set<Node>();
  /** Style sheets and scripts that it has put into body: code puts them there once. */
  #assets: Node[] = [];

  constructor(parts: SharedVisitParts) {
    this.#parts = parts;
    this.isOwn = parts.isOwn;
    this.brings = parts.brings;
    this.#timers = new OwnedTimers(parts.timers, () => this.present);
    this.timers = this.#timers.functions();
  }

  enter(): void {
    this.present = true;
    this.#parts.page.document.body.append(...this.#assets);
    for (const asset of this.#assets) this.#nodes.add(asset);
    this.#assets = [];
  }

  /** The area begins anew. */
  forget(): void {
    this.#assets = [];
  }

  /**
   * @param given what addEventListener was given
   * @param real does what it does
   */
  listen(target: EventTarget, given: unknown[], real: (...given: unknown[]) => unknown): void {
    if (!this.present) return;
    Reflect.apply(real, target, given);
    if (!this.isOutlastedBy(target)) return;
    const listeners = this.#listeners.get(target) ?? new OwnedListeners(target, () => this.present);
    this.#listeners.set(target, listeners);
    listeners.note(...(given as Parameters<OwnedListeners['note']>));
  }

  /** @param given what removeEventListener was given; somebody else removes it */
  endListening(target: EventTarget, given: unknown[]): void {
    this.#listeners.get(target)?.drop(...(given as Parameters<OwnedListeners['drop']>));
  }

  /** Whether a target stays: elements in the area's place, and those that are in no page yet, go with the area. */
  isOutlastedBy(target: EventTarget): boolean {
    const { page, slot } = this.#parts;
    if (target instanceof page.Node) return target.isConnected && !slot().contains(target);
    const shared: unknown[] = [page, page.visualViewport, page.screen.orientation, page.navigator.serviceWorker];
    return shared.includes(target) || Reflect.has(target, 'matches');
  }

  /**
   * Remembers what comes into head or body, and lets nothing come while the area is away.
   *
   * @param work puts it there
   * @param otherwise what is answered in place of the work
   */
  place(place: HTMLElement, work: () => unknown, otherwise: unknown): unknown {
    if (!this.present && !this.#mayCome(otherwise)) return otherwise;
    const { head } = this.#parts.page.document;
    const before = new Set<Node>(place.childNodes);
    const answer = work();
    for (const node of place.childNodes) {
      // HeadTraces looks after those.
      if (!before.has(node) && !(place === head && isAsset(node))) this.#nodes.add(node);
    }
    return answer;
  }

  /** @returns what has been ended or taken away, in words for a developer */
  leave(): string[] {
    this.present = false;
    // One that fires once is on its way out by itself.
    const left = this.#timers.end().filter((kind) => kind !== 'setTimeout');
    for (const listeners of this.#listeners.values())
      left.push(...listeners.end().map((type) => `a listener for ${type}`));
    this.#listeners.clear();
    left.push(...this.observers.end());
    for (const node of this.#nodes) {
      if (!node.isConnected) continue;
      if (isAsset(node)) this.#assets.push(node);
      node.parentNode?.removeChild(node);
      left.push(`a node in the page (${node.nodeName.toLowerCase()})`);
    }
    this.#nodes.clear();
    return left;
  }

  /** Code that is asked for once has to come, or nobody would ask for it again. A style element waits for the next visit. */
  #mayCome(node: unknown): boolean {
    const { HTMLStyleElement: Style, Node: PageNode } = this.#parts.page;
    if (node instanceof Style) this.#assets.push(node);
    else return node instanceof PageNode && isAsset(node);
    return false;
  }
}
