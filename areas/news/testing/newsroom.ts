import type { LinkedModel, NewsItem, NewsPreference, NewsQuery } from '@portal/contract';
import type { Detail, Found } from '../data/ask.ts';

/** An invented newsroom for tests: 45 items, each on one topic, from one source, on one model. */

const topics = ['market', 'price'];
const sources = ['Daily', 'Weekly'];
const models: LinkedModel[] = [
  { key: 'm1', name: 'Model One', tone: 1 },
  { key: 'm2', name: 'Model Two', tone: 0 },
  { key: 'm3', name: 'Model Three', tone: -1 },
];

const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

export const items: NewsItem[] = Array.from({ length: 45 }, (_, index) => ({
  newsId: `n${index}`,
  newsTitle: `Title ${index}`,
  newsTime: `2026-02-${String(28 - (index % 28)).padStart(2, '0')} 08:30:00`,
  coverUrl: '',
  summary: `Summary ${index}`,
  source: at(sources, index),
  topics: [at(topics, index)],
  models: [at(models, index)],
}));

const modelOf = ({ models: [first] = [] }: NewsItem) => first?.key ?? '';

const meets = (item: NewsItem, query: NewsQuery, liked: NewsPreference) =>
  (!query.text || item.newsTitle.toLowerCase().includes(query.text.toLowerCase())) &&
  (!query.topics || item.topics.some((topic) => query.topics?.includes(topic))) &&
  (!query.sources || query.sources.includes(item.source)) &&
  (!query.models || query.models.includes(modelOf(item))) &&
  (!query.preferred ||
    item.topics.some((topic) => liked.topics.includes(topic)) ||
    liked.models.includes(modelOf(item)));

/** Answers a search as the server does. @param liked what the person follows */
export function search(query: NewsQuery, liked: NewsPreference): Found {
  const found = items.filter((item) => meets(item, query, liked));
  const { page = 1, pageSize = 20 } = query;
  const count = (holds: (item: NewsItem) => boolean) => found.filter(holds).length;
  return {
    total: found.length,
    items: found.slice((page - 1) * pageSize, page * pageSize),
    facets: {
      topics: topics.map((key) => ({ key, name: `Topic ${key}`, count: count((item) => item.topics.includes(key)) })),
      sources: sources.map((key) => ({ key, name: key, count: count((item) => item.source === key) })),
      models: models.map(({ key, name }) => ({ key, name, count: count((item) => modelOf(item) === key) })),
    },
  };
}

/** Answers with one article. @throws Error when there is none */
export function detail(newsId: string): Detail {
  const item = items.find((candidate) => candidate.newsId === newsId);
  if (!item) throw new Error(`no ${newsId}`);
  return { item, paragraphs: ['One paragraph.', 'Another.'], models, related: items.slice(30, 32), printedBy: [] };
}
