import { areaName } from '@portal/contract';
import type { Registration } from '../areas/menu-to-registrations.ts';
import { LimitError, within } from '../loading/within.ts';
import type { Traces } from '../sandbox/traces/traces.ts';
import { AreaFailure, codeFailure, failedIn, Left } from './area-failure.ts';
import { type AreaModule, checkModule } from './area-module.ts';
import type { FocusPlace } from './focus-place.ts';
import type { HostWorld } from './host-world.ts';

/** An area on its way into the page, in it, and out of it again: from the moment the address asks for it. */
export class Visit {
  readonly area: Registration;
  readonly element = document.createElement('div');
  /** Once it is over, nothing it still waits for may change the page. */
  over = false;
  failure: AreaFailure | null = null;
  /** Where the keyboard stood in the visit in whose place this one came. */
  focus: FocusPlace | null = null;
  readonly #world: HostWorld;
  readonly #traces: Traces;
  readonly #ended: Promise<void>;
  #tellEnd: () => void = () => undefined;
  #watching = false;
  #mounting: Promise<unknown> | null = null;
  #mounted: 'no' | 'pending' | 'yes' = 'no';

  constructor(area: Registration, world: HostWorld) {
    this.area = area;
    this.#world = world;
    this.#traces = world.traces(area.name);
    this.#ended = new Promise((resolve) => {
      this.#tellEnd = resolve;
    });
    Object.assign(this.element.dataset, { testid: 'area', area: areaName(area.name), state: 'loading' });
  }

  /** Waits for work as long as the address wants the area. @throws Left when it wants it no longer */
  until<T>(work: PromiseLike<T>): Promise<T> {
    const left = this.#ended.then(() => {
      throw new Left(this.area.name);
    });
    return Promise.race([work, left]);
  }

  /**
   * Fetches the entry and what the first picture needs.
   *
   * @param path of the address, for the area's first question
   * @throws AreaFailure when the code cannot be had; Left
   */
  async code(path: string): Promise<AreaModule> {
    const { limits, importModule, faceFaults } = this.#world;
    const faults = faceFaults(this.area.name);
    if (faults.length > 0) throw new AreaFailure('wrong-version', `${this.area.name}: ${faults.join(' ')}`);
    this.watch();
    const began = Date.now();
    const module = checkModule(this.area.name, await this.#fetch(limits.code, () => importModule(this.area.name)));
    // A first question that fails is asked again by the area itself, which also shows why.
    new Promise((resolve) => resolve(module.preload?.(path))).catch(() => undefined);
    await this.#fetch(began + limits.code - Date.now(), () => module.load?.());
    return module;
  }

  /** From now on, what appears in the page is the area's. */
  watch(): void {
    if (!this.#watching) this.#traces.enter();
    this.#watching = true;
  }

  /**
   * Waits for a mount that has begun. One that is under way when the address goes on is let finish: it would draw into
   * a page that belongs to the next area.
   *
   * @throws AreaFailure 'mount', or 'unmount' when it keeps the next area waiting for too long
   */
  mount(working: Promise<unknown>): Promise<unknown> {
    const { limits } = this.#world;
    const { name } = this.area;
    this.#mounted = 'pending';
    this.#mounting = working.then(
      () => {
        this.#mounted = 'yes';
      },
      (error: unknown) => {
        this.#mounted = 'no';
        throw error;
      },
    );
    const inTime = within(limits.start, `mount of ${name}`, this.#mounting).catch(failedIn('mount'));
    const left = this.#ended.then(() => this.#mounting && within(limits.unmount, `mount of ${name}`, this.#mounting));
    return Promise.race([inTime, left.catch(failedIn('unmount'))]);
  }

  /** Calls the code of the area. */
  run<T>(work: () => T): T {
    return this.#traces.run(work);
  }

  /** Undoes the mount, if there was one. One that has used up its time is undone when it answers after all. */
  async undo(unmount: () => unknown): Promise<void> {
    const mounting = this.#mounting;
    this.#mounting = null;
    if (this.#mounted === 'yes') await unmount();
    else if (this.#mounted === 'pending') mounting?.then(unmount).catch(this.#world.raise);
  }

  /** The address goes on. What the area has in the page is out of sight; clear() takes it away. */
  end(): void {
    this.over = true;
    this.element.hidden = true;
    this.#tellEnd();
  }

  /** Takes away what the area has left in the page, and its element once the visit is over. */
  clear(): void {
    if (this.#watching) this.#traces.leave();
    this.#watching = false;
    if (this.over) this.element.remove();
  }

  async #fetch<T>(limit: number, work: () => T | PromiseLike<T>): Promise<T> {
    const { raise, probe, whereabouts } = this.#world;
    const { name } = this.area;
    const working = new Promise<T>((resolve) => resolve(work()));
    try {
      return await this.until(within(limit, `The code of ${name}`, working));
    } catch (error) {
      // Nobody waits for it any longer: what the loader itself has to say still reaches the window (S8.002).
      if (error instanceof Left || error instanceof LimitError)
        working.catch((late) => late instanceof LimitError || raise(late));
      if (error instanceof Left) throw error;
      throw await codeFailure(name, error, () => probe(name), whereabouts(name));
    }
  }
}
