interface Loader {
  import: (name: string) => Promise<unknown>;
  resolve: (name: string) => string;
}

const loader = (): Loader => Reflect.get(window, 'System') as Loader;

/**
 * Imports a module of the import map when it is wanted, not before. (An import() of it would be hoisted by the build,
 * and the module would load together with the shell.) One that failed can be tried again: the root config has the
 * loader forget failures.
 *
 * @throws Error when it cannot be loaded
 */
export const importModule = <Module>(name: string): Promise<Module> => loader().import(name) as Promise<Module>;

/** Where this page has a module from, which stays so as long as the page does; null where it knows none of that name. */
export function moduleAddress(name: string): string | null {
  try {
    return loader().resolve(name);
  } catch {
    return null;
  }
}
