import type { SystemLoader } from './system.ts';
import { within } from './within.ts';

type Registration = readonly [needs: readonly string[], ...rest: unknown[]];

interface Hooked extends SystemLoader {
  instantiate(address: string, ...rest: unknown[]): Promise<Registration | undefined>;
  /** SystemJS calls it for a module that has come or has failed. */
  onload?(error: unknown, address: string, ...rest: unknown[]): void;
}

export interface FailureHookOptions {
  /** Milliseconds that the file of a module has (S9.001); one that never answers would be waited for by all that need it. */
  limit: number;
  /** Lets the next import of the module at an address fetch it anew. */
  forget: (address: string) => void;
  /** Is told what the module at an address needs, as it says so. */
  noteNeed: (address: string, needed: string) => void;
}

/**
 * The loader keeps a failure for good, and gives it to whoever asks again: here it is forgotten as it happens, and with
 * it those that need what failed. SystemJS says nothing of those that it has stopped looking at.
 */
export function installFailureHook(system: SystemLoader, { limit, forget, noteNeed }: FailureHookOptions): void {
  const prototype = Object.getPrototypeOf(system) as Hooked;
  const { instantiate, onload } = prototype;
  const neededBy = new Map<string, Set<string>>();
  const fail = (address: string, seen = new Set<string>()) => {
    // Forgotten already, or on the way round a circle. An address that no map holds may fail again and again.
    if (seen.has(address) || !system.has(address)) return;
    seen.add(address);
    forget(address);
    for (const user of neededBy.get(address) ?? []) if (!system.get(user)) fail(user, seen);
  };
  const note = (address: string, needs: readonly string[]) => {
    for (const need of needs) {
      const needed = system.resolve(need, address);
      noteNeed(address, needed);
      neededBy.set(needed, (neededBy.get(needed) ?? new Set()).add(address));
    }
  };
  prototype.instantiate = async function (address, ...rest) {
    const registration = await within(limit, address, Promise.resolve(instantiate.call(this, address, ...rest)));
    // A name that the map does not hold fails the module when it is linked.
    try {
      note(address, registration?.[0] ?? []);
    } catch {}
    return registration;
  };
  prototype.onload = function (error, address, ...rest) {
    onload?.call(this, error, address, ...rest);
    if (error) fail(address);
  };
}
