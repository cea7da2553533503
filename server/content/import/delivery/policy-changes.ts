import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import { portions } from '../../insert-all.ts';
import { inBoth, type PolicyRecord } from '../../records.ts';

/** What is compared of a policy when a later delivery changes it. */
export interface PolicyState {
  title: string;
  body: string;
  kind: string;
  issuer: string;
  days: string;
  withdrawn: boolean;
}

/** What the store has of some policies, by id; texts of both languages joined. */
export async function readPolicyStates(store: StateDatabase, ids: string[]): Promise<Map<string, PolicyState>> {
  const states = new Map<string, PolicyState>();
  for (const some of portions(ids)) {
    const rows = await store
      .selectFrom('policy')
      .innerJoin('policy_text', 'policy_text.row_id', 'policy.row_id')
      .select(['policy.policy_id', 'title', 'body', 'kind', 'issuer', 'withdrawn_on'])
      .select(['issued_on', 'effective_from', 'effective_to'])
      .where('policy.policy_id', 'in', some)
      // As the records are compared: Chinese first.
      .orderBy('language', 'desc')
      .execute();
    for (const row of rows) {
      const before = states.get(row.policy_id);
      const join = (first: string | undefined, other: string) =>
        first === undefined || first === other ? other : `${first}\n${other}`;
      states.set(row.policy_id, {
        title: join(before?.title, row.title),
        body: join(before?.body, row.body),
        issuer: join(before?.issuer, row.issuer),
        kind: row.kind,
        days: [row.issued_on, row.effective_from, row.effective_to].join(),
        withdrawn: row.withdrawn_on !== '',
      });
    }
  }
  return states;
}

/** Says which parts of a policy are different from what the store had. */
export function describeChanges(before: PolicyState | undefined, record: PolicyRecord): Sentence {
  const texts = inBoth(record.texts).map(({ text }) => text);
  const joined = (values: string[]) => [...new Set(values)].join('\n');
  const parts: [same: boolean, zh: string, en: string][] = [
    [before?.title === joined(texts.map(({ title }) => title)), '标题', 'title'],
    [before?.body === joined(texts.map(({ body }) => body.join('\n\n'))), '正文', 'text'],
    [before?.issuer === joined(texts.map(({ issuer }) => issuer)), '发布机构', 'issuer'],
    [before?.kind === record.kind, '类型', 'kind'],
    [before?.days === [record.issuedOn, record.effectiveFrom, record.effectiveTo].join(), '日期', 'days'],
  ];
  const different = parts.filter(([same]) => !same);
  const [zh, en] = [different.map(([, name]) => name).join('、'), different.map(([, , name]) => name).join(', ')];
  const again = before?.withdrawn ? { zh_CN: '来源重新提供', en: 'Reinstated by the source' } : null;
  if (different.length === 0) return again ?? { zh_CN: '其他内容有变更', en: 'Other content changed' };
  return {
    zh_CN: `${again ? `${again.zh_CN}；` : ''}变更：${zh}`,
    en: `${again ? `${again.en}; c` : 'C'}hanged: ${en}`,
  };
}
