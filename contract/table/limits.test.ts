import { expect, test } from '@jest/globals';
import { limitsText, limitText, limitUnit } from './limits.ts';

const share = { format: 'percent' as const, unit: '' };
const cars = { format: 'count' as const, unit: 'units' };

test('a limit reads in the unit of its figure, from one side, the other, or both', () => {
  expect(limitText({ atLeast: 0.05 }, share, 'en')).toBe('at least 5%');
  expect(limitText({ atMost: -0.051 }, share, 'zh_CN')).toBe('不高于 -5.1%');
  expect(limitText({ atLeast: 1000, atMost: 20_000 }, cars, 'en')).toBe('1,000 units to 20,000 units');
  expect(limitText({ atLeast: 1.5 }, { format: 'points', unit: '' }, 'zh_CN')).toBe('不低于 1.5 百分点');
});

test('a limit that is hardly more than nothing is not called 0, and one beyond all figures is no line of zeros', () => {
  expect(limitText({ atLeast: 0.000_000_02 }, share, 'en')).toBe('at least 0.000002%');
  expect(limitText({ atLeast: 1e-12 }, cars, 'en')).toBe('at least 1e-12 units');
  expect(limitText({ atMost: 1e99 }, cars, 'en')).toBe('at most 1e+99 units');
});

test('a count is written as the page counts', () => {
  expect(limitUnit(cars, 'en', { unit: 'large' })).toMatchObject({ unit: 'thousand units', size: 1000 });
  expect(limitText({ atLeast: 15_000 }, { format: 'count', unit: '辆' }, 'zh_CN', { unit: 'large' })).toBe(
    '不低于 1.5 万辆',
  );
});

test('limits of a question are named as the release names their figures', () => {
  const indicators = [
    { ...share, key: 'yoy', name: 'YoY', growth: true, adds: 'never' as const, definition: '', formula: '' },
  ];
  expect(limitsText([{ indicator: 'yoy', atLeast: 0.2 }], { indicators }, 'en')).toEqual([['YoY', 'at least 20%']]);
});
