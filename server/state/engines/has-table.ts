import { type Kysely, sql } from 'kysely';

/** Whether a store has a table of that name. */
export async function hasTable<Tables>(
  db: Kysely<Tables>,
  dialect: 'sqlite' | 'postgres',
  name: string,
): Promise<boolean> {
  const found =
    dialect === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = ${name}`
      : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${name}`;
  return (await found.execute(db)).rows.length > 0;
}
