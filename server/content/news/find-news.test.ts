import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { newsOf, testNow } from '../content-test-kit.ts';
import { removeSource } from '../sources/manage-content.ts';
import { useNewsServer } from './news-test-kit.ts';
import { writeNews } from './write-news.ts';

describeOnBothStores('news in lists', (place) => {
  const { suite, find, titles } = useNewsServer(place);

  test('S3.020 S3.023 S7.046 S9.016 list-news of type 1 and channel 12 gives the three latest with their fields', async () => {
    const payload = { newsType: 1, newsId: null, newsPushChannelId: 12, page: 1, pageSize: 3 };
    const items = await suite.ask('listNews', payload);
    expect(items.map(({ newsId }) => newsId)).toEqual(['test-b', 'test-a', 'test-e']);
    expect(items[0]).toMatchObject({ newsTitle: 'Plain title', newsTime: '2026-10-15 10:00:00', coverUrl: '' });
    // An item keeps the picture that came with it; those of the demonstration, which is older, have none.
    const [, pictured] = items;
    expect([pictured?.newsId, pictured?.coverUrl]).toEqual(['test-a', '/pictures/a.webp']);
    const older = await suite.ask('listNews', { ...payload, page: 2 });
    expect(older.map(({ coverUrl }) => coverUrl)).toEqual(['', '', '']);
    expect(await suite.ask('listNews', { ...payload, newsId: 'test-a' })).toHaveLength(1);
    expect(await suite.ask('listNews', { ...payload, newsPushChannelId: 7 })).toMatchObject([{ newsId: 'test-d' }]);
    expect(await suite.ask('listNews', { ...payload, newsType: 3 })).toEqual([]);
  });

  test('S7.042 S7.045 index news are the latest of all, articles those of type 2', async () => {
    const index = await suite.ask('listIndexInformation');
    expect(index.map(({ newsId }) => newsId).slice(0, 5)).toEqual(
      ['d', 'b', 'a', 'c', 'e'].map((key) => `test-${key}`),
    );
    expect(index).toHaveLength(10);
    const articles = await suite.ask('getArticleForApp');
    expect(articles[0]?.newsId).toBe('test-c');
    expect(articles).toHaveLength(10);
  });

  test('search finds Chinese and English in either language, titles first, then the newest', async () => {
    expect(await titles({ text: 'ZEBRA' })).toEqual(['Zebra 100% ready', 'Under_score zebra', 'Plain title']);
    expect(await titles({ text: '斑马' })).toEqual(['Two tongues']);
    expect(await titles({ text: 'tongues' }, 'zh_CN')).toEqual(['斑马 双语']);
    expect(await titles({ text: 'text  zebra' })).toEqual(['Plain title']);
    expect(await titles({ text: 'ＺＥＢＲＡ　ready' })).toEqual(['Zebra 100% ready']);
    expect(await titles({ text: 'no such words at all' })).toEqual([]);
  });

  test('signs that a pattern would take for itself stand for themselves', async () => {
    expect(await titles({ text: '100%' })).toEqual(['Zebra 100% ready']);
    expect(await titles({ text: 'r_score' })).toEqual(['Under_score zebra']);
    expect(await titles({ text: '%' })).not.toContain('Plain title');
    expect(await titles({ text: '\\' })).toEqual([]);
    expect(await titles({ text: "' or 1=1 --" })).toEqual([]);
  });

  test('facets are counted under the other filters', async () => {
    const all = await find({ text: 'zebra' });
    expect(all.facets.topics).toEqual([
      { key: 'market', name: 'Market', count: 2 },
      { key: 'price', name: 'Prices and incentives', count: 2 },
    ]);
    expect(all.facets.sources).toEqual([
      { key: 'press', name: 'The Press', count: 2 },
      { key: 'other', name: 'Other', count: 1 },
    ]);
    expect(all.facets.models).toEqual([
      { key: 'm1', name: 'Model m1', count: 2 },
      { key: 'm2', name: 'Model m2', count: 1 },
    ]);
    const narrowed = await find({ text: 'zebra', topics: ['price'], sources: ['other'] }, 'zh_CN');
    expect(narrowed.total).toBe(1);
    // The source does not narrow itself, but the topics do.
    expect(narrowed.facets.sources?.map(({ key, count }) => [key, count])).toEqual([
      ['other', 1],
      ['press', 1],
    ]);
    expect(narrowed.facets.topics?.map(({ name, count }) => [name, count])).toEqual([
      ['市场走势', 1],
      ['价格与促销', 1],
    ]);
    expect((await find({ text: 'zebra', models: ['m2'] })).items.map(({ newsId }) => newsId)).toEqual(['test-b']);
    expect((await find({ topics: [], sources: [], models: [] })).total).toBe((await find({})).total);
  });

  test('days are days of China, both ends included, and one that there is not is refused', async () => {
    expect(await titles({ from: '2026-10-15', to: '2026-10-15' })).toHaveLength(5);
    expect(await titles({ from: '2026-10-16' })).toEqual([]);
    expect(await titles({ from: '', to: '', text: 'zebra' })).toHaveLength(3);
    const { body } = await suite.server.call(
      'newsSearch',
      { from: '2026-13-01' },
      { token: suite.token, language: 'en' },
    );
    expect(body.status).toMatchObject({
      status: 1,
      msg2Client: '“2026-13-01” is not a valid date. Use the form 2026-01-31.',
    });
  });

  test('pages follow each other without a gap or a repetition', async () => {
    const all = (await find({ pageSize: 100 })).items.concat((await find({ pageSize: 100, page: 2 })).items);
    const pages = [];
    for (let page = 1; page <= 13; page++) pages.push(...(await find({ pageSize: 10, page })).items);
    expect(all).toHaveLength(125);
    expect(pages.map(({ newsId }) => newsId)).toEqual(all.map(({ newsId }) => newsId));
    expect((await find({ page: 10_000 })).items).toEqual([]);
  });

  test('a story that several print stands once, with their count and the first, whoever brought it; a source shows its own', async () => {
    const title = 'Han price cut by 5,000 yuan';
    const day = 24 * 60 * 60 * 1000;
    const printed = (key: string, publisher: string, ago: number, own = title) =>
      newsOf(key, own, { publisher, publishedAt: testNow - ago, topics: ['price'] });
    await writeNews(suite.db, 'wire', [
      {
        ...printed('late', 'weekly', day, `Update: ${title}!`),
        models: [{ key: 'm9', name: { zh_CN: '九', en: 'Nine' }, tone: 0 }],
        texts: { en: { title: `Update: ${title}!`, summary: '', publisher: 'Weekly', body: ['Only weekly says so.'] } },
      },
      printed('again', 'weekly', -8 * day),
    ]);
    await writeNews(suite.db, 'paper', [printed('first', 'daily', 2 * day)]);
    const found = async (query: object) =>
      (await find({ text: 'price cut by', ...query })).items.map(({ newsId, copies }) => [newsId, copies]);
    expect(await found({})).toEqual([
      ['wire-again', undefined],
      ['paper-first', 1],
    ]);
    expect(await found({ sources: ['weekly'] })).toEqual([
      ['wire-again', undefined],
      ['wire-late', undefined],
    ]);
    // What the first does not say a copy is found by.
    expect(await found({ text: 'cut by weekly' })).toEqual([['wire-late', undefined]]);
    expect(await found({ models: ['m9'] })).toEqual([['wire-late', undefined]]);
    // A copy that stands in a list by itself says who was first, and when.
    const [, copy] = (await find({ text: 'price cut by', sources: ['weekly'] })).items;
    expect(copy?.first).toEqual({ newsId: 'paper-first', source: 'The Press', newsTime: '2026-10-13 12:00:00' });
    // Each value counts what the list shows when it is chosen: a copy is its first where that has the value too.
    const { facets } = await find({ text: 'price cut by' });
    for (const [facet, values] of Object.entries(facets))
      for (const { key, count } of values)
        expect([facet, key, (await find({ text: 'price cut by', [facet]: [key] })).total]).toEqual([facet, key, count]);
    expect(facets.sources?.map(({ key, count }) => [key, count])).toEqual([
      ['weekly', 2],
      ['daily', 1],
    ]);
    expect(facets.topics).toEqual([{ key: 'price', name: 'Prices and incentives', count: 2 }]);
    expect(facets.models).toEqual([{ key: 'm9', name: 'Nine', count: 1 }]);
    const printedBy = async (newsId: string) => (await suite.ask('newsDetail', { newsId })).printedBy;
    expect((await printedBy('wire-late')).map(({ newsId }) => newsId)).toEqual(['paper-first']);
    expect((await printedBy('paper-first')).map(({ newsId }) => newsId)).toEqual(['wire-late']);
    expect(await printedBy('wire-again')).toEqual([]);
    // Where the first is gone, the next is.
    expect(await removeSource(suite.db, 'paper', '/nowhere')).toBe(1);
    expect(await found({})).toEqual([
      ['wire-again', undefined],
      ['wire-late', undefined],
    ]);
    // Nor does one that went without a word hide those that are left.
    await suite.db.insertInto('news_copy').values({ news_id: 'wire-late', first_id: 'paper-first' }).execute();
    expect(await found({})).toHaveLength(2);
    await removeSource(suite.db, 'wire', '/nowhere');
  });
});
