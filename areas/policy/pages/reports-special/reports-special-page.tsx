import { useLanguage, useMenuNames } from '@portal/shell';
import { type ReportSource, ReportsPage } from '@portal/ui/analysis';
import { openedReports, reports } from '../../data/ask.ts';
import { phrases } from '../../phrases.ts';
import { reportsSpecial } from './page.ts';

/** S2.155: reports on policy for who holds the product. */
export function ReportsSpecialPage() {
  const menuName = useMenuNames();
  const refused = phrases.useTranslate()('refused');
  const title = menuName('/policy/reports-special', reportsSpecial.words[useLanguage()]);
  const source: ReportSource = { lists: reports.special, opened: openedReports, title, refused };
  return <ReportsPage source={source} />;
}
