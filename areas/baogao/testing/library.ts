import type { ReportItem } from '@portal/contract';
import type { CallData, CallPayload } from '@portal/shell';

/** An invented library for tests: 30 reports, every third of them on prices, the others on the market. */
export const reportItems: ReportItem[] = Array.from({ length: 30 }, (_, index) => ({
  reportId: `r${index}`,
  title: `Report ${index}`,
  summary: `About ${index}`,
  publisher: 'Institute',
  publishedOn: '2026-02-03',
  topics: [index % 3 === 0 ? 'price' : 'market'],
  pages: 12,
  coverUrl: '',
}));

/** Answers a search as the server does. */
export function search({
  text = '',
  topics,
  page = 1,
  pageSize = 20,
}: CallPayload<'reportSearch'>): CallData<'reportSearch'> {
  const searched = reportItems.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
  const found = searched.filter((item) => !topics || item.topics.some((topic) => topics.includes(topic)));
  const count = (key: string) => searched.filter((item) => item.topics.includes(key)).length;
  return {
    total: found.length,
    items: found.slice((page - 1) * pageSize, page * pageSize),
    facets: {
      topics: ['market', 'price']
        .map((key) => ({ key, name: `Topic ${key}`, count: count(key) }))
        .filter((topic) => topic.count > 0),
    },
  };
}
