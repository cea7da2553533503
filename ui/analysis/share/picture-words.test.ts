import { expect, test } from '@jest/globals';
import { testAnswer } from '../testing/market.ts';
import { pictureWords } from './picture-words.ts';

const answer = testAnswer({ by: ['month'], indicators: ['volume'] } as never) as Parameters<typeof pictureWords>[1];
const { period, release, dataSources } = answer;

test('a picture says months and filters above, source, release and notes below, and nothing twice', () => {
  const about = { period, dataSources, release: { ...release, demonstration: true } };
  const note = 'demonstration data · smaller ones are grouped';
  const { above, below } = pictureWords({ note }, about, [['Fuel type', 'BEV']], 'en');
  expect(above[0]?.[0]).toBe('Period');
  expect(above.slice(1)).toEqual([['Fuel type', 'BEV']]);
  expect(below.map(([label]) => label)).toEqual(expect.arrayContaining(['Data source', 'Release']));
  expect(below.at(-1)).toEqual(['Note', 'smaller ones are grouped']);
});

test('a chart that names months and a source of its own is believed', () => {
  const { above, below } = pictureWords({ period: '2020/01', source: 'another' }, answer, [], 'en');
  expect(above).toEqual([['Period', '2020/01']]);
  expect(below).toContainEqual(['Data source', 'another']);
});
