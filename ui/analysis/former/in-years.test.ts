import { expect, test } from '@jest/globals';
import { testCatalogue } from '../testing/market.ts';
import { againstIn, againstOf, figuresIn } from './in-years.ts';

const [years, quarters] = [{ dateType: 'annual' }, { dateType: 'quarterly' }] as const;

test('of years nothing is compared with the period before, which is the year before', () => {
  expect(againstIn(years, ['before', 'yearBefore', 'none'])).toEqual(['yearBefore', 'none']);
  expect(againstIn(quarters, ['before', 'yearBefore', 'none'])).toEqual(['before', 'yearBefore', 'none']);
  expect([againstOf(years, 'before'), againstOf(years, 'none'), againstOf(quarters, 'before')]).toEqual([
    'yearBefore',
    'none',
    'before',
  ]);
});

test('figures of years have none against the period before, as the market declares them', () => {
  expect(figuresIn(years, testCatalogue, ['volume', 'mom', 'yoy'])).toEqual(['volume', 'yoy']);
  expect(figuresIn(quarters, testCatalogue, ['volume', 'mom', 'yoy'])).toEqual(['volume', 'mom', 'yoy']);
});
