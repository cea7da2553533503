interface Loader {
  import: (name: string) => Promise<unknown>;
}

/**
 * Imports a module of the import map when it is wanted, not before. (An import() of it would be hoisted by the build,
 * and the module would load together with the shell.)
 *
 * @throws Error when it cannot be loaded
 */
export const importModule = async <Module>(name: string): Promise<Module> =>
  (await (Reflect.get(window, 'System') as Loader).import(name)) as Module;
