import { randomUUID } from 'node:crypto';
import { chinaDay } from '../../kernel/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { insertAll } from '../insert-all.ts';
import { idOf, type PolicyRecord } from '../records.ts';
import { type Change, titleOf } from './change.ts';
import { describeChanges, readPolicyStates } from './policy-changes.ts';

/** The keys of policies that their source had no more. */
export async function withdrawnKeys(store: StateDatabase, source: string): Promise<Set<string>> {
  const rows = await store
    .selectFrom('policy')
    .select('source_key')
    .where('source', '=', source)
    .where('withdrawn_on', '<>', '')
    .execute();
  return new Set(rows.map(({ source_key }) => source_key));
}

/** Notes what is different, and marks what is gone. */
export async function changePolicies(
  store: StateDatabase,
  source: string,
  changed: PolicyRecord[],
  gone: string[],
  now: number,
): Promise<Change[]> {
  const before = await readPolicyStates(
    store,
    [...changed.map(({ key }) => key), ...gone].map((key) => idOf(source, key)),
  );
  const changes = [
    ...changed.map((record): Change => {
      const sentence = describeChanges(before.get(idOf(source, record.key)), record);
      return { key: record.key, title: titleOf(record), what: 'updated', sentence };
    }),
    ...gone.map((key): Change => {
      const sentence = { zh_CN: '来源不再提供此政策', en: 'No longer provided by the source' };
      return { key, title: before.get(idOf(source, key))?.title ?? '', what: 'withdrawn', sentence };
    }),
  ];
  for (const key of gone) {
    const id = idOf(source, key);
    await store
      .updateTable('policy_row')
      .set({ withdrawn_on: chinaDay(now) })
      .where('policy_id', '=', id)
      .execute();
  }
  await insertAll(
    store,
    'policy_change',
    changes.map(({ key, sentence }) => ({
      ...{
        change_id: randomUUID(),
        policy_id: idOf(source, key),
        at: now,
        what_zh: sentence.zh_CN,
        what_en: sentence.en,
      },
    })),
  );
  return changes;
}
