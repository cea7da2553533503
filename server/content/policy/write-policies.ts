import type { StateDatabase } from '../../state/open-state.ts';
import { changeContentVersion } from '../content-version.ts';
import { insertInto, portions } from '../insert-all.ts';
import { idOf, inBoth, type PolicyRecord, versionOf } from '../records.ts';
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
  const versions = rows.map(({ policy }) => policy);
  await insertInto(store, { policy_row: versions });
  await indexTexts(store, 'policy', versions);
  await insertInto(store, {
    policy_text: rows.flatMap(({ texts }) => texts),
  });
}

/** @param import_id as rowIdOf says @returns what the store keeps of a version of a policy */
export function policyRows(source: string, record: PolicyRecord, import_id: string) {
  const policy_id = idOf(source, record.key);
  const texts = inBoth(record.texts);
  const words = texts.flatMap(({ text }) => [text.summary, text.region, text.issuer, ...text.body]);
  const version = versionOf(source, record, { id: policy_id, importId: import_id, words });
  const { row_id } = version;
  return {
    policy: {
      policy_id,
      ...version,
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
