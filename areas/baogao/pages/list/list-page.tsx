import { createPhrases, useMenuNames } from '@portal/shell';
import { type ReportSource, ReportsPage } from '@portal/ui/analysis';
import { opened, reports } from '../../data/ask.ts';

const phrases = createPhrases({
  zh_CN: { title: '公共报告', refused: '当前账号不能查看公共报告' },
  en: { title: 'Public reports', refused: 'This account has no access to public reports' },
});

/** No entry of the menu leads there: the list, which everybody may open, lets its own reader in. */
const aloneAt = (id: string) => `/report/${encodeURIComponent(id)}`;

/** S2.050: public reports have one page, /baogao, with list and reader. */
export function ListPage() {
  const translate = phrases.useTranslate();
  const menuName = useMenuNames();
  const source: ReportSource = {
    lists: reports,
    opened,
    title: menuName('/baogao', translate('title')),
    refused: translate('refused'),
    aloneAt,
  };
  return <ReportsPage source={source} />;
}
