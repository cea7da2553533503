import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { status } from '@portal/contract';
import { sql } from 'kysely';
import { Refusal } from '../../../kernel/refusals/refusal.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import { storeNow } from '../../../state/store-clock.ts';
import { changeContentVersion } from '../../content-version.ts';
import { removeFormer, undoImport } from './remove-versions.ts';

/** An import that has not said for so long that it is there is gone, in ms. */
const abandonedAfter = 30_000;

/** How often one that is alive says so, whatever it does, in ms. */
const beatEvery = 2_000;

/** How often one that waits for another looks, in ms. */
const lookEvery = 250;

/** An import that is under way: what it writes is not seen before its end. */
export interface PendingImport {
  id: string;
  /** Says that it is still there. Meant for each of its transactions. @throws Refusal when another has taken its place */
  touch(store: StateDatabase): Promise<void>;
  /** Makes all that it has written current. Meant for its last transaction. @throws as touch does */
  show(store: StateDatabase): Promise<void>;
  /** Undoes all that it has written. What it cannot undo the next import does. */
  undo(): Promise<void>;
  /** Says nothing more: it is over, whatever came of it. */
  end(): void;
}

const overtaken = (): Refusal =>
  new Refusal('content.import-overtaken', status.refused, {
    zh_CN: '导入期间该来源的内容被移除，或另一次导入接替了它；未写入任何内容，请重试。',
    en: 'The content of this source was removed during the import, or another import took its place; nothing was written, try again.',
  });

/** Ends an import that is under way, as far as it is what was seen of it, and undoes it. */
async function takeOver(db: StateDatabase, seen: { import_id: string; touched_at: number }): Promise<void> {
  // Whoever does it says so first: then no other does, and the import can write no more, should it live after all.
  const { numUpdatedRows } = await db
    .updateTable('content_pending')
    .set({ touched_at: sql`-(${storeNow(db)})` })
    .where('import_id', '=', seen.import_id)
    .where('touched_at', '=', seen.touched_at)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await undoImport(db, seen.import_id);
}

/** Undoes what imports have left that were killed, and removes what others had still to remove. */
async function sweepAbandoned(db: StateDatabase): Promise<void> {
  const left = await db
    .selectFrom('content_pending')
    .selectAll()
    .where(sql`abs(touched_at)`, '<', sql`${storeNow(db)} - ${sql.lit(abandonedAfter)}`)
    .execute();
  for (const seen of left) await takeOver(db, seen);
  await removeFormer(db);
}

/** Ends the import of a source that is under way, if there is one. */
export async function stopImport(db: StateDatabase, source: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('content_pending')
    .set({ touched_at: sql`-(${storeNow(db)})` })
    .where('source', '=', source)
    .where('touched_at', '>', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const stopped = await db.selectFrom('content_pending').select('import_id').where('source', '=', source).execute();
  for (const { import_id } of stopped) await undoImport(db, import_id);
}

/** Begins an import of a source; one of the same source that is under way is waited for. */
export async function beginImport(db: StateDatabase, source: string): Promise<PendingImport> {
  const id = randomUUID();
  for (;;) {
    await sweepAbandoned(db);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('content_pending')
      .values({ source, import_id: id, touched_at: storeNow(db) })
      .onConflict((conflict) => conflict.column('source').doNothing())
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) > 0n) break;
    await pause(lookEvery);
  }
  return pendingOf(db, id);
}

function pendingOf(db: StateDatabase, id: string): PendingImport {
  const touch = async (store: StateDatabase): Promise<void> => {
    const { numUpdatedRows } = await store
      .updateTable('content_pending')
      .set({ touched_at: storeNow(store) })
      .where('import_id', '=', id)
      .where('touched_at', '>', 0)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw overtaken();
  };
  // What it has to say when this fails its next step says.
  const heart = setInterval(() => touch(db).catch(() => undefined), beatEvery);
  heart.unref();
  return {
    id,
    touch,
    async show(store) {
      const { numDeletedRows } = await store
        .deleteFrom('content_pending')
        .where('import_id', '=', id)
        .where('touched_at', '>', 0)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw overtaken();
      await changeContentVersion(store);
    },
    undo: () => undoImport(db, id).catch(() => undefined),
    end: () => clearInterval(heart),
  };
}
