import { defineView, item, keys, page, words } from '@portal/ui';
import type { ReportQuery } from './source.ts';

/** What is looked at. */
export interface ReportView {
  text: string;
  topics: string[];
  page: number;
  /** The report that is open in the reader; empty for the list. */
  id: string;
}

export const pageSize = 24;

export const reportView = defineView<ReportView>({
  text: words('q'),
  topics: keys('topic'),
  page: page(),
  id: item(),
});

/** The question that a list asks. What narrows nothing is left out. */
export const queryOf = (view: ReportView): ReportQuery => ({
  ...reportView.narrowing(view),
  page: view.page,
  pageSize,
});
