import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';
import { dayBegin, wireDay } from '../days.ts';
import { insertAll } from '../insert-all.ts';
import { idOf, inBoth, type Texts } from '../records.ts';

/** What a policy said until a day, YYYYMMDD. */
export interface FormerPolicy {
  /** Its key in the source. */
  key: string;
  on: string;
  texts: Texts<{ title: string; body: string[] }>;
}

const changed: Record<Language, string> = { zh_CN: '变更：正文', en: 'Changed: text' };

/** Writes what policies of a source said before. Meant for a transaction, after the policies themselves. */
export async function writeFormer(
  store: StateDatabase,
  source: string,
  former: readonly FormerPolicy[],
): Promise<void> {
  const all = former.map((each) => ({ ...each, changeId: randomUUID() }));
  await insertAll(
    store,
    'policy_change_row',
    all.map(({ changeId, key, on }) => ({
      change_id: changeId,
      policy_id: idOf(source, key),
      at: dayBegin(wireDay(on)),
      what_zh: changed.zh_CN,
      what_en: changed.en,
    })),
  );
  await insertAll(
    store,
    'policy_former',
    all.flatMap(({ changeId, texts }) =>
      inBoth(texts).map(({ language, text: { title, body } }) => ({
        change_id: changeId,
        language,
        title,
        body: body.join('\n\n'),
      })),
    ),
  );
}
