import type { FailureKind } from '@portal/shell';
import { areaName, type Registration } from '../areas/menu-to-registrations.ts';
import { AreaFailure } from './area-failure.ts';
import type { AreaModule } from './area-module.ts';
import type { HostWorld } from './host-world.ts';
import { Visit } from './visit.ts';
import { within } from './within.ts';

/**
 * Shows one area at a time. What an area does wrong ends here: nothing it throws, and nothing it never answers,
 * reaches the router or the shell.
 */
export class AreaHost {
  readonly #world: HostWorld;
  readonly #bootstrapped = new WeakSet<AreaModule>();
  #current: Visit | null = null;
  /** Resolves when the last area has gone, or its time to go is over; never rejects. */
  #leaving: Promise<void> = Promise.resolve();

  constructor(world: HostWorld) {
    this.#world = world;
  }

  /** The address belongs to this area now. */
  show(area: Registration): void {
    this.#end();
    this.#begin(area);
  }

  /** The address no longer belongs to this area. */
  hide(area: Registration): void {
    if (this.#current?.area !== area) return;
    this.#end();
    Object.assign(this.#world.board, { name: null, state: 'idle', reason: null, message: '' });
  }

  /** Loads the code of the current area anew, and shows it. */
  retry(): void {
    const area = this.#current?.area;
    if (!area) return;
    this.#end();
    this.#world.forget(area.name);
    this.#begin(area);
  }

  /** S4.032: destroys the current area and creates it again, from the code that is there. */
  remount(): void {
    const area = this.#current?.area;
    if (area && !this.#current?.failed) this.show(area);
  }

  #end(): void {
    const visit = this.#current;
    if (!visit) return;
    this.#current = null;
    const { limits, raise, forget } = this.#world;
    this.#leaving = within(limits.unmount, `unmount of ${visit.area.name}`, visit.leave()).catch((error: unknown) => {
      visit.clear();
      // Its next visit begins with a module that knows nothing of this one.
      forget(visit.area.name);
      raise(new AreaFailure('unmount', error));
    });
  }

  #begin(area: Registration): void {
    const world = this.#world;
    const visit: Visit = new Visit({
      area,
      world,
      bootstrapped: this.#bootstrapped,
      report: (kind, error) => this.#fail(visit, kind, error),
    });
    this.#current = visit;
    Object.assign(world.board, {
      name: areaName(area.name),
      state: 'loading',
      reason: null,
      message: '',
      retry: () => this.retry(),
    });
    world.slot().append(visit.element);
    void this.#run(visit);
  }

  async #run(visit: Visit): Promise<void> {
    const { board, limits, raise } = this.#world;
    const slow = setTimeout(() => {
      if (!visit.over && !visit.failed) board.state = 'slow';
    }, limits.slow);
    try {
      // One area at a time leaves its traces in the page: otherwise nobody could tell whose they are.
      await this.#leaving;
      if (visit.over) return;
      await visit.enter(location.pathname);
      if (visit.over || visit.failed) return;
      visit.element.dataset.state = 'mounted';
      board.state = 'mounted';
    } catch (error) {
      const failure = error instanceof AreaFailure ? error : new AreaFailure('mount', error);
      raise(failure.cause);
      this.#fail(visit, failure.kind, failure);
    } finally {
      clearTimeout(slow);
    }
  }

  #fail(visit: Visit, kind: FailureKind, error: unknown): void {
    if (visit.over || visit.failed) return;
    visit.failed = true;
    visit.element.dataset.state = 'failed';
    visit.element.hidden = true;
    const message = error instanceof Error ? error.message : String(error);
    Object.assign(this.#world.board, { state: 'failed', reason: kind, message });
  }
}
