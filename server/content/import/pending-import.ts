import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { status } from '@portal/contract';
import { sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { contentKinds } from '../deliveries.ts';
import { keyColumns, rowTables } from './prepared-rows.ts';

/** An import that writes nothing for so long is gone, in ms: a living one writes every few milliseconds. */
const abandonedAfter = 30_000;

/** How often one that waits for another looks, in ms. */
const lookEvery = 250;

/** Rows that are removed at once. */
const portion = 200;

/** How long others have to take their turn between two steps, in ms. */
export const breather = 4;

/** An import that is under way: what it writes is not seen before its end. */
export interface PendingImport {
  id: string;
  /** Says that it is still there. Meant for each of its transactions. @throws Refusal when another has taken its place */
  touch(store: StateDatabase): Promise<void>;
  /** Shows all that it has written. Meant for its last transaction. @throws as touch does */
  show(store: StateDatabase): Promise<void>;
  /** Removes all that it has written. */
  undo(): Promise<void>;
}

const overtaken = (): Refusal =>
  new Refusal('content.import-overtaken', status.refused, {
    zh_CN: '导入期间该来源的内容被移除，或另一次导入接替了它；未写入任何内容，请重试。',
    en: 'The content of this source was removed during the import, or another import took its place; nothing was written, try again.',
  });

/** Removes the rows of an import in small steps, and then what says that it is under way. */
async function removeImport(db: StateDatabase, id: string): Promise<void> {
  for (const kind of contentKinds) {
    const [table, key] = [rowTables[kind], keyColumns[kind]];
    for (let removed = portion; removed === portion; ) {
      const some = db.selectFrom(table).select(key).where('import_id', '=', id).limit(portion);
      const { numDeletedRows } = await db.deleteFrom(table).where(key, 'in', some).executeTakeFirst();
      removed = Number(numDeletedRows);
      await pause(breather);
    }
  }
  await db.deleteFrom('content_pending').where('import_id', '=', id).execute();
}

/** Removes what imports have left that were killed. */
async function sweepAbandoned(db: StateDatabase): Promise<void> {
  const before = Date.now() - abandonedAfter;
  const age = sql<number>`abs(touched_at)`;
  const left = await db.selectFrom('content_pending').selectAll().where(age, '<', before).execute();
  for (const { import_id, touched_at } of left) {
    // Whoever removes it says so first: then no other does, and it can write no more, should it live after all.
    const { numUpdatedRows } = await db
      .updateTable('content_pending')
      .set({ touched_at: -Date.now() })
      .where('import_id', '=', import_id)
      .where('touched_at', '=', touched_at)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await removeImport(db, import_id);
  }
}

/** Begins an import of a source; one of the same source that is under way is waited for. */
export async function beginImport(db: StateDatabase, source: string): Promise<PendingImport> {
  const id = randomUUID();
  for (;;) {
    await sweepAbandoned(db);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('content_pending')
      .values({ source, import_id: id, touched_at: Date.now() })
      .onConflict((conflict) => conflict.column('source').doNothing())
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n) break;
    await pause(lookEvery);
  }
  return {
    id,
    async touch(store) {
      const { numUpdatedRows } = await store
        .updateTable('content_pending')
        .set({ touched_at: Date.now() })
        .where('import_id', '=', id)
        .where('touched_at', '>', 0)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw overtaken();
    },
    async show(store) {
      const { numDeletedRows } = await store
        .deleteFrom('content_pending')
        .where('import_id', '=', id)
        .where('touched_at', '>', 0)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw overtaken();
    },
    undo: () => removeImport(db, id),
  };
}
