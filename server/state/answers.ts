import { sql } from 'kysely';
import type { StateDatabase } from './open-state.ts';

/** Whether the store answers the smallest of questions; waits for as long as that takes. */
export function answers(db: StateDatabase): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
}
