import type { StateDatabase } from './open-state.ts';

/** What most calls work with. */
export interface StateParts {
  db: StateDatabase;
  /** The present instant in milliseconds since 1970. */
  clock: () => number;
}
