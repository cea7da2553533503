import { expect, test } from '@jest/globals';
import { figuresOn } from './opinion-questions.ts';

const catalogue = { first: '2024-01', last: '2026-09', dataSources: [{ key: 'A' }, { key: 'B' }] };

test('figures are of the month of the article, or of the nearest that the dataset has', () => {
  const monthOf = (day: string) => figuresOn('sales', catalogue, ['m'], day).from;
  expect([monthOf('2025-03-09'), monthOf('2026-10-12'), monthOf('2019-05-01')]).toEqual([
    '2025-03',
    '2026-09',
    '2024-01',
  ]);
});

test('one source is asked, as sources are never added, and none where the dataset has none', () => {
  expect(figuresOn('sales', catalogue, ['m'], '2025-03-09')).toMatchObject({
    dataSources: ['A'],
    filters: { model: ['m'] },
  });
  expect(figuresOn('attention', { ...catalogue, dataSources: [] }, ['m'], '2025-03-09').dataSources).toEqual([]);
});
