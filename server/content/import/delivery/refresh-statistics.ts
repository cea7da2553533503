import { sql } from 'kysely';
import type { StateDatabase } from '../../../state/open-state.ts';
import type { ContentKind } from '../../deliveries.ts';
import { isPostgres } from '../../text-index.ts';

/** From so many rows on an import changes what PostgreSQL should know of its tables. */
const manyRows = 1000;

/**
 * Counts the tables of a kind anew before a large import is shown. PostgreSQL plans by counts that it makes in the
 * background, up to minutes later: until then the first readers of 100,000 new texts would wait for each page. SQLite
 * plans these questions the same without counts.
 * @param written rows that the import has written
 */
export async function refreshStatistics(db: StateDatabase, kind: ContentKind, written: number): Promise<void> {
  if (written < manyRows || !isPostgres(db)) return;
  const { rows } = await sql<{ tablename: string }>`select tablename from pg_tables
    where schemaname = current_schema() and starts_with(tablename, ${`${kind}_`})`.execute(db);
  if (rows.length === 0) return;
  await sql`analyze ${sql.join(rows.map(({ tablename }) => sql.table(tablename)))}`.execute(db);
}
