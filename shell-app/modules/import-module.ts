interface Loader {
  import: (name: string) => Promise<unknown>;
}

let forget: (name: string) => void = () => undefined;

/** @param next makes the next import of a module that did not come fetch it anew: the loader keeps its failure otherwise */
export function onForget(next: (name: string) => void): void {
  forget = next;
}

/**
 * Imports a module of the import map when it is wanted, not before. (An import() of it would be hoisted by the build,
 * and the module would load together with the shell.) One that failed can be tried again.
 *
 * @throws Error when it cannot be loaded
 */
export async function importModule<Module>(name: string): Promise<Module> {
  try {
    return (await (Reflect.get(window, 'System') as Loader).import(name)) as Module;
  } catch (error) {
    forget(name);
    throw error;
  }
}
