import type { CallPayload } from '@portal/shell';

/** What is looked at: all of it stands in the address, so that a link reopens exactly what was seen. */
export interface ReportView {
  text: string;
  topics: string[];
  page: number;
  /** The report that is open in the reader; empty for the list. */
  id: string;
}

export const pageSize = 24;

const longest = 100;
const mostChosen = 50;
const lastPage = 10_000;

/** Reads a view from the query of an address. What is not understood becomes the default: an old link still opens. */
export function readReportView(search: URLSearchParams): ReportView {
  const topics = search.getAll('topic').filter((key) => key !== '' && key.length <= longest);
  const page = Number(search.get('page') ?? 1);
  return {
    text: (search.get('q') ?? '').slice(0, longest),
    topics: [...new Set(topics)].slice(0, mostChosen),
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    id: (search.get('id') ?? '').slice(0, longest),
  };
}

/**
 * Writes a view into the query of an address: defaults are left out, values that are not of the view stay (S2.037).
 * @param kept the query of now
 */
export function writeReportView(view: ReportView, kept: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(kept);
  const set = (name: string, value: string) => (value === '' ? search.delete(name) : search.set(name, value));
  set('q', view.text);
  search.delete('topic');
  for (const topic of view.topics) search.append('topic', topic);
  set('page', view.page > 1 ? String(view.page) : '');
  set('id', view.id);
  return search;
}

/** The question that a list asks. What narrows nothing is left out. */
export function queryOf({ text, topics, page }: ReportView): CallPayload<'reportSearch'> {
  const words = text.trim();
  return { ...(words && { text: words }), ...(topics.length > 0 && { topics }), page, pageSize };
}
