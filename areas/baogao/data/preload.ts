import { areaPreload } from '@portal/shell';
import { reportQueryOf, reportView } from '@portal/ui/analysis';
import { opened, reports } from './ask.ts';

/** The list, and the report that is open. */
export const preload = areaPreload(({ query }) => {
  const view = reportView.read(query);
  return [...(view.id ? [opened.ask(view.id)] : []), reports.ask(reportQueryOf(view))];
});
