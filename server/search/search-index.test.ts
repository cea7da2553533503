import { describe, expect, test } from '@jest/globals';
import type { Hit } from '@portal/contract';
import { inCase } from '../../tests/support/in-case.ts';
import { ranks } from '../kernel/words/name-rank.ts';
import { spell } from '../kernel/words/spell.ts';
import { chooseHits } from './choose-hits.ts';
import { type Entry, find, indexMaker } from './search-index.ts';

const entry = (kind: Hit['kind'], zh: string, en: string, more: Partial<Entry> = {}): Entry => ({
  kind,
  id: `${kind} ${en}`,
  ways: [{ path: `/${kind}`, product: null }],
  title: { zh_CN: zh, en },
  subtitle: { zh_CN: '', en: '' },
  ...more,
});

const everything = () => true;
const titles = async (entries: Entry[], text: string, limit = 20) =>
  chooseHits(find(await indexMaker()(entries), text, everything), limit, 'en').map(({ title }) => title);
const rankOf = async (zh: string, en: string, text: string) =>
  find(await indexMaker()([entry('model', zh, en)]), text, everything)[0]?.rank ?? null;

describe('what fits', () => {
  test.each([
    ['比亚迪', ranks.exact],
    ['比亚', ranks.prefix],
    ['亚迪', ranks.inside],
    ['biyadi', ranks.exact],
    ['BiYa', ranks.prefix],
    ['b', ranks.prefix],
    ['yadi', ranks.inside],
    ['byd', ranks.initials],
    ['by', ranks.initials],
    ['BUILD', ranks.prefix],
    ['dreams', ranks.wordStart],
    ['reams', ranks.inside],
    ['build your dreams', ranks.exact],
    ['dreams build', ranks.inside],
  ])('S2.081 %s', async (text, rank) => expect(await rankOf('比亚迪', 'Build Your Dreams', text)).toBe(rank));

  test.each(['iyadi', 'yd', 'u', 'dreams tomorrow', '  ', '--', '亚比'])('%s does not', async (text) =>
    expect(await rankOf('比亚迪', 'Build Your Dreams', text)).toBeNull(),
  );

  test('a member is found by the name that it had before, and shown under the one that it has', async () => {
    const renamed = entry('manufacturer', '新名', 'New Works', { formerly: [{ zh_CN: '旧厂', en: 'Old Works' }] });
    for (const text of ['jiuchang', 'old works', '新名']) expect(await titles([renamed], text)).toEqual(['New Works']);
  });

  test('Chinese characters and Latin words of one name are typed together', async () => {
    for (const text of ['宋plus', 'songplus', 'splus', 'sp', 'plus', '宋 PLUS DM-i']) {
      const rank = await rankOf('宋PLUS DM-i', 'Song PLUS DM-i', text);
      inCase(text, () => expect(rank).not.toBeNull());
    }
  });

  test('a word may be of what a thing belongs to, as long as another is its own', async () => {
    const trend = entry('page', '趋势', 'Trend', { subtitle: { zh_CN: '销量分析', en: 'Sales' } });
    expect(await titles([trend], 'sales trend')).toEqual(['Trend']);
    expect(await titles([trend], '销量 qs')).toEqual(['Trend']);
    expect(await titles([trend], 'sales')).toEqual([]);
  });
});

describe('among very many', () => {
  const names = ['比亚迪 %', '宋PLUS %', 'Ёлка %', 'かな %', 'Ångström %', '重庆 %车', '%', 'A% B'];
  const entries = Array.from({ length: 2_050 }, (_, at) => {
    const name = (names[at % names.length] ?? '').replace('%', String(at));
    return entry('model', name, `Model ${at}`, { subtitle: { zh_CN: `第${at % 7}`, en: `Group ${at % 7}` } });
  });

  test('each is found where it is found in an index of its own', async () => {
    const whole = await indexMaker()(entries);
    const alone = await Promise.all(entries.map((each) => indexMaker()([each])));
    const texts = [
      '2049',
      '比亚',
      'byd4',
      'songplus1',
      'ёлка 2',
      'かな',
      'angstrom',
      'chongqing',
      'cq',
      '车',
      '1',
      'group 3',
    ];
    for (const text of texts) {
      const found = find(whole, text, everything);
      inCase(text, () => {
        expect(found).toEqual(alone.flatMap((index) => find(index, text, everything)));
        expect(found.length).toBeGreaterThan(0);
      });
    }
  });
});

describe('the order', () => {
  test('S2.081 exact, prefix, word start, initials, inside', async () => {
    const models = ['Axy', 'Xyz', 'New XY', 'XY'].map((name) => entry('model', name, name));
    expect(await titles([entry('model', '星野', 'By initials'), ...models], 'xy')).toEqual([
      ...['XY', 'Xyz', 'New XY', 'By initials', 'Axy'],
    ]);
  });

  test('S2.081 products and pages come before others that fit as well, and not before those that fit better', async () => {
    const entries = [
      entry('news', 'Trend', 'Trend', { id: 'n' }),
      entry('model', 'Trend', 'Trend', { id: 'm' }),
      entry('page', 'Trend', 'Trend', { id: 'p' }),
      entry('product', 'Trends', 'Trends', { id: 'q' }),
    ];
    const hits = chooseHits(find(await indexMaker()(entries), 'trend', everything), 20, 'en');
    expect(hits.map(({ kind }) => kind)).toEqual(['page', 'model', 'news', 'product']);
  });

  test('the later day comes first', async () => {
    const news = ['2026-01-02', '2026-03-01', '2025-12-31'].map((day) => entry('news', '新闻', day, { day }));
    expect(await titles(news, '新闻')).toEqual(['2026-03-01', '2026-01-02', '2025-12-31']);
  });
});

describe('a full answer', () => {
  const models = Array.from({ length: 30 }, (_, at) => entry('model', `星${at}`, `Star ${at}`));
  const news = Array.from({ length: 3 }, (_, at) => entry('news', `旧闻：星${at}`, `Old Star ${at}`));

  test('has room for every kind', async () => {
    const hits = await titles([...models, ...news], 'star', 10);
    expect(hits).toHaveLength(10);
    expect(hits.filter((title) => title.startsWith('Old'))).toHaveLength(3);
  });

  test('leaves no place free', async () => expect(await titles(models, 'star', 10)).toHaveLength(10));
});

test('what belongs to a product that is not held is not found', async () => {
  const index = await indexMaker()([entry('page', '趋势', 'Trend', { ways: [{ path: '/trend', product: 'sales' }] })]);
  expect(find(index, 'trend', (product) => product === 'sales')).toHaveLength(1);
  expect(find(index, 'trend', () => false)).toEqual([]);
});

test('an account is led the first way that is open to it', async () => {
  const ways = [
    { path: '/sales/trend', product: 'sales' },
    { path: '/stock/flow', product: 'stock' },
  ];
  const index = await indexMaker()([entry('city', '广州', 'Guangzhou', { ways })]);
  const led = (...owned: string[]) => find(index, 'guangzhou', (product) => owned.includes(product))[0]?.path;
  expect([led('sales', 'stock'), led('stock'), led()]).toEqual(['/sales/trend', '/stock/flow', undefined]);
});

test('a name is spelled once, and not again for a later index that has it too', async () => {
  const spelled: string[] = [];
  const make = indexMaker((name) => {
    spelled.push(name);
    return spell(name);
  });
  const maker = { zh_CN: '比亚迪', en: 'BYD' };
  const models = Array.from({ length: 250 }, (_, at) => entry('model', `车${at}`, `Car ${at}`, { subtitle: maker }));
  await make(models);
  expect(spelled).toHaveLength(502);
  const index = await make([...models.slice(100), entry('model', '新车', 'New car', { subtitle: maker })]);
  expect(spelled.slice(502)).toEqual(['新车', 'New car']);
  expect(find(index, 'car', everything)).toHaveLength(151);
  // What went is forgotten, so that the memory does not grow with every release.
  await make(models);
  expect(spelled).toHaveLength(704);
});
