import { expect, test } from '@jest/globals';
import { isSameShape, takenOn } from './same-shape.ts';

const line = { name: 'A', data: [1, null, { y: 3, dataLabels: { enabled: true } }] };

test('other figures, names and functions leave the shape as it is', () => {
  const other = { name: 'B', data: [null, 5, { y: 6, dataLabels: { enabled: true } }] };
  const former = { xAxis: { categories: ['2025'], max: undefined }, series: [line], formatter: () => 'a' };
  const next = { xAxis: { categories: ['2026'], max: undefined }, series: [other], formatter: () => 'b' };
  expect(isSameShape(former, next)).toBe(true);
});

test.each([
  ['a key less', { max: 5 }, {}],
  ['a key more', {}, { max: 5 }],
  ['a value that is not there any more', { max: 5 }, { max: undefined }],
  ['a line less', { series: [line, line] }, { series: [line] }],
  ['a point that has a word of its own', { data: [1] }, { data: [{ y: 1 }] }],
  ['one axis for two', { yAxis: [{}, {}] }, { yAxis: {} }],
])('%s is another shape', (_what, former, next) => {
  expect(isSameShape(former, next)).toBe(false);
});

test('a drawing takes on figures of the same shape, but where they are stacked', () => {
  const columns = (data: number[], ...stacked: 'normal'[]) => ({
    series: [undefined, ...stacked].map((stacking) => ({ type: 'column' as const, data, stacking })),
  });
  const next = columns([2], 'normal');
  expect(takenOn(columns([1], 'normal'), next)).toEqual(next);
  expect(takenOn(columns([1], 'normal'), columns([1, 2], 'normal'))).toBeNull();
  expect(takenOn(columns([1], 'normal', 'normal'), columns([2], 'normal', 'normal'))).toBeNull();
});

test('it is told of its frame only where that is another', () => {
  const framed = (height: number) => ({ chart: { height, events: { render: () => undefined } }, series: [] });
  expect(takenOn(framed(320), framed(320))).toEqual({ series: [] });
  expect(takenOn(framed(320), framed(480))?.chart?.height).toBe(480);
});
