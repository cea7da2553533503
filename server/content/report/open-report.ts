import { type CallData, type Language, status } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { sliceOf, storable } from '../conditions.ts';
import { readReports } from './find-reports.ts';
import { makeReportKey } from './report-key.ts';

/**
 * A report with the address of its document, which works for some minutes.
 * @param among all that may be opened
 * @throws Refusal when there is none with this id among them
 */
export async function openReport(
  { db, clock }: Pick<StateParts, 'db' | 'clock'>,
  reportId: string,
  among: RawBuilder<SqlBool>,
  language: Language,
): Promise<CallData<'reportDetail'>> {
  const [id = ''] = storable([reportId]);
  const condition = sql<SqlBool>`report.report_id = ${id} and ${among}`;
  const [item] = await readReports(db, language, condition, sliceOf({ pageSize: 1 }));
  if (!item) {
    throw new Refusal('content.report-gone', status.refused, {
      zh_CN: '没有找到这份报告，可能已被移除；请返回列表。',
      en: 'This report was not found; it may have been removed. Please return to the list.',
    });
  }
  const query = new URLSearchParams({ language, key: await makeReportKey(db, item.reportId, clock()) });
  return { item, frameUrl: `/reports/${encodeURIComponent(item.reportId)}?${query}` };
}
