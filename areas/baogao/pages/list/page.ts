import type { PlainPage } from '@portal/shell';
import { reportQueryOf, reportView } from '@portal/ui/analysis';
import { opened, reports } from '../../data/ask.ts';

/** It waits for the list, and the report that is open. */
export const list: PlainPage = {
  name: 'list',
  words: { zh_CN: '公共报告', en: 'Public reports' },
  ahead({ search }) {
    const view = reportView.read(search);
    return [...(view.id ? [opened.ask(view.id)] : []), reports.ask(reportQueryOf(view))];
  },
};
