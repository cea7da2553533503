import type { AppProps, LifeCycles } from 'single-spa';
import type { Registration } from '../areas/menu-to-registrations.ts';
import { within } from '../loading/within.ts';
import { AreaFailure, failedIn, Left } from './area-failure.ts';
import type { AreaModule } from './area-module.ts';
import { areaProps } from './area-props.ts';
import { Bootstraps } from './bootstraps.ts';
import { focusPlaceIn, giveFocusBack } from './focus-place.ts';
import type { HostWorld } from './host-world.ts';
import { onceFormsClose } from './open-forms.ts';
import { Stage } from './stage.ts';
import { timeouts } from './timeouts.ts';
import type { Visit } from './visit.ts';

/** What brings single-spa's picture of an area and the page together again. */
export type Mend = 'renew' | 'remount' | null;

/**
 * The lifecycles that single-spa drives. Each really does what it says within a limit of its own and fails when the
 * area fails; nothing that an area never answers holds up the router or the shell.
 */
export class AreaHost {
  readonly #world: HostWorld;
  readonly #stage: Stage;
  readonly #bootstraps = new Bootstraps();
  /** By module: the visit whose mount single-spa has begun and not undone. */
  readonly #placed = new Map<string, Visit>();
  /** Modules that the address left on their way: for single-spa they have failed. */
  readonly #abandoned = new Set<string>();
  /** Resolves when the last area has gone, or its time to go is over; never rejects. */
  #leaving: Promise<unknown> = Promise.resolve();
  #changed: () => void = () => undefined;

  constructor(world: HostWorld) {
    this.#world = world;
    const placed = (visit: Visit) => this.#placed.get(visit.area.name) === visit;
    this.#stage = new Stage(world, () => this.retry(), placed);
  }

  /** @param listener called when single-spa's picture of an area may need mending */
  onChange(listener: () => void): void {
    this.#changed = listener;
  }

  /** The address belongs to this area now, or to none. @returns whether that is news */
  want(area: Registration | null): boolean {
    return this.#stage.want(area);
  }

  /** A person has pressed something: where the address goes now is their wish. */
  pressed(): void {
    this.#stage.turns.pressed();
  }

  /** Whether an area is kept out, since it and another place send each other back and forth. */
  isStopped(name: string): boolean {
    const { current } = this.#stage;
    return current?.area.name === name && current.failure?.kind === 'sent-back';
  }

  /** Loads the code of the current area anew, and shows it. */
  retry(): void {
    if (this.#stage.current) this.#stage.beginAnew(this.#stage.current);
    this.#changed();
  }

  /**
   * S4.032: destroys the current area and creates it again, from the code that is there. A form that lies open over it is
   * waited for, and the keyboard goes on from where it stood.
   */
  remount(): void {
    const { current } = this.#stage;
    if (!current) return;
    onceFormsClose(this.#world.slot(), () => {
      // Another visit has begun in the language of now.
      if (this.#stage.current !== current) return;
      if (current.failure || this.#placed.get(current.area.name) !== current) return;
      const focus = focusPlaceIn(current.element);
      this.#stage.begin(current.area).focus = focus;
      this.#changed();
    });
  }

  /** @param failed whether single-spa counts the module as failed; otherwise it has it mounted */
  mend(name: string, failed: boolean): Mend {
    const placed = this.#placed.get(name);
    const { current } = this.#stage;
    const wanted = current?.area.name === name && !current.failure;
    if (failed) return this.#abandoned.delete(name) || wanted ? 'renew' : null;
    return placed?.failure || (wanted && placed !== current) ? 'remount' : null;
  }

  /** Loads the code of an area: the application that single-spa registers. @throws AreaFailure; Left */
  load(name: string): Promise<LifeCycles> {
    return this.#attempt(name, async (visit) => {
      // One area at a time leaves its traces in the page: otherwise nobody could tell whose they are.
      await visit.until(this.#leaving);
      const module = await visit.code(location.pathname);
      return {
        bootstrap: (given: AppProps) => this.#attempt(name, (now) => this.#bootstrap(now, module, given)),
        mount: (given: AppProps) => this.#attempt(name, (now) => this.#mount(now, module, given)),
        unmount: (given: AppProps) => this.#unmount(name, module, given),
        timeouts: timeouts(this.#world.limits),
      };
    });
  }

  /** A step of the visit that the address wants. What goes wrong is told to the shell, the window and the router. */
  async #attempt<T>(name: string, step: (visit: Visit) => Promise<T>): Promise<T> {
    const visit = this.#visitOf(name);
    try {
      if (!visit) throw new Left(name);
      return await step(visit);
    } catch (error) {
      if (error instanceof Left) this.#abandoned.add(name);
      if (!visit || error instanceof Left || error === visit.failure) throw error;
      const failure = error instanceof AreaFailure ? error : new AreaFailure('mount', error);
      this.#world.raise(failure.kind === 'unmount' ? failure : failure.cause);
      this.#stage.fail(visit, failure);
      throw failure;
    }
  }

  /** single-spa tries what it could not load again whenever the address changes: that is a visit of its own. */
  #visitOf(name: string): Visit | null {
    const { current } = this.#stage;
    if (current?.area.name !== name || this.isStopped(name)) return null;
    return current.failure ? this.#stage.beginAnew(current) : current;
  }

  async #bootstrap(visit: Visit, module: AreaModule, given: AppProps): Promise<void> {
    const begin = () => module.bootstrap(this.#props(visit, given));
    const done = this.#bootstraps.once(module, `bootstrap of ${visit.area.name}`, this.#world.limits.start, begin);
    await visit.until(done.catch(failedIn('bootstrap')));
  }

  async #mount(visit: Visit, module: AreaModule, given: AppProps): Promise<void> {
    await visit.until(this.#world.slotPlaced());
    this.#placed.set(visit.area.name, visit);
    visit.watch();
    await visit.mount(new Promise((resolve) => resolve(visit.run(() => module.mount(this.#props(visit, given))))));
    if (visit.failure) throw visit.failure;
    this.#stage.show(visit);
    if (visit.focus) giveFocusBack(visit.element, visit.focus);
  }

  async #unmount(name: string, module: AreaModule, given: AppProps): Promise<void> {
    const visit = this.#placed.get(name);
    if (!visit) return;
    this.#placed.delete(name);
    const undone = visit.undo(() => visit.run(() => module.unmount(this.#props(visit, given))));
    const leaving = within(this.#world.limits.unmount, `unmount of ${name}`, undone);
    this.#leaving = leaving.catch(() => undefined);
    try {
      await leaving;
      if (visit.failure) throw visit.failure;
    } catch (error) {
      if (error === visit.failure) throw error;
      this.#world.raise(new AreaFailure('unmount', error));
      // Its next visit begins with a module that knows nothing of this one.
      this.#world.forget(name);
      throw new AreaFailure('unmount', error);
    } finally {
      visit.clear();
    }
  }

  #props(visit: Visit, given: AppProps) {
    return areaProps(visit, given, this.#world, (kind, error) => {
      this.#stage.fail(visit, new AreaFailure(kind, error));
      this.#changed();
    });
  }
}
