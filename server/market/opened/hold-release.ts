import type { OpenRelease } from './open-release.ts';

/** The release that is asked now. Whoever began with one keeps it until he has ended, also when another is put in. */
export interface Holder {
  held(): OpenRelease | null;
  use<Result>(task: (release: OpenRelease | null) => Promise<Result>): Promise<Result>;
  /** Puts another release in; the one before is closed when the last of its users has ended. */
  put(next: OpenRelease | null): void;
}

interface Held {
  release: OpenRelease;
  users: number;
  retired: boolean;
}

export function holdRelease(): Holder {
  let held: Held | null = null;

  const closeUnused = (one: Held) => {
    if (one.retired && one.users === 0) one.release.close();
  };

  return {
    held: () => held?.release ?? null,
    async use(task) {
      const mine = held;
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
      const before = held;
      held = next && { release: next, users: 0, retired: false };
      if (!before) return;
      before.retired = true;
      closeUnused(before);
    },
  };
}
