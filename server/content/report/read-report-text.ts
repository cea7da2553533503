import type { Language } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';
import { wireDay } from '../days.ts';
import type { Block } from './block.ts';

export interface ReportText {
  title: string;
  summary: string;
  publisher: string;
  /** YYYY-MM-DD */
  publishedOn: string;
  blocks: Block[];
}

/** The document of a report in one language; null when there is none with this id. */
export async function readReportText(
  db: StateDatabase,
  reportId: string,
  language: Language,
): Promise<ReportText | null> {
  const row = await db
    .selectFrom('report')
    .innerJoin('report_text', 'report_text.row_id', 'report.row_id')
    .select(['title', 'summary', 'publisher', 'published_on', 'blocks'])
    .where('report.report_id', '=', reportId)
    .where('language', '=', language)
    .executeTakeFirst();
  if (!row) return null;
  const { title, summary, publisher, published_on, blocks } = row;
  return { title, summary, publisher, publishedOn: wireDay(published_on), blocks: JSON.parse(blocks) as Block[] };
}
