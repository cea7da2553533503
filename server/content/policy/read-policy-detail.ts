import { type CallData, chinaTime, type Language, type PolicyItem, status } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import { chinaDay } from '../../kernel/days/dates.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { sliceOf, storable } from '../conditions.ts';
import type { Figure } from '../records.ts';
import { newestFirst, readPolicies } from './find-policies.ts';

/** How many other policies stand below one. */
const mostRelated = 5;

/**
 * S1.025: one policy with its text, what it comes to in figures, and what later deliveries changed.
 * @throws Refusal when there is none with this id
 */
export async function readPolicyDetail(
  db: StateDatabase,
  policyId: string,
  language: Language,
  now: number,
): Promise<CallData<'policyDetail'>> {
  const [id = ''] = storable([policyId]);
  const today = chinaDay(now);
  const builder = sliceOf({ pageSize: 1 });
  const [item] = await readPolicies(db, language, today, sql<SqlBool>`policy.policy_id = ${id}`, builder);
  if (!item) {
    throw new Refusal('content.policy-gone', status.refused, {
      zh_CN: '没有找到这项政策，可能已被移除；请返回列表。',
      en: 'This policy was not found; it may have been removed. Please return to the list.',
    });
  }
  const text = await db
    .selectFrom('policy')
    .innerJoin('policy_text', 'policy_text.row_id', 'policy.row_id')
    .select(['body', 'figures', 'source_url'])
    .where('policy.policy_id', '=', id)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom('policy_change')
    .select(['at', 'what_zh', 'what_en'])
    .where('policy_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('change_id')
    .execute();
  return {
    item,
    paragraphs: text.body.split('\n\n').filter(Boolean),
    figures: (JSON.parse(text.figures) as Figure[]).map((figure) => ({ sentences: [], perCar: null, ...figure })),
    sourceUrl: text.source_url,
    changes: changes.map(({ at, what_zh, what_en }) => ({
      on: chinaTime(at).slice(0, 10),
      what: language === 'en' ? what_en : what_zh,
    })),
    related: await readRelated(db, id, language, today),
  };
}

/** Those of the same region and kind come first, then those of the same region or kind; among equals the newest. */
function readRelated(db: StateDatabase, id: string, language: Language, today: string): Promise<PolicyItem[]> {
  const of = (column: 'region' | 'kind') =>
    sql`policy.${sql.ref(column)} = (select ${sql.ref(column)} from policy where policy_id = ${id})`;
  const condition = sql<SqlBool>`policy.policy_id <> ${id} and (${of('region')} or ${of('kind')})`;
  const order = sql`case when ${of('region')} and ${of('kind')} then 0 else 1 end, ${newestFirst}`;
  return readPolicies(db, language, today, condition, sliceOf({ pageSize: mostRelated }), order);
}
