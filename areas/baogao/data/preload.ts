import { areaPreload } from '@portal/shell';
import { opened, reports } from './ask.ts';
import { queryOf, reportView } from './report-view.ts';

/** The list, and the report that is open. */
export const preload = areaPreload(({ query }) => {
  const view = reportView.read(query);
  return [...(view.id ? [opened.ask(view.id)] : []), reports.ask(queryOf(view))];
});
