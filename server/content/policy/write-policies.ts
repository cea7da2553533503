import type { StateDatabase } from '../../state/open-state.ts';
import { changeContentVersion } from '../content-version.ts';
import { insertAll, portions } from '../insert-all.ts';
import { hashOf, idOf, inBoth, type PolicyRecord, rowIdOf, searchColumns } from '../records.ts';
import { indexTexts } from '../text-index.ts';

/**
 * Writes policies of a source, in the place of those with the same keys; what is known of their changes is kept.
 * Meant for a transaction.
 */
export async function writePolicies(store: StateDatabase, source: string, records: PolicyRecord[]): Promise<void> {
  const rows = records.map((record) => policyRows(source, record, ''));
  for (const some of portions(rows.map(({ policy }) => policy.policy_id))) {
    await store.deleteFrom('policy_row').where('policy_id', 'in', some).execute();
  }
  await insertPolicyRows(store, rows);
  await changeContentVersion(store);
}

/** The rows of a policy. */
export type PolicyRows = ReturnType<typeof policyRows>;

/** Writes versions of policies. */
export async function insertPolicyRows(store: StateDatabase, rows: PolicyRows[]): Promise<void> {
  await insertAll(
    store,
    'policy_row',
    rows.map(({ policy }) => policy),
  );
  await indexTexts(
    store,
    'policy',
    rows.map(({ policy }) => policy),
  );
  await insertTexts(store, rows);
}

const insertTexts = (store: StateDatabase, rows: PolicyRows[]): Promise<void> =>
  insertAll(
    store,
    'policy_text',
    rows.flatMap(({ texts }) => texts),
  );

/** @param import_id as rowIdOf says @returns what the store keeps of a version of a policy */
export function policyRows(source: string, record: PolicyRecord, import_id: string) {
  const policy_id = idOf(source, record.key);
  const row_id = rowIdOf(policy_id, import_id);
  const texts = inBoth(record.texts);
  const words = texts.flatMap(({ text }) => [text.summary, text.region, text.issuer, ...text.body]);
  return {
    policy: {
      row_id,
      import_id,
      policy_id,
      source,
      source_key: record.key,
      content_hash: hashOf(record),
      ...searchColumns(
        texts.map(({ text }) => text.title),
        words,
      ),
      level: record.level,
      region: record.region,
      kind: record.kind,
      issued_on: record.issuedOn,
      effective_from: record.effectiveFrom,
      effective_to: record.effectiveTo,
      withdrawn_on: '',
      source_url: record.sourceUrl,
    },
    texts: texts.map(({ language, text: { title, summary, region, issuer, body, figures } }) => ({
      row_id,
      language,
      title,
      summary,
      region_name: region,
      issuer,
      body: body.join('\n\n'),
      figures: JSON.stringify(figures),
    })),
  };
}
