import { expect, test } from '@jest/globals';
import { appsFound, inCategories } from './find-apps.ts';

const apps = [
  { id: '1000', title: '销量', category: '市场数据' },
  { id: '1018', title: '政策', category: '研究' },
  { id: '1001', title: '价格', category: '市场数据' },
  { id: '2000', title: '别处', category: undefined },
];

const spellings = {
  '1000': ['销量', 'xiaoliang', 'xl', 'sales'],
  '1018': ['政策', 'zhengce', 'zc', 'policy'],
  '1001': ['价格', 'jiage', 'jg', 'price'],
};

test.each([
  ['销', ['销量']],
  ['XIAO liang', ['销量']],
  ['jg', ['价格']],
  ['ｐｏｌｉｃｙ', ['政策']],
  ['别', ['别处']],
  ['zzz', []],
])('S2.061 a product is found as it is typed: %s', (typed, titles) => {
  expect(appsFound(apps, spellings, typed).map(({ title }) => title)).toEqual(titles);
});

test('until it is known how products are typed, they are found by their titles', () => {
  const found = (typed: string) => appsFound(apps, {}, typed).map(({ title }) => title);
  expect([found('销'), found('jg')]).toEqual([['销量'], []]);
});

test('products come by category, each where its first one stands', () => {
  expect(inCategories(apps).map(({ category, entries }) => [category, entries.map(({ title }) => title)])).toEqual([
    ['市场数据', ['销量', '价格']],
    ['研究', ['政策']],
    ['', ['别处']],
  ]);
});
