import { reportQueryOf, reportView } from '@portal/ui/analysis';
import { openedReports, reports } from './ask.ts';

/** What a list of reports waits for: its rows, and the report that is open. */
export const reportQuestions =
  (kind: keyof typeof reports) =>
  ({ search }: { search: URLSearchParams }): Promise<unknown>[] => {
    const view = reportView.read(search);
    return [...(view.id ? [openedReports.ask(view.id)] : []), reports[kind].ask(reportQueryOf(view))];
  };
