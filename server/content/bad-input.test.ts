import { beforeAll, expect, test } from '@jest/globals';
import type { CallName } from '@portal/contract';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { newsOf, useContentServer } from './content-test-kit.ts';
import { writeNews } from './index.ts';

const odd = [
  ...['', ' ', '%', '_', '\\', "'; drop table news; --", '<img src=x onerror=alert(1)>', '\u0000', '\ud800', '％００'],
  ...[
    'x'.repeat(100),
    'x'.repeat(5000),
    '9999-99-99',
    7,
    -1,
    1e9,
    3e9,
    -3e9,
    1e300,
    0.5,
    null,
    [],
    ['\u0000'],
    ['%'],
    [1],
    { a: 1 },
    true,
  ],
  ...[Array.from({ length: 50 }, (_, index) => `value ${index}`), Array.from({ length: 51 }, () => 'x')],
];

/** Every field of every call of content. */
const fields: [CallName, string[]][] = [
  ['listNews', ['newsType', 'newsId', 'newsPushChannelId', 'page', 'pageSize']],
  ['newsSearch', ['text', 'topics', 'sources', 'models', 'from', 'to', 'preferred', 'page', 'pageSize']],
  ['newsDetail', ['newsId']],
  ['saveNewsPreference', ['topics', 'models']],
  ['policySearch', ['text', 'levels', 'regions', 'kinds', 'statuses', 'from', 'to', 'on', 'sort', 'page', 'pageSize']],
  ['policyDetail', ['policyId']],
  ['policyVersions', ['policyId']],
  ['policyReports', ['kind', 'text', 'topics', 'page', 'pageSize']],
  ['policyReport', ['reportId']],
  ['reportSearch', ['text', 'topics', 'page', 'pageSize']],
  ['reportDetail', ['reportId']],
  ['imageSearch', ['text', 'brands', 'models', 'subModels', 'angles', 'colours', 'years', 'page', 'pageSize']],
  ['imageDetail', ['imageId']],
  ['imagesOfCars', ['by', 'keys', 'angle']],
  ['imageFile', ['imageId', 'width', 'format']],
  ['hostPolicy', ['anything']],
];

describeOnBothStores('bad input to the calls of content', (place) => {
  const suite = useContentServer(place);
  const news = Array.from({ length: 3 }, (_, at) => newsOf(`news ${at}`, `News ${at}`));
  beforeAll(() => writeNews(suite.db, 'desk', news));

  test.each(fields)('S7.088 %s answers odd values in every field plainly', async (name, names) => {
    const fitting = name === 'saveNewsPreference' ? { topics: [], models: [] } : {};
    const wrong: string[] = [];
    for (const field of names) {
      for (const value of odd) {
        // Written by hand: half a character must arrive as such.
        const { code, text } = await suite.send(name, JSON.stringify({ data: { ...fitting, [field]: value } }));
        const { status } = JSON.parse(text) as { status: { status: number; msg2Client: string } };
        const isPlain =
          [200, 400].includes(code) &&
          [0, 1, 400].includes(status.status) &&
          !/<img|drop table|SQL|sqlite/i.test(status.msg2Client);
        if (!isPlain)
          wrong.push(`${name}.${field} = ${JSON.stringify(value).slice(0, 40)}: ${code} ${text.slice(0, 300)}`);
      }
    }
    expect(wrong).toEqual([]);
    const left = await suite.db.selectFrom('news').select('news_id').execute();
    expect(left).toHaveLength(news.length);
  });

  test('what was stored oddly comes back as it was sent', async () => {
    const topics = ["'; drop table news; --", '<img src=x onerror=alert(1)>', '%_\\'];
    await suite.ask('saveNewsPreference', { topics, models: [] });
    expect((await suite.ask('newsPreference')).topics.sort()).toEqual([...topics].sort());
    expect((await suite.ask('newsSearch', { preferred: true })).total).toBe(0);
  });
});
