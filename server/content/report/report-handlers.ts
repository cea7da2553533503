import { status } from '@portal/contract';
import { type SqlBool, sql } from 'kysely';
import type { Handlers } from '../../kernel/calls/call.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { sliceOf, storable } from '../conditions.ts';
import { findReports, readReports } from './find-reports.ts';
import { makeReportKey } from './report-key.ts';

/** The calls about public reports. */
export function reportHandlers({ db, clock }: StateParts): Handlers {
  return {
    reportSearch: (query, { language }) => findReports(db, query, language),
    async reportDetail({ reportId }, { language, trace }) {
      const [id = ''] = storable([reportId]);
      const builder = sliceOf({ pageSize: 1 });
      const [item] = await readReports(db, language, sql<SqlBool>`report.report_id = ${id}`, builder);
      if (!item) {
        throw new Refusal('content.report-gone', status.refused, {
          zh_CN: '没有找到这份报告，可能已被移除；请返回列表。',
          en: 'This report was not found; it may have been removed. Please return to the list.',
        });
      }
      trace.detail = { report: item.reportId };
      const query = new URLSearchParams({ language, key: await makeReportKey(db, item.reportId, clock()) });
      return { item, frameUrl: `/reports/${encodeURIComponent(item.reportId)}?${query}` };
    },
  };
}
