import type { OpenOne } from '../opened/follow-published.ts';
import { openRelease } from '../opened/open-release.ts';

/** An engine that holds each question until it is let go; then the question has found nothing. */
export interface PausedEngine {
  open: OpenOne;
  /** The names of the questions that the engine was given, in order. */
  begun: string[];
  /** The names of those that it holds now. */
  paused(): string[];
  letGo(name: string): void;
}

/**
 * @param folder the market folder
 * @param nameOf finds the name of a question in its statement
 */
export function pausedEngine(folder: string, nameOf: (sql: string) => string): PausedEngine {
  const begun: string[] = [];
  const doors = new Map<string, () => void>();
  return {
    begun,
    paused: () => [...doors.keys()],
    letGo: (name) => doors.get(name)?.(),
    async open(id, publishedAt) {
      const release = await openRelease(folder, id, publishedAt);
      return {
        ...release,
        async run(sql, _values, signal) {
          const name = nameOf(sql);
          begun.push(name);
          try {
            await new Promise<void>((resolve, reject) => {
              doors.set(name, resolve);
              signal?.addEventListener('abort', () => reject(signal.reason));
            });
          } finally {
            doors.delete(name);
          }
          return [];
        },
      };
    },
  };
}
