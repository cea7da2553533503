import { sql } from 'kysely';
import type { StateStore } from '../../../server/state/open-state.ts';

/** How many bytes a state store takes on the disk; of SQLite without its log, which is worked in first. */
export async function storeSize({ db, dialect }: StateStore): Promise<number> {
  if (dialect === 'postgres') {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
    return Number(rows[0]?.bytes);
  }
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`.execute(db);
  return Number(rows[0]?.bytes);
}
