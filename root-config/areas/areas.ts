import type { MenuEntry } from '@portal/contract';
import { registerApplication } from 'single-spa';
import type { AreaHost } from '../host/area-host.ts';
import type { SystemLoader } from '../loading/system.ts';
import { announceAreas } from '../overrides/page-overrides.ts';
import { menuToImportMap } from './menu-to-import-map.ts';
import { covers, menuToRegistrations, type Registration } from './menu-to-registrations.ts';

export interface AreasParts {
  system: SystemLoader;
  host: AreaHost;
  mode: 'production' | 'development';
  /** Addresses that stand before those of the menu. */
  overrides: Record<string, string>;
  /** Would the guard let a path pass now (A75)? */
  admits: (path: string) => boolean;
}

/** The areas that menus have brought so far. An account that loses one is kept out by the guard. */
export class Areas {
  readonly #parts: AreasParts;
  readonly #byPath = new Map<string, Registration>();

  constructor(parts: AreasParts) {
    this.#parts = parts;
  }

  /** S2.046: makes every entry of a menu an application, unless it is one already. */
  take(menu: readonly MenuEntry[]): void {
    const { system, mode, overrides } = this.#parts;
    const known = new Set(Object.keys(system.getImportMap().imports));
    const imports = menuToImportMap(menu, location.origin, mode, known);
    // Overrides come last: the address of the menu would otherwise win.
    system.addImportMap({ imports: { ...imports, ...overrides } });
    announceAreas(imports);
    for (const area of menuToRegistrations(menu)) {
      if (this.#byPath.has(area.path)) continue;
      this.#byPath.set(area.path, area);
      this.#register(area);
    }
  }

  /** @returns the area that a path of the address belongs to */
  at(path: string): Registration | undefined {
    return [...this.#byPath.values()].find((area) => covers(area.path, path));
  }

  /** single-spa says when; its lifecycles never fail and never wait, so no area can hold up the router. */
  #register(area: Registration): void {
    const { host, admits } = this.#parts;
    registerApplication({
      name: `area ${area.path}`,
      app: () =>
        Promise.resolve({
          bootstrap: () => Promise.resolve(),
          mount: async () => host.show(area),
          unmount: async () => host.hide(area),
        }),
      activeWhen: ({ pathname }) => covers(area.path, pathname) && admits(pathname),
    });
  }
}
