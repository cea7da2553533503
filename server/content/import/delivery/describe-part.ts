import { status } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { Refusal } from '../../../kernel/refusals/refusal.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import type { ContentKind } from '../../deliveries.ts';
import { portions } from '../../insert-all.ts';
import { idOf, type PolicyRecord } from '../../records.ts';
import { type Change, titleOf } from './change.ts';
import type { Part } from './plan-delivery.ts';
import { describeChanges, readPolicyStates } from './policy-changes.ts';
import { keyColumns, rowTables } from './prepared-rows.ts';

/**
 * What a part of a delivery changes, in words, beside what is current.
 * @throws Refusal when what is new would have the address of an item of another source
 */
export async function describePart(
  store: StateDatabase,
  kind: ContentKind,
  source: string,
  part: Part,
): Promise<Change[]> {
  if (part.what === 'withdrawn') {
    const titles = await titlesOf(store, kind, source, part.keys);
    const sentence =
      kind === 'policy'
        ? { zh_CN: '来源不再提供此政策', en: 'No longer provided by the source' }
        : { zh_CN: '来源不再提供此图片', en: 'No longer provided by the source' };
    return part.keys.map((key) => ({ key, title: titles.get(idOf(source, key)) ?? '', what: part.what, sentence }));
  }
  const { what, records } = part;
  const keys = records.map(({ key }) => key);
  await checkAddresses(store, kind, source, keys);
  const before = what === 'updated' && kind === 'policy' ? await statesOf(store, source, keys) : null;
  return records.map((record) => {
    const known = before && describeChanges(before.get(idOf(source, record.key)), record as PolicyRecord);
    const plain = what === 'updated' ? { zh_CN: '内容有变更', en: 'Changed' } : { zh_CN: '', en: '' };
    return { key: record.key, title: titleOf(record), what, sentence: known ?? plain };
  });
}

const statesOf = (store: StateDatabase, source: string, keys: string[]) =>
  readPolicyStates(
    store,
    keys.map((key) => idOf(source, key)),
  );

/** What is withdrawn is called as it was. */
async function titlesOf(store: StateDatabase, kind: ContentKind, source: string, keys: string[]) {
  if (kind === 'policy') {
    const states = await statesOf(store, source, keys);
    return new Map([...states].map(([id, { title }]) => [id, title]));
  }
  const ids = keys.map((key) => idOf(source, key));
  const rows = await store
    .selectFrom('image')
    .innerJoin('image_text', 'image_text.row_id', 'image.row_id')
    .select(['image_id', 'title'])
    .where('image_id', 'in', ids)
    .where('language', '=', 'zh_CN')
    .execute();
  return new Map(rows.map(({ image_id, title }) => [image_id, title]));
}

/**
 * Sees that what comes has its addresses for itself. The names of two sources and the keys of their items may come to one:
 * a-b and c, a and b-c; and a report of the marketplace, which people have ordered, and one for all never change places.
 * @throws Refusal
 */
export async function checkAddresses(
  store: StateDatabase,
  kind: ContentKind | 'market',
  source: string,
  keys: readonly string[],
): Promise<void> {
  const rowKind = kind === 'market' ? 'report' : kind;
  const others = othersOf[kind] ?? sql``;
  for (const some of portions([...keys])) {
    const ids = new Map(some.map((key) => [idOf(source, key), key]));
    const [table, column] = [rowTables[rowKind], keyColumns[rowKind]];
    const taken = await store
      .selectFrom(table)
      .select([`${column} as id`, 'source'])
      .where(column, 'in', [...ids.keys()])
      .where(sql<SqlBool>`(source <> ${source} ${others})`)
      .limit(1)
      .executeTakeFirst();
    if (!taken) continue;
    const key = ids.get(taken.id) ?? '';
    throw new Refusal('content.address-taken', status.refused, {
      zh_CN: `“${key}”的地址 ${taken.id} 已被来源 ${taken.source} 的内容占用；请用 --source 指定其他来源名。`,
      en: `The address ${taken.id} of “${key}” is taken by content of the source ${taken.source}; give another source name with --source.`,
    });
  }
}

/** What of the same source an item may not take the place of. */
const othersOf: Partial<Record<ContentKind | 'market', RawBuilder<unknown>>> = {
  market: sql`or kind <> 'market'`,
  report: sql`or kind = 'market'`,
};
