import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { chinaDay } from '../../../kernel/days/dates.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import type { ContentKind } from '../../deliveries.ts';
import { insertAll, portion } from '../../insert-all.ts';
import { idOf } from '../../records.ts';
import type { Change } from './change.ts';
import type { PendingImport } from './pending-import.ts';
import type { Part } from './plan-delivery.ts';
import { keyColumns, rowsOfKind, rowTables } from './prepared-rows.ts';
import { breather } from './remove-versions.ts';

/** Whose part it is, and when. */
export interface Writing {
  kind: ContentKind;
  source: string;
  importId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Writes a part of a delivery, for the end of its import. Meant for a transaction. @param changes as describePart says */
export async function writePart(
  store: StateDatabase,
  { kind, source, importId, now }: Writing,
  part: Part,
  changes: Change[],
): Promise<void> {
  const ids = changes.map(({ key }) => idOf(source, key));
  if (part.what === 'withdrawn') {
    await store
      .updateTable('policy_row')
      .set({ withdrawn_on: chinaDay(now), withdrawn_with: importId })
      .where('policy_id', 'in', ids)
      .where('gone_with', '=', '')
      .execute();
  } else {
    if (part.what === 'updated') {
      await sql`update ${sql.table(rowTables[kind])} set gone_with = ${importId}
        where ${sql.ref(keyColumns[kind])} in (${sql.join(ids)}) and gone_with = ''`.execute(store);
    }
    const { rowsOf, insert } = rowsOfKind[kind];
    await insert(
      store,
      part.records.map((record) => rowsOf(source, record, importId)),
    );
  }
  if (kind !== 'policy' || part.what === 'inserted') return;
  await insertAll(
    store,
    'policy_change_row',
    changes.map(({ key, sentence }) => ({
      change_id: randomUUID(),
      policy_id: idOf(source, key),
      at: now,
      import_id: importId,
      what_zh: sentence.zh_CN,
      what_en: sentence.en,
    })),
  );
}

/** Takes all items of a source away for the end of an import, in small steps. @returns how many they are */
export async function markAll(
  db: StateDatabase,
  kind: ContentKind,
  source: string,
  pending: PendingImport,
): Promise<number> {
  const table = sql.table(rowTables[kind]);
  for (let marked = 0; ; await pause(breather)) {
    const some = sql`select row_id from ${table} where source = ${source} and gone_with = '' limit ${portion}`;
    const { numAffectedRows = 0n } = await db.transaction().execute(async (store) => {
      await pending.touch(store);
      return sql`update ${table} set gone_with = ${pending.id} where row_id in (${some})`.execute(store);
    });
    if (numAffectedRows === 0n) return marked;
    marked += Number(numAffectedRows);
  }
}
