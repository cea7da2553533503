import type { AreaFiles, MenuEntry } from '@portal/contract';
import type { AreaCodes } from '../loading/area-codes.ts';
import type { ModuleLoading } from '../loading/module-loading.ts';
import type { SystemLoader } from '../loading/system.ts';
import { announceAreas } from '../overrides/page-overrides.ts';
import { menuToImportMap } from './menu-to-import-map.ts';
import { covers, menuToRegistrations, type Registration } from './menu-to-registrations.ts';

export interface AreasParts {
  system: SystemLoader;
  loading: Pick<ModuleLoading, 'expect'>;
  codes: Pick<AreaCodes, 'expect'>;
  mode: 'production' | 'development';
  /** Addresses that stand before those of the menu. */
  overrides: Record<string, string>;
  /** The build that the page is of. */
  build: string | undefined;
  /** The areas of the build, where the menu comes from another back end. */
  built: Readonly<Record<string, AreaFiles>> | undefined;
  /** Exact origins that areas may stay on, beside the portal's own. */
  moduleOrigins: readonly string[] | undefined;
  /** Whether areas were left out of the page because nobody was signed in when it came. */
  withheld: boolean;
  /** Is told of an area of another build, whose files do not go with those of the page, or of one that it may not have. */
  meetNewer: (build: string) => void;
  /** Would the guard let a path pass now (A75)? */
  admits: (path: string) => boolean;
  /** Would a person who presses the way to a path get there? */
  leadsIn: (path: string) => boolean;
}

/** The areas that menus have brought so far. An account that loses one is kept out by the guard. */
export class Areas {
  readonly #parts: AreasParts;
  readonly #byPath = new Map<string, Registration>();
  /** Names of modules whose address is known; a retry gives them another one. */
  readonly #taken = new Set<string>();
  /** What was looked up last: every application asks about the same path, several times for each change. */
  #last: { path: string; area: Registration | null } | null = null;

  constructor(parts: AreasParts) {
    this.#parts = parts;
  }

  /** S2.046: makes every entry of a menu an area, unless it is one already; what the server says of it is kept. */
  take(menu: readonly MenuEntry[], applications: { register(names: readonly string[]): void }): void {
    const {
      system,
      loading,
      codes,
      mode,
      built,
      moduleOrigins = [],
      withheld,
      overrides,
      build,
      meetNewer,
    } = this.#parts;
    const { origin } = location;
    const map = menuToImportMap(menu, { origin, mode, known: this.#taken, built, moduleOrigins });
    const { imports, integrity, files } = map;
    for (const name of Object.keys(imports)) this.#taken.add(name);
    // Overrides come last: the address of the menu would otherwise win.
    system.addImportMap({ imports: { ...imports, ...overrides }, integrity });
    loading.expect(files);
    for (const [name, code] of Object.entries(map.codes)) codes.expect(name, code);
    announceAreas(imports);
    const newer = Object.values(files).find((area) => build !== undefined && area.build !== build);
    if (newer) meetNewer(newer.build);
    // The policy of a page is that of the moment it came: an area that stands somewhere else since wants another page.
    const elsewhere = withheld ? 'withheld' : map.elsewhere[0];
    // What the page may have belongs to what is met: an origin that leaves and returns wants another page each time.
    const mayHave = moduleOrigins.toSorted().join(' ');
    if (elsewhere !== undefined && built === undefined) meetNewer(`${build ?? ''} ${elsewhere} (${mayHave})`);
    for (const area of menuToRegistrations(menu)) {
      const former = this.#byPath.get(area.path);
      if (former) former.entry = area.entry;
      else this.#byPath.set(area.path, area);
    }
    this.#last = null;
    applications.register([...this.#byPath.values()].map(({ name }) => name));
  }

  /** @returns the area that a path of the address belongs to */
  at(path: string): Registration | null {
    if (this.#last?.path !== path)
      this.#last = { path, area: [...this.#byPath.values()].find((area) => covers(area.path, path)) ?? null };
    return this.#last.area;
  }

  /** @returns the area that pressing the way to a path asks for (S9.049); null where the account may not go */
  registrationOf(path: string): Registration | null {
    const area = this.at(new URL(path, location.href).pathname);
    return area && this.#parts.leadsIn(path) ? area : null;
  }

  /** @returns the area of a path that may be seen now */
  admitted(path: string): Registration | null {
    const area = this.at(path);
    return area && this.#parts.admits(path) ? area : null;
  }
}
