import { areaName, atOnceMs } from '@portal/contract';
import type { Registration } from '../areas/menu-to-registrations.ts';
import { AreaFailure } from './area-failure.ts';
import { hints } from './failure-words.ts';
import type { HostWorld } from './host-world.ts';
import { Turns } from './turns.ts';
import { Visit } from './visit.ts';

/** What the address wants to be seen, and what the shell is told of it. */
export class Stage {
  current: Visit | null = null;
  readonly turns = new Turns();
  readonly #world: HostWorld;
  readonly #retry: () => void;
  readonly #placed: (visit: Visit) => boolean;
  #late: ReturnType<typeof setTimeout> | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param retry what the failure view does when a person asks for the area again
   * @param placed whether single-spa still has the visit: then it takes it out of the page itself
   */
  constructor(world: HostWorld, retry: () => void, placed: (visit: Visit) => boolean) {
    this.#world = world;
    this.#retry = retry;
    this.#placed = placed;
  }

  /** The address belongs to this area now, or to none. @returns whether that is news */
  want(area: Registration | null): boolean {
    if ((this.current?.area ?? null) === area) return false;
    const other = this.turns.take(area?.path ?? location.pathname);
    if (area) {
      this.#world.ask(area.name);
      const visit = this.begin(area);
      if (other !== null) this.#stop(visit, other);
    } else {
      this.#end();
      Object.assign(this.#world.board, {
        name: null,
        version: null,
        state: 'idle',
        standing: null,
        reason: null,
        message: '',
        other: null,
      });
    }
    return true;
  }

  /** Begins a visit in place of the current one. */
  begin(area: Registration): Visit {
    this.#end();
    const { board, limits, slot } = this.#world;
    const visit = new Visit(area, this.#world);
    this.current = visit;
    Object.assign(board, {
      name: areaName(area.name),
      version: this.#world.version(area.name),
      standing: null,
      reason: null,
      message: '',
      other: null,
      retry: this.#retry,
    });
    if (board.state === 'mounted') this.#late = setTimeout(() => Object.assign(board, { state: 'loading' }), atOnceMs);
    else board.state = 'loading';
    this.#slow = setTimeout(() => {
      board.state = 'slow';
    }, limits.slow);
    slot().append(visit.element);
    return visit;
  }

  /** Begins a visit whose code is fetched again. */
  beginAnew({ area }: Visit): Visit {
    this.#end();
    this.#world.forget(area.name);
    return this.begin(area);
  }

  /** A visit has failed: once, and for the shell only while the address wants it. */
  fail(visit: Visit, failure: AreaFailure): void {
    if (visit.failure || visit.over) return;
    visit.failure = failure;
    visit.element.hidden = true;
    this.#settle(visit, 'failed');
    const { name } = visit.area;
    const words = [failure.message, ...hints(failure.message, this.#world.whereabouts(name).address)];
    const message = [...words, this.#world.origin(name)].filter(Boolean).join('\n');
    Object.assign(this.#world.board, { reason: failure.kind, message });
  }

  /** A visit that is not begun, since areas or pages send each other back and forth. */
  #stop(visit: Visit, other: string): void {
    const words = `${visit.area.path} and ${other} send each other back and forth.`;
    const failure = new AreaFailure('sent-back', new Error(words));
    this.#world.raise(failure.cause);
    this.fail(visit, failure);
    this.#world.board.other = other;
  }

  /** A visit is in the page. */
  show(visit: Visit): void {
    if (!visit.over) this.#settle(visit, 'mounted');
  }

  #settle(visit: Visit, state: 'mounted' | 'failed'): void {
    this.#clearTimers();
    visit.element.dataset.state = state;
    Object.assign(this.#world.board, { state, standing: state === 'mounted' ? areaName(visit.area.name) : null });
  }

  #end(): void {
    const visit = this.current;
    if (!visit) return;
    this.current = null;
    this.#clearTimers();
    visit.end();
    if (!this.#placed(visit)) visit.clear();
  }

  #clearTimers(): void {
    clearTimeout(this.#late);
    clearTimeout(this.#slow);
  }
}
