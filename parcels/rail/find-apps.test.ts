import { expect, test } from '@jest/globals';
import { appsFound, inCategories } from './find-apps.ts';

const apps = [
  { title: '销量', category: '市场数据', spellings: ['销量', 'xiaoliang', 'xl', 'sales'] },
  { title: '政策', category: '研究', spellings: ['政策', 'zhengce', 'zc', 'policy'] },
  { title: '价格', category: '市场数据', spellings: ['价格', 'jiage', 'jg', 'price'] },
  { title: '别处', category: undefined },
];

test.each([
  ['销', ['销量']],
  ['XIAO liang', ['销量']],
  ['jg', ['价格']],
  ['ｐｏｌｉｃｙ', ['政策']],
  ['别', ['别处']],
  ['zzz', []],
])('S2.061 a product is found as it is typed: %s', (typed, titles) => {
  expect(appsFound(apps, typed).map(({ title }) => title)).toEqual(titles);
});

test('products come by category, each where its first one stands', () => {
  expect(inCategories(apps).map(({ category, entries }) => [category, entries.map(({ title }) => title)])).toEqual([
    ['市场数据', ['销量', '价格']],
    ['研究', ['政策']],
    ['', ['别处']],
  ]);
});
