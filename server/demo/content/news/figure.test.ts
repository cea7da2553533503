import { expect, test } from '@jest/globals';
import { difference, distance, mark, quotient, run, sum } from './derive.ts';
import {
  apart,
  cars,
  change,
  clearly,
  percent,
  place,
  points,
  priceChange,
  type Reading,
  say,
  shift,
  toneOf,
  within,
  word,
  yearly,
  yuan,
} from './figure.ts';

const of = (value: number, month = 0): Reading => ({ dataset: 'sales', indicator: 'volume', month, of: {}, value });
const both = (value: { zh_CN: string; en: string } | null) => value && [value.zh_CN, value.en];

test('figures are written as the field writes them', () => {
  expect(both(cars(of(1)))).toEqual(['1 辆', '1 unit']);
  expect(both(cars(of(98_765)))).toEqual(['98,765 辆', '98,765 units']);
  expect(both(cars(of(2_160_400)))).toEqual(['216.0 万辆', '2.16 million units']);
  expect(both(yuan(of(-1890.6)))).toEqual(['1,891 元', '1,891 yuan']);
  expect(both(percent(of(0.4234)))).toEqual(['42.3%', '42.3%']);
  expect(both(points(of(-1.26)))).toEqual(['1.3 个百分点', '1.3 pp']);
  expect(both(apart(of(-0.0126)))).toEqual(['1.3 个百分点', '1.3 pp']);
  expect([1, 2, 3, 4, 11, 12, 21, 22].map((each) => place(of(each))?.en)).toEqual([
    ...['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '22nd'],
  ]);
});

test('what rises, falls or stays has words of its own; what is not known has none', () => {
  expect(both(change(of(0.052)))).toEqual(['增长 5.2%', 'up 5.2%']);
  expect(both(change(of(-0.052)))).toEqual(['下降 5.2%', 'down 5.2%']);
  expect(both(change(of(0.0004)))).toEqual(['持平', 'unchanged']);
  expect(both(priceChange(of(0.01)))).toEqual(['上涨 1.0%', 'up 1.0%']);
  expect(both(shift(of(-2)))).toEqual(['下降 2.0 个百分点', 'down 2.0 pp']);
  expect(both(shift(of(0.01)))).toEqual(['持平', 'unchanged']);
  expect(both(yearly(change(of(0.1))))).toEqual(['同比增长 10.0%', 'up 10.0% year on year']);
  expect(both(yearly(null))).toEqual(['上年同期无数据可比', 'with no year before to compare with']);
  expect([change(null), cars(null), shift(null), place(null)]).toEqual([null, null, null, null]);
  const pick = (figure: Reading | null) => word(figure, say('升', 'up'), say('降', 'down'), say('平', 'level')).en;
  expect([of(1), of(-1), of(0), null].map(pick)).toEqual(['up', 'down', 'level', 'level']);
  expect([of(1), of(-1), of(0), null].map(toneOf)).toEqual([1, -1, 0, 0]);
  expect(clearly(of(0.2), 0.3)?.value).toBe(0);
  expect(within(say('中控大屏', 'Large centre screen')).en).toBe('large centre screen');
  expect(within(say('LED大灯', 'LED headlamps')).en).toBe('LED headlamps');
});

test('figures that are worked out say from what', () => {
  expect(difference(of(3), of(5))).toEqual({ way: 'difference', from: [of(3), of(5)], value: -2 });
  expect(distance(of(3), of(5))).toEqual({ way: 'difference', from: [of(5), of(3)], value: 2 });
  expect(quotient(of(3), of(0))).toBeNull();
  expect(sum([of(1), null])).toBeNull();
  expect(sum([of(1), of(2)])?.value).toBe(3);
});

test('a series counts back to the month that went the other way, and a mark is one that lies between', () => {
  const growths = [0.1, 0.2, 0.3, -0.1, 0.2].map((value, at) => of(value, -at));
  expect(run(growths)).toMatchObject({ value: 3, from: growths.slice(0, 4) });
  expect(run(growths.slice(0, 3))).toBeNull();
  expect(run([of(0.1), of(-0.1)])).toBeNull();
  expect(run([of(0.1), null, of(-0.1)])).toBeNull();
  expect(mark(of(196), of(172), 10)?.value).toBe(190);
  expect(mark(of(172), of(196), 10)?.value).toBe(180);
  expect(mark(of(178), of(172), 10)).toBeNull();
});
