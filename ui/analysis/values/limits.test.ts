import { expect, test } from '@jest/globals';
import { marketViews, questionBase } from '@portal/ui';
import { testCatalogue } from '../testing/market.ts';
import { liesWithin, limitedTo, limitsIn, readLimits, writeLimits } from './limits.ts';
import { limitsOf, typedOf } from './typed.ts';

const views = marketViews({ sources: ['DATASOURCE_CLH_PIFA'], dimensions: [] });
const read = (text: string) => readLimits(new URLSearchParams(text), testCatalogue);

test('an address names limits of figures, and what it says wrongly limits nothing', () => {
  expect(read('where=yoy:0.2..&where=volume:1000..20000&where=share:..-1e-7')).toEqual([
    { indicator: 'yoy', atLeast: 0.2 },
    { indicator: 'volume', atLeast: 1000, atMost: 20_000 },
    { indicator: 'share', atMost: -1e-7 },
  ]);
  expect(read('where=yoy:..&where=nothing:1..&where=yoy:2..1&where=share:a..&where=volume')).toEqual([]);
  expect(read('where=yoy:1..&where=yoy:2..')).toEqual([{ indicator: 'yoy', atLeast: 1 }]);
  expect(readLimits(new URLSearchParams('where=yoy:1..'), null)).toEqual([]);
});

test('numbers beyond all figures stay as they were written, and what is larger than any number limits nothing', () => {
  const limits = [{ indicator: 'volume' as const, atLeast: 1e21, atMost: 1e99 }];
  expect(readLimits(writeLimits(new URLSearchParams(), limits), testCatalogue)).toEqual(limits);
  expect(read('where=volume:1e400..&where=yoy:..-1e999')).toEqual([]);
});

test('figures of several datasets are named with theirs and with their source', () => {
  const key = 'sales.volume.DATASOURCE_CLH_PIFA';
  expect(readLimits(new URLSearchParams(`where=${key}:10..`), { indicators: [{ key }] })).toEqual([
    { indicator: key, atLeast: 10 },
  ]);
});

test('what lies within limits has every figure of them, both ends included', () => {
  const limits = read('where=yoy:0.2..&where=share:..0.1');
  const isIn = (values: Record<string, number | null>) => liesWithin((key) => values[key], limits);
  expect(isIn({ yoy: 0.2, share: 0.1 })).toBe(true);
  expect([isIn({ yoy: 0.19, share: 0 }), isIn({ yoy: 1, share: null }), isIn({ yoy: 1 })]).toEqual([
    ...[false, false, false],
  ]);
});

test('written limits are read again as they were, beside whatever else the address says', () => {
  const limits = read('where=yoy:0.2..&where=share:0.05..0.1');
  const search = writeLimits(new URLSearchParams('brand=b1&where=volume:1..'), limits);
  expect(search.get('brand')).toBe('b1');
  expect(readLimits(search, testCatalogue)).toEqual(limits);
  expect(writeLimits(search, []).toString()).toBe('brand=b1');
});

test('a limited question asks for the figures of its limits too, and one without limits is the same', () => {
  const query = questionBase(views.read(new URLSearchParams()), testCatalogue);
  const listed = { ...query, by: ['brand' as const], indicators: ['volume' as const] };
  expect(limitedTo(listed, [])).toBe(listed);
  const limits = [{ indicator: 'yoy' as const, atLeast: 0 }];
  expect(limitedTo(listed, limits)).toEqual({ ...listed, indicators: ['volume', 'yoy'], where: limits });
});

test('of years a figure against the period before limits nothing', () => {
  const limits = read('where=mom:0.1..&where=yoy:0.2..');
  expect(limitsIn({ dateType: 'annual' }, testCatalogue, limits)).toEqual([{ indicator: 'yoy', atLeast: 0.2 }]);
  expect(limitsIn({ dateType: 'quarterly' }, testCatalogue, limits)).toEqual(limits);
});

const percent = { unit: '%', size: 0.01 };

test('a percentage is written as a percentage, and a number as people write numbers', () => {
  expect(limitsOf({ atLeast: '5', atMost: '' }, percent)).toEqual({ limits: { atLeast: 0.05 } });
  expect(limitsOf({ atLeast: '-5.1%', atMost: '７' }, percent)).toEqual({ limits: { atLeast: -0.051, atMost: 0.07 } });
  expect(limitsOf({ atLeast: '1,000', atMost: ' 2，000 ' }, { unit: 'units', size: 1 })).toEqual({
    limits: { atLeast: 1000, atMost: 2000 },
  });
  expect(limitsOf({ atLeast: '', atMost: ' ' }, percent)).toEqual({ limits: null });
  expect([typedOf(0.07, 0.01), typedOf(15_000, 10_000), typedOf(undefined, 1)]).toEqual(['7', '1.5', '']);
});

test('what is no number, and limits that no figure lies within, are refused at their field', () => {
  expect(limitsOf({ atLeast: 'many', atMost: '' }, percent)).toEqual({ fault: 'notNumber', at: 'atLeast' });
  expect(limitsOf({ atLeast: '1', atMost: '5 %%' }, percent)).toEqual({ fault: 'notNumber', at: 'atMost' });
  expect(limitsOf({ atLeast: '5%', atMost: '' }, { unit: 'units', size: 1 })).toEqual({
    fault: 'notNumber',
    at: 'atLeast',
  });
  expect(limitsOf({ atLeast: '3', atMost: '2' }, percent)).toEqual({ fault: 'reversed', at: 'atMost' });
});

test('what a field shows of a limit is understood again, and what no number is so large as is none', () => {
  const units = { unit: 'units', size: 1 };
  for (const value of [1e-9, 1e21, -1e99])
    expect(limitsOf({ atLeast: typedOf(value, 1), atMost: '' }, units)).toEqual({ limits: { atLeast: value } });
  for (const text of ['1e400', '9'.repeat(400), '1,5', '1,00', '.', 'e5', '٣'])
    expect([text, limitsOf({ atLeast: text, atMost: '' }, units)]).toEqual([
      text,
      { fault: 'notNumber', at: 'atLeast' },
    ]);
});
