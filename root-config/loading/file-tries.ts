/** @param address of any try */
export const isStyle = (address: string): boolean => fileOf(address).endsWith('.css');

/** @returns the address of a file without what tells one try from another */
export const fileOf = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href);
  return origin + pathname;
};

/**
 * Where each file is asked for. A browser may answer a second request for an address with the failure, or the silence,
 * of the first one, or of a preload: so each further try has an address of its own.
 */
export class FileTries {
  readonly #failed = new Map<string, number>();
  readonly #came = new Set<string>();
  readonly #failing: (address: string) => void;

  /** @param failing is told of each file that has not come */
  constructor(failing: (address: string) => void = () => undefined) {
    this.#failing = failing;
  }

  /** A file has not come, or is not waited for any longer. @param address absolute, of any try */
  note(address: string): void {
    const file = fileOf(address);
    this.#failed.set(file, (this.#failed.get(file) ?? 0) + 1);
    this.#failing(file);
  }

  /** A file has come and is sound. */
  noteArrival(address: string): void {
    this.#came.add(fileOf(address));
  }

  hasCome(address: string): boolean {
    return this.#came.has(fileOf(address));
  }

  /** @param address of a file, of any try. @returns where its next try goes: the same address until a try has failed */
  next(address: string): string {
    const failed = this.#failed.get(fileOf(address));
    if (failed === undefined) return address;
    const fresh = new URL(address, location.href);
    fresh.searchParams.set('retry', String(failed));
    return fresh.href;
  }
}
