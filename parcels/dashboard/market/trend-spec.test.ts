import { expect, test } from '@jest/globals';
import { trendPoint } from '../testing/answers.ts';
import { trendSpec } from './trend-spec.ts';

test('S2.094 columns for both, in plain units, compared and not added', () => {
  const words = { title: 't', pv: 'pv', energy: 'nev', yoy: 'yoy', noun: '辆', source: 's' };
  expect(trendSpec([trendPoint], words, 'zh_CN')).toMatchObject({
    kind: 'column',
    categories: ['2024/03'],
    series: [
      { values: [2_000_000], changes: [0.1], format: 'count' },
      { values: [800_000], format: 'count', noun: '辆' },
    ],
  });
});

test('S2.094 the month that may still change is marked', () => {
  const words = { title: 't', pv: 'pv', energy: 'nev', yoy: 'yoy', noun: '辆', source: 's' };
  const points = [trendPoint, { ...trendPoint, month: '2024-04', preliminary: true }];
  expect(trendSpec(points, words, 'en').preliminaryFrom).toBe(1);
});
