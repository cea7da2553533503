import { type SqlBool, sql } from 'kysely';
import type { Handlers } from '../../kernel/calls/call.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { findReports, forEverybody, inTopics } from './find-reports.ts';
import { openReport } from './open-report.ts';

/** Reports on policy, for everybody and for who holds the product; those of the marketplace are opened by themselves. */
const onPolicy = sql<SqlBool>`${inTopics(['policy'])} and report.kind <> 'market'`;

/** The calls about reports: those for everybody, and those on policy for who holds the product. */
export function reportHandlers({ db, clock }: StateParts): Handlers {
  return {
    reportSearch: (query, { language }) => findReports(db, query, forEverybody, language),
    async reportDetail({ reportId }, { language, trace }) {
      const opened = await openReport({ db, clock }, reportId, forEverybody, language);
      trace.detail = { report: opened.item.reportId };
      return opened;
    },
    policyReports: ({ kind, ...query }, { language }) =>
      findReports(db, query, sql<SqlBool>`${onPolicy} and report.kind = ${kind}`, language),
    async policyReport({ reportId }, { language, trace }) {
      const opened = await openReport({ db, clock }, reportId, onPolicy, language);
      trace.detail = { report: opened.item.reportId };
      return opened;
    },
  };
}
