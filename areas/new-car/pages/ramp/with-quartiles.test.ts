import { expect, test } from '@jest/globals';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { quartilesOf } from '../../market/quartiles.ts';
import { chartWithQuartiles, tableWithQuartiles } from './with-quartiles.ts';

const words = { names: { lower: 'Q1', median: 'Q2', upper: 'Q3' }, means: 'of the segment' };
const quartiles = quartilesOf([10, 20, 30, 40].map((volume) => ({ values: [volume, volume * 2] })));
const spec: CategoryChartSpec = {
  kind: 'line',
  title: '',
  language: 'en',
  categories: ['-1', '0', '1', '2'],
  series: [{ key: 'a', name: 'A', format: 'count', values: [1, 2, 3, 4] }],
};

test('quartiles begin with the month of the launch, whatever stands before it', () => {
  const { series } = chartWithQuartiles(spec, quartiles, 1, words);
  expect(series.map(({ name, values, of }) => [name, values, of])).toEqual([
    ['A', [1, 2, 3, 4], undefined],
    ['Q2', [null, 25, 50, null], undefined],
    ['Q1', [null, 17.5, 35, null], 'quartile-median'],
    ['Q3', [null, 32.5, 65, null], 'quartile-median'],
  ]);
});

test('the table has them in columns of their own, which lead to no car', () => {
  const column = { key: 'm:a', name: 'A', kind: 'indicator', format: 'count', unit: '', definition: '', formula: '' };
  const member = { dimension: 'model', key: 'a', name: 'A' };
  const model = {
    columns: [{ ...column, growth: false, member } as never],
    rows: [0, 1].map((at) => ({ id: `${at}`, kind: 'row' as const, keys: {}, names: {}, values: { 'm:a': at } })),
    cut: null,
  };
  const { columns, rows } = tableWithQuartiles(model, quartiles, 0, words);
  expect(columns.slice(1).map(({ name, member: led }) => [name, led])).toEqual([
    ['Q1', undefined],
    ['Q2', undefined],
    ['Q3', undefined],
  ]);
  expect(rows[1]?.values).toEqual({ 'm:a': 1, 'quartile-lower': 35, 'quartile-median': 50, 'quartile-upper': 65 });
});

test('without quartiles nothing is added', () => {
  expect(chartWithQuartiles(spec, quartilesOf([]), 1, words)).toBe(spec);
});
