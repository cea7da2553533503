import { type CallData, chinaTime, type Language } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';
import { storable } from '../conditions.ts';

/** The texts that a policy has had, the oldest first; changes that left the text as it was make none. */
export async function readPolicyVersions(
  db: StateDatabase,
  policyId: string,
  language: Language,
): Promise<CallData<'policyVersions'>> {
  const [id = ''] = storable([policyId]);
  const former = await db
    .selectFrom('policy_change')
    .innerJoin('policy_former', 'policy_former.change_id', 'policy_change.change_id')
    .select(['at', 'title', 'body'])
    .where('policy_id', '=', id)
    .where('language', '=', language)
    .orderBy('at')
    .orderBy('policy_change.change_id')
    .execute();
  const now = await db
    .selectFrom('policy')
    .innerJoin('policy_text', 'policy_text.row_id', 'policy.row_id')
    .select(['title', 'body'])
    .where('policy_id', '=', id)
    .where('language', '=', language)
    .execute();
  const texts = [...former.map(({ title, body }) => ({ title, body })), ...now];
  const versions = texts.map(({ title, body }, at) => {
    const changed = former[at - 1];
    return {
      since: changed ? chinaTime(changed.at).slice(0, 10) : '',
      title,
      paragraphs: body.split('\n\n').filter(Boolean),
    };
  });
  const isNew = (at: number) => at === 0 || JSON.stringify(texts[at]) !== JSON.stringify(texts[at - 1]);
  return { versions: versions.filter((_, at) => isNew(at)) };
}
