import { useLanguage, useMenuNames } from '@portal/shell';
import { type ReportSource, ReportsPage } from '@portal/ui/analysis';
import { openedReports, reports } from '../../data/ask.ts';
import { phrases } from '../../phrases.ts';
import { reportsPublic } from './page.ts';

/** S2.155: reports on policy for everybody. */
export function ReportsPublicPage() {
  const menuName = useMenuNames();
  const refused = phrases.useTranslate()('refused');
  const title = menuName('/policy/reports-public', reportsPublic.words[useLanguage()]);
  const source: ReportSource = {
    lists: reports.public,
    opened: openedReports,
    title,
    refused,
    aloneAt: (id) => `/report/${encodeURIComponent(id)}`,
  };
  return <ReportsPage source={source} />;
}
