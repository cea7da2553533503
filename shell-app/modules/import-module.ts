interface Loader {
  import: (name: string) => Promise<unknown>;
}

/**
 * Imports a module of the import map when it is wanted, not before. (An import() of it would be hoisted by the build,
 * and the module would load together with the shell.) One that failed can be tried again: the root config has the
 * loader forget failures.
 *
 * @throws Error when it cannot be loaded
 */
export const importModule = <Module>(name: string): Promise<Module> =>
  (Reflect.get(window, 'System') as Loader).import(name) as Promise<Module>;
