import { opened, reports } from './ask.ts';
import { marketView, queryOf, type Shelf } from './market-view.ts';

/** What a list of reports waits for: its rows, and the report that is open. */
export const listQuestions =
  (shelf: Shelf) =>
  ({ search }: { search: URLSearchParams }): Promise<unknown>[] => {
    const view = marketView.read(search);
    return [...(view.id ? [opened.ask(view.id)] : []), reports.ask(queryOf(view, shelf))];
  };
