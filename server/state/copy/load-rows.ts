import { type Kysely, sql, type Transaction } from 'kysely';
import type { Row } from './row-sum.ts';

/** The most values of one statement: both engines take more. */
const mostValues = 20_000;

/** The one table whose rows refer to others of its own, and how. */
const ownParents: Record<string, { key: string; parent: string }> = {
  menu_entry: { key: 'menu_id', parent: 'parent_id' },
};

/** Rows of which some refer to others: those that are referred to come first. */
function parentsFirst(rows: Row[], { key, parent }: { key: string; parent: string }): Row[] {
  const byKey = new Map(rows.map((row) => [row[key], row]));
  const ordered = new Set<Row>();
  const add = (row: Row): void => {
    const above = byKey.get(row[parent] ?? null);
    if (above && !ordered.has(above)) add(above);
    ordered.add(row);
  };
  rows.forEach(add);
  return [...ordered];
}

async function insert(transaction: Transaction<unknown>, table: string, rows: Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(transaction);
}

/**
 * Writes the rows of a table in place of those that are there, all or none.
 * @param rows each with all columns of the table
 */
export async function loadRows<Tables>(db: Kysely<Tables>, table: string, rows: AsyncIterable<Row>): Promise<void> {
  const own = ownParents[table];
  await (db as unknown as Kysely<unknown>).transaction().execute(async (transaction) => {
    await sql`delete from ${sql.table(table)}`.execute(transaction);
    let batch: Row[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (own || batch.length * Object.keys(row).length < mostValues) continue;
      await insert(transaction, table, batch);
      batch = [];
    }
    const rest = own ? parentsFirst(batch, own) : batch;
    const width = Math.max(1, Object.keys(rest[0] ?? {}).length);
    const most = Math.max(1, Math.floor(mostValues / width));
    for (let at = 0; at < rest.length; at += most) await insert(transaction, table, rest.slice(at, at + most));
  });
}
