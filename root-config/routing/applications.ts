import {
  addErrorHandler,
  getAppNames,
  getAppStatus,
  LOAD_ERROR,
  MOUNTED,
  registerApplication,
  removeErrorHandler,
  SKIP_BECAUSE_BROKEN,
  triggerAppChange,
  unloadApplication,
  unregisterApplication,
} from 'single-spa';
import type { Areas } from '../areas/areas.ts';
import { AreaFailure, Left } from '../host/area-failure.ts';
import type { AreaHost } from '../host/area-host.ts';
import { raise } from '../loading/chunk-errors.ts';
import { nextTask } from '../loading/in-turns.ts';

const broken: readonly (string | null)[] = [LOAD_ERROR, SKIP_BECAUSE_BROKEN];

/** By what a person makes the address go on, in this page. */
const presses = ['pointerdown', 'keydown', 'click'];

/** What an area's failure has to say was said where it was caught. */
const raiseOthers = (error: unknown): void => {
  if (!(error instanceof AreaFailure || error instanceof Left)) raise(error);
};

/**
 * The areas as applications of single-spa, each under the name of its module. single-spa decides what is loaded,
 * mounted and unmounted, and its status of each says what is so; what it has no step for is done here.
 */
export class Applications {
  readonly #areas: Areas;
  readonly #host: AreaHost;
  /** Modules that are taken out of the page for a moment, though the address wants them. */
  readonly #setAside = new Set<string>();
  /** While modules are registered in one step: the one that is active in it. */
  #active: { name: string | null } | null = null;

  constructor(areas: Areas, host: AreaHost) {
    this.#areas = areas;
    this.#host = host;
  }

  /**
   * Begins to follow the address: what it wants is known before single-spa asks for it, and also while single-spa
   * still waits for something else. Called before start().
   *
   * @returns ends it
   */
  follow(): () => void {
    // An object, not a function: single-spa keeps functions back until it has finished what it waits for.
    const look = { handleEvent: () => void this.#look() };
    const mend = () => this.#mend();
    // An area can press a way itself, and that is nobody's wish.
    const pressed = ({ isTrusted }: Event) => isTrusted && this.#host.pressed();
    addErrorHandler(raiseOthers);
    this.#host.onChange(() => {
      mend();
      // An area that was kept out is no application that is to be mended.
      void triggerAppChange();
    });
    for (const press of presses) window.addEventListener(press, pressed, true);
    window.addEventListener('popstate', look);
    window.addEventListener('single-spa:before-routing-event', look);
    window.addEventListener('single-spa:routing-event', mend);
    return () => {
      removeErrorHandler(raiseOthers);
      window.removeEventListener('popstate', look);
      window.removeEventListener('single-spa:before-routing-event', look);
      window.removeEventListener('single-spa:routing-event', mend);
      for (const press of presses) window.removeEventListener(press, pressed, true);
    };
  }

  /**
   * Makes modules applications, as far as they are none. After each single-spa asks of all of them whether they are active:
   * what is so of this moment is found once, and not as often as the square of their number.
   */
  register(names: readonly string[]): void {
    const known = new Set(getAppNames());
    const wanted = this.#areas.at(location.pathname)?.name;
    this.#active = { name: wanted !== undefined && this.#isActive(wanted, location.pathname) ? wanted : null };
    try {
      for (const name of new Set(names)) if (!known.has(name)) this.#register(name);
    } finally {
      this.#active = null;
    }
  }

  #register(name: string): void {
    registerApplication({
      name,
      app: () => this.#host.load(name),
      activeWhen: ({ pathname }) => (this.#active ? this.#active.name === name : this.#isActive(name, pathname)),
      customProps: () => ({ menuEntry: this.#areas.at(location.pathname)?.entry }),
    });
  }

  /** What may be seen can change without the address: the user becomes known, or the session ends. */
  review(): void {
    if (this.#look()) void triggerAppChange();
  }

  /** Asked of every area several times for each change: the guard is asked about the one that the path belongs to. */
  #isActive(name: string, path: string): boolean {
    if (this.#areas.at(path)?.name !== name || this.#setAside.has(name) || this.#host.isStopped(name)) return false;
    return this.#areas.admitted(path) !== null;
  }

  #look(): boolean {
    return this.#host.want(this.#areas.admitted(location.pathname));
  }

  #mend(): void {
    for (const name of getAppNames()) {
      const status = getAppStatus(name);
      if (this.#setAside.has(name) || !(broken.includes(status) || status === MOUNTED)) continue;
      const step = this.#host.mend(name, status !== MOUNTED);
      if (step === 'renew') this.#whileSetAside(name, () => this.#renew(name));
      if (step === 'remount') this.#whileSetAside(name, () => triggerAppChange());
    }
  }

  /** single-spa takes the module out of the page, and puts it back afterwards if the address wants it. */
  #whileSetAside(name: string, work: () => Promise<unknown>): void {
    this.#setAside.add(name);
    work()
      .catch(raise)
      .finally(() => {
        this.#setAside.delete(name);
        void triggerAppChange();
      });
  }

  /** single-spa never tries again what is broken, and waits before what could not be loaded: it is registered anew. */
  async #renew(name: string): Promise<void> {
    await unregisterApplication(name);
    this.#register(name);
    // single-spa keeps in mind that it was to unload what is broken, and would unload its successor later.
    void unloadApplication(name);
    await nextTask();
  }
}
