import type { OpenRelease } from './open-release.ts';

/** The release that is asked now. Whoever began with one keeps it until he has ended, also when another is put in. */
export interface Holder {
  current(): OpenRelease | null;
  use<Result>(task: (release: OpenRelease | null) => Promise<Result>): Promise<Result>;
  /** Puts another release in; the one before is closed when the last of its users has ended. */
  put(next: OpenRelease | null): void;
}

interface OpenedRelease {
  release: OpenRelease;
  users: number;
  retired: boolean;
}

export function holdRelease(): Holder {
  let opened: OpenedRelease | null = null;

  const closeUnused = (release: OpenedRelease) => {
    if (release.retired && release.users === 0) release.release.close();
  };

  return {
    current: () => opened?.release ?? null,
    async use(task) {
      const mine = opened;
      if (!mine) return task(null);
      mine.users += 1;
      try {
        return await task(mine.release);
      } finally {
        mine.users -= 1;
        closeUnused(mine);
      }
    },
    put(next) {
      const before = opened;
      opened = next && { release: next, users: 0, retired: false };
      if (!before) return;
      before.retired = true;
      closeUnused(before);
    },
  };
}
