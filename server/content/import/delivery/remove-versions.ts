import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../../state/open-state.ts';
import { contentKinds, wholeKinds } from '../../deliveries.ts';
import { portion } from '../../insert-all.ts';
import { rowTables } from './prepared-rows.ts';

/** How long others have to take their turn between two steps, in ms. */
export const breather = 10;

type Table = (typeof rowTables)[keyof typeof rowTables] | 'policy_change_row';

/**
 * Does something with all rows that meet a condition, in small steps. It looks anew before each of them: of two that do
 * the same at once none thinks that it is done before both are.
 * @param act what it does with some of them; they meet the condition no more then
 */
async function inSteps(
  db: StateDatabase,
  table: Table,
  holds: RawBuilder<SqlBool>,
  act: (some: RawBuilder<SqlBool>, store: StateDatabase) => Promise<unknown>,
): Promise<void> {
  const key = sql.ref(table === 'policy_change_row' ? 'change_id' : 'row_id');
  for (;;) {
    const { rows } = await sql<{ id: string }>`select ${key} as id from ${sql.table(table)} where ${holds}
      limit ${portion}`.execute(db);
    if (rows.length === 0) return;
    const some = sql<SqlBool>`${key} in (${sql.join(rows.map(({ id }) => id))})`;
    await db.transaction().execute((store) => act(some, store));
    await pause(breather);
  }
}

/** Undoes what an import has written, in small steps, and says at last that it is over. */
export async function undoImport(db: StateDatabase, id: string): Promise<void> {
  // The index holds no rows without one, which the first part of it says.
  const of = (column: string) => sql<SqlBool>`${sql.ref(column)} > '' and ${sql.ref(column)} = ${id}`;
  const remove = (table: Table) =>
    inSteps(db, table, of('import_id'), (some, store) =>
      sql`delete from ${sql.table(table)} where ${some}`.execute(store),
    );
  for (const table of Object.values(rowTables)) {
    await remove(table);
    await inSteps(db, table, of('gone_with'), (some, store) =>
      sql`update ${sql.table(table)} set gone_with = '' where ${some}`.execute(store),
    );
  }
  for (const table of wholeKinds.map((kind) => rowTables[kind])) {
    await inSteps(db, table, of('withdrawn_with'), (some, store) =>
      store.updateTable(table).set({ withdrawn_on: '', withdrawn_with: '' }).where(some).execute(),
    );
  }
  await remove('policy_change_row');
  await db.deleteFrom('content_pending').where('import_id', '=', id).execute();
}

/** Removes the versions that are current no more, in small steps; with a policy goes what is known of its changes. */
export async function removeFormer(db: StateDatabase): Promise<void> {
  const former = sql<SqlBool>`gone_with > '' and gone_with not in (select import_id from content_pending)`;
  for (const kind of contentKinds) {
    const table = sql.table(rowTables[kind]);
    await inSteps(db, rowTables[kind], former, async (some, store) => {
      if (kind === 'policy') {
        const gone = sql`select policy_id from policy_row where ${some}`;
        const alive = sql`select 1 from policy_row as other where other.policy_id = policy_change_row.policy_id
          and not (${former})`;
        await sql`delete from policy_change_row where policy_id in (${gone}) and not exists (${alive})`.execute(store);
      }
      await sql`delete from ${table} where ${some}`.execute(store);
    });
  }
}
