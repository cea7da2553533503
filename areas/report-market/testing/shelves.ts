import type { Found, Item, MarketQuery, Opened, Order } from '../data/ask.ts';

const at = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value;

const topics = ['market', 'price'];
const categories = ['monthly', 'special'] as const;
const prices = [0, 9800, null];
const states = ['open', 'closed', 'asked', 'declined', 'expired'] as const;

const priceKey = (price: number | null) => (price === null ? 'ask' : price === 0 ? 'free' : 'priced');

/** An invented marketplace for tests: 30 reports in every state, a third of them free. */
export const reportItems: Item[] = Array.from({ length: 30 }, (_, index) => {
  const price = at(prices, index);
  const state = price === 0 ? 'open' : at(states, index);
  return {
    reportId: `m${index}`,
    title: `Report ${index}`,
    summary: `About ${index}`,
    publisher: 'Institute',
    publishedOn: '2026-02-03',
    topics: [at(topics, index)],
    pages: 12,
    coverUrl: '',
    category: at(categories, index),
    price,
    format: 'html',
    state,
    until: price !== 0 && state === 'open' ? '2026-12-31' : '',
  };
});

const facetOf = (keys: string[]) =>
  [...new Set(keys)].map((key) => ({ key, name: `Name ${key}`, count: keys.filter((each) => each === key).length }));

/** Answers a search as the server does. */
export function search(query: MarketQuery): Found {
  const found = reportItems.filter(
    (item) =>
      item.title.toLowerCase().includes((query.text ?? '').toLowerCase()) &&
      (!query.topics || item.topics.some((topic) => query.topics?.includes(topic))) &&
      (!query.states || query.states.includes(item.state)) &&
      (!query.categories || query.categories.includes(item.category)) &&
      (!query.prices || query.prices.includes(priceKey(item.price))),
  );
  const { page = 1, pageSize = 20 } = query;
  return {
    total: found.length,
    items: found.slice((page - 1) * pageSize, page * pageSize),
    facets: {
      topics: facetOf(found.flatMap((item) => item.topics)),
      categories: facetOf(found.map((item) => item.category)),
      prices: facetOf(found.map((item) => priceKey(item.price))),
      states: facetOf(found.map((item) => item.state)),
      years: facetOf(found.map((item) => item.publishedOn.slice(0, 4))),
    },
  };
}

export const orderOf = (item: Item, more: Partial<Order> = {}): Order => ({
  orderId: `o-${item.reportId}`,
  reportId: item.reportId,
  title: item.title,
  present: true,
  state: 'asked',
  price: item.price,
  askedAt: Date.parse('2026-02-05T12:00:00+08:00'),
  decidedAt: null,
  until: '',
  note: '',
  answer: '',
  ...more,
});

/** Answers with one report as the server does. @throws Error when there is none */
export function detail(reportId: string): Opened {
  const item = reportItems.find((candidate) => candidate.reportId === reportId);
  if (!item) throw new Error(`no ${reportId}`);
  const isOpen = item.state === 'open';
  return {
    item,
    outline: ['Overall', 'Models', 'Notes'],
    figures: isOpen ? [{ caption: 'Top 10 models', path: '/sales/ranking?by=model', page: null }] : [],
    sampleUrl: `/market-reports/${reportId}/sample?key=s`,
    documentUrl: isOpen ? `/market-reports/${reportId}/whole?key=w` : null,
    order: item.state === 'asked' || item.state === 'declined' ? orderOf(item, { answer: 'Not yet' }) : null,
  };
}
