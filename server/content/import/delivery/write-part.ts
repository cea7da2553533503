import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
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
  const described = changes.map(({ key, sentence }) => ({
    changeId: randomUUID(),
    policyId: idOf(source, key),
    sentence,
  }));
  if (part.what === 'withdrawn') {
    await sql`update ${sql.table(rowTables[kind])} set withdrawn_on = ${chinaDay(now)}, withdrawn_with = ${importId}
      where ${sql.ref(keyColumns[kind])} in (${sql.join(ids)}) and gone_with = ''`.execute(store);
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
    described.map(({ changeId, policyId, sentence }) => ({
      change_id: changeId,
      policy_id: policyId,
      at: now,
      import_id: importId,
      what_zh: sentence.zh_CN,
      what_en: sentence.en,
    })),
  );
  if (part.what === 'updated') await insertAll(store, 'policy_former', await textsBefore(store, described));
}

/** What policies say until the end of the import. */
async function textsBefore(store: StateDatabase, changes: readonly { changeId: string; policyId: string }[]) {
  const changeOf = new Map(changes.map(({ changeId, policyId }) => [policyId, changeId]));
  const rows = await store
    .selectFrom('policy')
    .innerJoin('policy_text', 'policy_text.row_id', 'policy.row_id')
    .select(['policy_id', 'language', 'title', 'body'])
    .where('policy_id', 'in', [...changeOf.keys()])
    .execute();
  return rows.flatMap(({ policy_id, ...text }) => {
    const changeId = changeOf.get(policy_id);
    return changeId ? [{ change_id: changeId, ...text }] : [];
  });
}

/** Which rows of a table are meant. */
interface MarkedRows {
  source: string;
  /** The one of this key alone. */
  key?: string | undefined;
  /** Those alone of which this is true. */
  only?: RawBuilder<SqlBool> | undefined;
}

/** Takes items of a source away for the end of an import, in small steps. @returns how many they are */
export async function markAll(
  db: StateDatabase,
  kind: ContentKind,
  { source, key, only }: MarkedRows,
  pending: PendingImport,
): Promise<number> {
  const table = sql.table(rowTables[kind]);
  for (let marked = 0; ; await pause(breather)) {
    const meant = [
      sql`source = ${source} and gone_with = ''`,
      ...(key === undefined ? [] : [sql`source_key = ${key}`]),
      ...(only ? [only] : []),
    ];
    const some = sql`select row_id from ${table} where ${sql.join(meant, sql` and `)} limit ${portion}`;
    const { numAffectedRows = 0n } = await db.transaction().execute(async (store) => {
      await pending.touch(store);
      return sql`update ${table} set gone_with = ${pending.id} where row_id in (${some})`.execute(store);
    });
    if (numAffectedRows === 0n) return marked;
    marked += Number(numAffectedRows);
  }
}
