import { beforeAll, expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import { XMLParser } from 'fast-xml-parser';
import { endKey, makeKey } from '../../keys/index.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { newsOf, testNow } from '../content-test-kit.ts';
import { useNewsServer } from './news-test-kit.ts';
import { writeNews } from './write-news.ts';

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' || name === 'category' });

describeOnBothStores('the feed of news', (place) => {
  const { suite, titles } = useNewsServer(place);
  let secret = '';
  let keyId = '';

  beforeAll(async () => {
    const { account_id } = await suite.db
      .selectFrom('account')
      .select('account_id')
      .where('user_name', '=', 'demo')
      .executeTakeFirstOrThrow();
    const rights = { label: 'feeds', products: [], callsAMinute: 100, to: '20991231' };
    const key = await makeKey(suite.db, account_id, rights, testNow);
    secret = key.secret;
    keyId = key.keyId;
  });

  const fetchFeed = (query: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const text = new URLSearchParams({ language: 'en', ...query });
    return fetch(`${suite.server.address}/api${calls.newsFeed.path}?${text}`, { headers });
  };
  const bearer = () => ({ authorization: `Bearer ${secret}` });
  const read = async (query: Record<string, string> = {}) => {
    const response = await fetchFeed(query, bearer());
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    return parser.parse(await response.text()).rss.channel;
  };
  const titlesOf = (channel: { item?: { title: unknown }[] }) => (channel.item ?? []).map(({ title }) => String(title));

  test('has the newest news in the order of the search, each with its day, its source and where it is read', async () => {
    const channel = await read();
    const found = await titles({ pageSize: 50 });
    expect(titlesOf(channel)).toEqual(found);
    const b = channel.item.find((item: { title: string }) => item.title === 'Plain title');
    expect(b).toMatchObject({
      link: `${suite.server.address}/news/news?id=test-b`,
      guid: { '#text': 'test-b', '@_isPermaLink': 'false' },
      pubDate: new Date(testNow - 2 * 3_600_000).toUTCString(),
      'dc:creator': 'Other',
      category: ['market', 'price'],
    });
    expect((await read({ language: 'zh_CN' })).title).toMatch(/行业资讯$/);
  });

  test('is narrowed by topics, by models, and to what the account prefers', async () => {
    expect(titlesOf(await read({ topics: 'price' }))).toEqual(await titles({ topics: ['price'], pageSize: 50 }));
    expect(titlesOf(await read({ models: 'm1,m2' }))).toEqual(['Plain title', 'Zebra 100% ready']);
    expect(titlesOf(await read({ preferred: 'true' }))).toEqual([]);
    await suite.ask('saveNewsPreference', { topics: [], models: ['m2'] });
    expect(titlesOf(await read({ preferred: 'true' }))).toEqual(['Plain title']);
  });

  test('signs of markup in a title are text', async () => {
    const title = 'A & B <script>alert("1")</script> ]]>';
    await writeNews(suite.db, 'odd', [newsOf('x', title, { publishedAt: testNow })]);
    expect(titlesOf(await read())).toContain(title);
  });

  test('a reader that has it already is sent nothing; what is new is sent', async () => {
    const first = await fetchFeed({}, bearer());
    const mark = first.headers.get('etag') ?? '';
    const again = await fetchFeed({}, { ...bearer(), 'if-none-match': `W/${mark}, "other"` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await writeNews(suite.db, 'fresh', [newsOf('y', 'Fresh', { publishedAt: testNow })]);
    expect((await fetchFeed({}, { ...bearer(), 'if-none-match': mark })).status).toBe(200);
  });

  test('a reader brings the key as a password; nobody without one, or with one that has ended, reads anything', async () => {
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    expect((await fetchFeed({}, basic(`reader:${secret}`))).status).toBe(200);
    expect((await fetchFeed({}, basic(`:${secret}`))).status).toBe(200);
    for (const headers of [
      {},
      basic('reader:'),
      basic(secret),
      basic(`reader:${secret}x`),
      { authorization: 'Basic' },
    ]) {
      const refused = await fetchFeed({}, headers as Record<string, string>);
      expect(refused.status).toBe(401);
      expect(await refused.text()).not.toMatch(/Zebra|Plain/);
    }
    expect((await fetchFeed({ topics: 'x'.repeat(1001) }, bearer())).status).toBe(400);
    expect((await fetchFeed({ key: secret }, {})).status).toBe(401);
    await endKey(suite.db, keyId, testNow);
    expect((await fetchFeed({}, bearer())).status).toBe(401);
  });
});
