import type { StateDatabase } from '../../state/open-state.ts';
import { hashOf, idOf, inBoth, type PolicyRecord, searchColumns } from '../records.ts';

/** Writes policies of a source, in the place of those with the same keys; what changed before is kept. */
export async function writePolicies(store: StateDatabase, source: string, records: PolicyRecord[]): Promise<void> {
  for (const record of records) {
    const policy_id = idOf(source, record.key);
    const texts = inBoth(record.texts);
    const row = {
      ...{ policy_id, source, source_key: record.key, content_hash: hashOf(record) },
      ...searchColumns(
        texts.map(({ text }) => text.title),
        texts.flatMap(({ text }) => [text.summary, text.region, text.issuer, ...text.body]),
      ),
      ...{ level: record.level, region: record.region, kind: record.kind, issued_on: record.issuedOn },
      ...{ effective_from: record.effectiveFrom, effective_to: record.effectiveTo, withdrawn_on: '' },
      source_url: record.sourceUrl,
    };
    await store
      .insertInto('policy')
      .values(row)
      .onConflict((conflict) => conflict.column('policy_id').doUpdateSet(row))
      .execute();
    await store.deleteFrom('policy_text').where('policy_id', '=', policy_id).execute();
    await store
      .insertInto('policy_text')
      .values(
        texts.map(({ language, text: { title, summary, region, issuer, body, figures } }) => ({
          ...{ policy_id, language, title, summary, region_name: region, issuer },
          ...{ body: body.join('\n\n'), figures: JSON.stringify(figures) },
        })),
      )
      .execute();
  }
}
