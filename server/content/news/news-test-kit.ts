import { beforeAll } from '@jest/globals';
import type { StatePlace } from '../../state/open-state.ts';
import { newsOf, testNow, useContentServer } from '../content-test-kit.ts';
import { writeNews } from './write-news.ts';

const hour = 60 * 60 * 1000;

/** A server with five news items of a source named test, and what a search finds there. */
export function useNewsServer(place: () => Promise<StatePlace>) {
  const suite = useContentServer(place, 'small');

  beforeAll(async () => {
    await writeNews(suite.db, 'test', [
      newsOf('a', 'Zebra 100% ready', {
        publishedAt: testNow - 3 * hour,
        coverUrl: '/pictures/a.webp',
        topics: ['market'],
        models: [model('m1', 1)],
      }),
      newsOf('b', 'Plain title', {
        publishedAt: testNow - 2 * hour,
        topics: ['market', 'price'],
        publisher: 'other',
        models: [model('m1', -1), model('m2', 0)],
        texts: { en: { title: 'Plain title', summary: '', publisher: 'Other', body: ['A zebra in the text.'] } },
      }),
      newsOf('c', 'Under_score zebra', { publishedAt: testNow - 4 * hour, newsType: 2, topics: ['price'] }),
      newsOf('d', 'Another channel', { publishedAt: testNow - hour, channel: 7 }),
      newsOf('e', 'Two tongues', {
        publishedAt: testNow - 5 * hour,
        texts: {
          zh_CN: { title: '斑马 双语', summary: '', publisher: '报社', body: ['正文'] },
          en: { title: 'Two tongues', summary: '', publisher: 'The Press', body: ['Text'] },
        },
      }),
    ]);
  });
  const find = async (query: object, language = 'en') => suite.ask('newsSearch', query, language);
  const titles = async (query: object, language = 'en') =>
    (await find(query, language)).items.map(({ newsTitle }) => newsTitle);
  return { suite, find, titles };
}

const model = (key: string, tone: number) => ({ key, name: { zh_CN: `车型 ${key}`, en: `Model ${key}` }, tone });
