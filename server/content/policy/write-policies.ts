import type { StateDatabase } from '../../state/open-state.ts';
import { insertAll, portions } from '../insert-all.ts';
import { hashOf, idOf, inBoth, type PolicyRecord, searchColumns } from '../records.ts';

/**
 * Writes policies of a source, in the place of those with the same keys; what is known of their changes is kept.
 * Meant for a transaction.
 */
export const writePolicies = (store: StateDatabase, source: string, records: PolicyRecord[]): Promise<void> =>
  writePolicyRows(
    store,
    records.map((record) => policyRows(source, record)),
  );

/** The rows of a policy. */
export type PolicyRows = ReturnType<typeof policyRows>;

/** Writes the rows of policies as writePolicies does: who writes many makes them before the transaction begins. */
export async function writePolicyRows(store: StateDatabase, rows: PolicyRows[]): Promise<void> {
  for (const some of portions(rows.map(({ policy }) => policy.policy_id))) {
    await store.deleteFrom('policy_text').where('policy_id', 'in', some).execute();
  }
  for (const some of portions(rows.map(({ policy }) => policy))) {
    await store
      .insertInto('policy_row')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('policy_id').doUpdateSet(({ ref }) => ({
          content_hash: ref('excluded.content_hash'),
          search_title: ref('excluded.search_title'),
          search_all: ref('excluded.search_all'),
          level: ref('excluded.level'),
          region: ref('excluded.region'),
          kind: ref('excluded.kind'),
          issued_on: ref('excluded.issued_on'),
          effective_from: ref('excluded.effective_from'),
          effective_to: ref('excluded.effective_to'),
          withdrawn_on: ref('excluded.withdrawn_on'),
          source_url: ref('excluded.source_url'),
        })),
      )
      .execute();
  }
  await insertTexts(store, rows);
}

/** Writes rows of keys that are new. @param import_id the import that they are seen with */
export async function insertPolicyRows(store: StateDatabase, rows: PolicyRows[], import_id: string): Promise<void> {
  await insertAll(
    store,
    'policy_row',
    rows.map(({ policy }) => ({ ...policy, import_id })),
  );
  await insertTexts(store, rows);
}

const insertTexts = (store: StateDatabase, rows: PolicyRows[]): Promise<void> =>
  insertAll(
    store,
    'policy_text',
    rows.flatMap(({ texts }) => texts),
  );

/** @returns what the store keeps of a policy */
export function policyRows(source: string, record: PolicyRecord) {
  const policy_id = idOf(source, record.key);
  const texts = inBoth(record.texts);
  const words = texts.flatMap(({ text }) => [text.summary, text.region, text.issuer, ...text.body]);
  return {
    policy: {
      ...{ policy_id, source, source_key: record.key, content_hash: hashOf(record) },
      ...searchColumns(
        texts.map(({ text }) => text.title),
        words,
      ),
      ...{ level: record.level, region: record.region, kind: record.kind, issued_on: record.issuedOn },
      ...{ effective_from: record.effectiveFrom, effective_to: record.effectiveTo, withdrawn_on: '' },
      source_url: record.sourceUrl,
    },
    texts: texts.map(({ language, text: { title, summary, region, issuer, body, figures } }) => ({
      ...{ policy_id, language, title, summary, region_name: region, issuer },
      ...{ body: body.join('\n\n'), figures: JSON.stringify(figures) },
    })),
  };
}
