import type { ModuleLoading } from './module-loading.ts';

/** Lets the browser draw and answer a person before what follows. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Imports modules one after the other, each in a task of its own: run in one they hold up the page for as long as all
 * of them together.
 *
 * @throws what the first of them throws that cannot be loaded
 */
export async function importInTurns(loading: Pick<ModuleLoading, 'import'>, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await loading.import(name);
    await nextTask();
  }
}
