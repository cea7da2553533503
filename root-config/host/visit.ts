import type { AreaHostProps, FailureKind } from '@portal/shell';
import { areaName, type Registration } from '../areas/menu-to-registrations.ts';
import { AreaFailure, codeFailure } from './area-failure.ts';
import { type AreaModule, checkModule } from './area-module.ts';
import type { HostWorld, Traces } from './host-world.ts';
import { LimitError, within } from './within.ts';

export interface VisitOptions {
  area: Registration;
  world: HostWorld;
  /** Modules whose bootstrap has succeeded. */
  bootstrapped: WeakSet<AreaModule>;
  report: (kind: FailureKind, error: unknown) => void;
}

/** An area on its way into the page, in it, and out of it again: once. */
export class Visit {
  readonly area: Registration;
  readonly element = document.createElement('div');
  /** Once it is over, nothing it still waits for may change the page: asked again after every await. */
  over = false;
  failed = false;
  readonly #options: VisitOptions;
  readonly #traces: Traces;
  #watching = false;
  #module: AreaModule | null = null;
  #mounting: Promise<unknown> | null = null;
  #mountAnswered = false;

  constructor(options: VisitOptions) {
    this.area = options.area;
    this.#options = options;
    this.#traces = options.world.traces(options.area.name);
    Object.assign(this.element.dataset, { testid: 'area', area: areaName(options.area.name), state: 'loading' });
  }

  /**
   * Loads, bootstraps and mounts, unless it is over before.
   *
   * @param path of the address, for the area's first question
   * @throws AreaFailure that says which step failed
   */
  async enter(path: string): Promise<void> {
    const { world } = this.#options;
    this.#traces.enter();
    this.#watching = true;
    const { code } = world.limits;
    const began = Date.now();
    const module = checkModule(this.area.name, await this.#code(code, () => world.importModule(this.area.name)));
    if (this.over) return;
    preload(module, path);
    await this.#code(began + code - Date.now(), () => module.load?.());
    if (this.over) return;
    await this.#start(module);
  }

  /** Unmounts and takes away what the area has left. @throws what the area's unmount throws */
  async leave(): Promise<void> {
    this.over = true;
    this.element.hidden = true;
    try {
      // A mount that is under way would draw into a page that has gone on: it is let finish, and then undone.
      const undone = this.#undo();
      // One that has used up its time is not waited for again.
      if (this.failed && !this.#mountAnswered) undone.catch(this.#options.world.raise);
      else await undone;
    } finally {
      this.clear();
    }
  }

  /** Takes the area's element and traces out of the page, whether or not its code has answered. */
  clear(): void {
    this.over = true;
    this.element.remove();
    if (this.#watching) this.#traces.leave();
    this.#watching = false;
  }

  async #undo(): Promise<void> {
    const mounted = await this.#mounting?.then(
      () => true,
      () => false,
    );
    if (mounted) await this.#module?.unmount(this.#props());
  }

  async #code<T>(limit: number, work: () => T | PromiseLike<T>): Promise<T> {
    const { world } = this.#options;
    const working = new Promise<T>((resolve) => resolve(work()));
    try {
      return await within(limit, `The code of ${this.area.name}`, working);
    } catch (error) {
      // Nobody waits for it any longer: what the loader itself has to say still reaches the window (S8.002).
      if (error instanceof LimitError) working.catch(world.raise);
      throw await codeFailure(this.area.name, error, () => world.probe(this.area.name));
    }
  }

  async #start(module: AreaModule): Promise<void> {
    const { bootstrapped } = this.#options;
    this.#module = module;
    if (!bootstrapped.has(module)) {
      await this.#step('bootstrap', module);
      bootstrapped.add(module);
      if (this.over) return;
    }
    await this.#step('mount', module);
  }

  async #step(step: 'bootstrap' | 'mount', module: AreaModule): Promise<void> {
    const working = new Promise((resolve) => resolve(module[step](this.#props())));
    if (step === 'mount') this.#follow(working);
    try {
      await within(this.#options.world.limits.start, `${step} of ${this.area.name}`, working);
    } catch (error) {
      throw new AreaFailure(step, error);
    }
  }

  #follow(mounting: Promise<unknown>): void {
    const answered = () => {
      this.#mountAnswered = true;
    };
    this.#mounting = mounting;
    mounting.then(answered, answered);
  }

  #props(): AreaHostProps {
    const { world, report } = this.#options;
    return {
      name: areaName(this.area.name),
      domElement: this.element,
      basePath: this.area.path,
      language: world.language(),
      reportFailure: report,
    };
  }
}

/** A first question that fails is asked again by the area itself, which also shows why. */
function preload(module: AreaModule, path: string): void {
  new Promise((resolve) => resolve(module.preload?.(path))).catch(() => undefined);
}
