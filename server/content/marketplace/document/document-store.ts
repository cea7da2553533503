import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { StateDatabase } from '../../../state/open-state.ts';
import type { ReportDocument } from '../record.ts';

/** Bytes of a part: what a store writes without keeping others waiting. */
const partBytes = 384 * 1024;

/** @returns the id that a document has by its bytes */
export const documentIdOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** @returns the document that consists of these bytes */
export const documentOf = (bytes: Uint8Array): ReportDocument => ({
  documentId: documentIdOf(bytes),
  size: bytes.length,
  read: async () => bytes,
});

/** Stores a document, part by part; nobody reads it before a report names it. One that is there already stays. */
export async function storeDocument(db: StateDatabase, { documentId, read }: ReportDocument): Promise<void> {
  const bytes = await read();
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

/** Whether a document is there with all its parts. */
export async function hasDocument(db: StateDatabase, { documentId, size }: ReportDocument): Promise<boolean> {
  const rows = await db.selectFrom('report_document').select('part').where('document_id', '=', documentId).execute();
  return rows.length === Math.ceil(size / partBytes);
}

/** Forgets the documents that no report names any more. */
export async function forgetDocuments(db: StateDatabase): Promise<void> {
  await sql`delete from report_document where document_id not in (select document_id from report_offer)`.execute(db);
}
