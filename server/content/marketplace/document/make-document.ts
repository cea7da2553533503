import type { Language } from '@portal/contract';
import type { StateDatabase } from '../../../state/open-state.ts';
import { sampleOf } from '../../report/block.ts';
import { readReportText } from '../../report/read-report-text.ts';
import { reportPage } from '../../report/report-page.ts';
import { pdfDesk } from '../pdf/work/pdf-work.ts';
import { readDocument } from './document-store.ts';
import type { ReportPart } from './opening-key.ts';
import { isPlainLatin, watermarkLayer, watermarkText } from './watermark.ts';

/** What is wanted of a report, by whom, and how it is shown. */
export interface DocumentWish {
  reportId: string;
  part: ReportPart;
  /** The account that reads it or takes it away: its name, and its id where a file cannot hold the letters of that. */
  name: string;
  accountId: string;
  /** Milliseconds since 1970. */
  now: number;
  language: Language;
  dark: boolean;
  /** What stands before the addresses of figures: empty on the site of the portal. */
  origin: string;
}

/** A document with the watermark of who asked for it. */
export interface MadeDocument {
  type: string;
  body: Buffer;
  ending: 'html' | 'pdf';
}

const sampleNotes: Record<Language, string> = {
  zh_CN: '以上为试读部分。开通后可阅读全文。',
  en: 'This was the sample. The rest can be read once the report is open to you.',
};

/** @returns the document, or its sample; null where there is no such report */
export async function makeDocument(db: StateDatabase, wish: DocumentWish): Promise<MadeDocument | null> {
  const { reportId, part, name, now, language, dark, origin } = wish;
  const documentId = await documentIdOf(db, reportId);
  if (documentId === null) return null;
  if (documentId !== '') return fileOf(db, documentId, wish);
  const report = await readReportText(db, reportId, language);
  if (!report) return null;
  const isSample = part === 'sample';
  const blocks = isSample ? sampleOf(report.blocks) : report.blocks;
  const layer = watermarkLayer({ name, now });
  const around = { layer, origin, ...(isSample ? { note: sampleNotes[language] } : {}) };
  const page = reportPage({ ...report, blocks }, language, dark, around);
  return { type: 'text/html; charset=utf-8', body: Buffer.from(page), ending: 'html' };
}

/** The document of a report that is a file; empty where its texts are the document, null where there is no such report. */
async function documentIdOf(db: StateDatabase, reportId: string): Promise<string | null> {
  const row = await db
    .selectFrom('report')
    .innerJoin('report_offer', 'report_offer.row_id', 'report.row_id')
    .select('document_id')
    .where('report.report_id', '=', reportId)
    .executeTakeFirst();
  return row?.document_id ?? null;
}

async function fileOf(
  db: StateDatabase,
  documentId: string,
  { part, name, accountId, now, origin }: DocumentWish,
): Promise<MadeDocument | null> {
  const bytes = await readDocument(db, documentId);
  if (!bytes) return null;
  const text = watermarkText({ name: isPlainLatin(name) ? name : accountId, now });
  // What writes files takes its time, and works beside the server.
  const stamped = await pdfDesk.work('stamp', { bytes, part, text: text.replace('·', '-'), origin });
  return { type: 'application/pdf', body: Buffer.from(stamped), ending: 'pdf' };
}
