import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { StateDatabase } from '../../../state/open-state.ts';
import type { ReportDocument } from '../record.ts';

/** Bytes of a part: what a store writes without keeping others waiting. */
const partBytes = 384 * 1024;

/** @returns the document with the id that its bytes give it */
export const documentOf = (bytes: Uint8Array): ReportDocument => ({
  documentId: createHash('sha256').update(bytes).digest('hex'),
  bytes,
});

/** Stores a document, part by part; nobody reads it before a report names it. One that is there already stays. */
export async function storeDocument(db: StateDatabase, { documentId, bytes }: ReportDocument): Promise<void> {
  for (let part = 0; part * partBytes < bytes.length; part += 1) {
    const content = Buffer.from(bytes.subarray(part * partBytes, (part + 1) * partBytes)).toString('base64');
    await db
      .insertInto('report_document')
      .values({ document_id: documentId, part, content })
      .onConflict((conflict) => conflict.columns(['document_id', 'part']).doNothing())
      .execute();
  }
}

/** The bytes of a document; null where there is none. */
export async function readDocument(db: StateDatabase, documentId: string): Promise<Buffer | null> {
  const rows = await db
    .selectFrom('report_document')
    .select('content')
    .where('document_id', '=', documentId)
    .orderBy('part')
    .execute();
  return rows.length === 0 ? null : Buffer.concat(rows.map(({ content }) => Buffer.from(content, 'base64')));
}

/** Whether a document is there. */
export async function hasDocument(db: StateDatabase, documentId: string): Promise<boolean> {
  const rows = db.selectFrom('report_document').select('part').where('document_id', '=', documentId);
  return (await rows.limit(1).executeTakeFirst()) !== undefined;
}

/** Forgets the documents that no report names any more. */
export async function forgetDocuments(db: StateDatabase): Promise<void> {
  await sql`delete from report_document where document_id not in (select document_id from report_offer)`.execute(db);
}
