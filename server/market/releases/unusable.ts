import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFile, releaseFolder } from './release.ts';

/** A release that could not be used is tried again when its files have changed, or after so many milliseconds. */
const patience = 60_000;

interface Fault {
  error: unknown;
  stamp: string;
  at: number;
}

/** The releases that could not be used, with the reason and the state of their files then. */
export interface Unusable {
  note(id: string, error: unknown): Promise<void>;
  forget(id: string): void;
  /** @returns why a release could not be used, as long as its files are the same; undefined when nothing is known */
  reason(id: string): Promise<unknown>;
  /** The same, undefined also when it is time to try again. */
  verdict(id: string): Promise<unknown>;
}

async function stampOf(folder: string, id: string): Promise<string> {
  const files = [releaseFile(folder, id), join(releaseFolder(folder, id), 'release.json')];
  const stamps = files.map((file) =>
    stat(file).then(
      // A restored copy may have the old length and time, but never the old place and change.
      ({ size, ino, mtimeMs, ctimeMs }) => [size, ino, mtimeMs, ctimeMs].join(' '),
      () => 'none',
    ),
  );
  return (await Promise.all(stamps)).join(' / ');
}

/** @param clock milliseconds, growing */
export function unusableReleases(folder: string, clock: () => number = () => performance.now()): Unusable {
  const known = new Map<string, Fault>();
  const faultOf = async (id: string): Promise<Fault | undefined> => {
    const fault = known.get(id);
    return fault && fault.stamp === (await stampOf(folder, id)) ? fault : undefined;
  };
  return {
    async note(id, error) {
      known.set(id, { error, stamp: await stampOf(folder, id), at: clock() });
    },
    forget: (id) => void known.delete(id),
    reason: async (id) => (await faultOf(id))?.error,
    async verdict(id) {
      const fault = await faultOf(id);
      return fault && clock() - fault.at < patience ? fault.error : undefined;
    },
  };
}
