import { describe, expect, test } from '@jest/globals';
import type { CategoryChartSpec, ChartSpec, ScatterChartSpec } from '../spec/spec.ts';
import { suitedSpec } from '../spec/suited.ts';
import { nextMark } from './next-mark.ts';
import { pickedMark } from './picked-mark.ts';

const lines: CategoryChartSpec = {
  kind: 'line',
  title: '',
  language: 'en',
  categories: ['2024/01', '2024/02'],
  series: [
    { key: 'b1', name: 'One', format: 'count', values: [10, null] },
    { key: 'others', name: 'Others', format: 'count', values: [30, 40] },
  ],
  members: { series: 'brand', categories: { dimension: 'period', keys: ['2024-01', '2024-02'] } },
};

describe('what a mark stands for', () => {
  test('a point of a line: its member, then its month, with its figure', () => {
    expect(pickedMark(lines, 0, 0)).toEqual({
      members: [
        { dimension: 'brand', key: 'b1', name: 'One' },
        { dimension: 'period', key: '2024-01', name: '2024/01' },
      ],
      figure: '10',
    });
  });

  test('what a member was leads to the member, for it is of other months than its place', () => {
    const before = { key: 'b1:before', of: 'b1', name: 'One · before', format: 'count' as const, values: [7, 8] };
    expect(pickedMark({ ...lines, series: [...lines.series, before] }, lines.series.length, 0)).toEqual({
      members: [{ dimension: 'brand', key: 'b1', name: 'One' }],
      figure: 'One · before 7',
    });
  });

  test('no figure, several members together, or no word of members lead nowhere', () => {
    expect(pickedMark(lines, 0, 1)).toBeNull();
    expect(pickedMark(lines, 1, 0)).toBeNull();
    expect(pickedMark({ ...lines, members: undefined }, 0, 0)).toBeNull();
  });

  test('a bar: its category with all its figures; one that nobody named leads nowhere', () => {
    const bars: CategoryChartSpec = {
      ...lines,
      kind: 'bar',
      categories: ['One', 'Unknown'],
      series: [
        { key: 'total', name: 'Sales', format: 'count', values: [10, 5], quiet: [false, true] },
        { key: 'yoy', name: 'YoY', format: 'percent', values: [0.1, null] },
      ],
      members: { categories: { dimension: 'brand', keys: ['b1', 'unknown'] } },
    };
    expect(pickedMark(bars, 0, 0)).toEqual({
      members: [{ dimension: 'brand', key: 'b1', name: 'One' }],
      figure: 'Sales 10 · YoY 10.0%',
    });
    expect(pickedMark(bars, 0, 1)).toBeNull();
  });

  test('the parts of a single month, which are drawn as lying bars, stay what they are', () => {
    const one = { ...lines, kind: 'stackedShare' as const, categories: ['2024/01'] };
    const parts = suitedSpec({ ...one, series: lines.series.map((own) => ({ ...own, values: [10] })) }, 1200);
    expect(parts).toMatchObject({ kind: 'bar', categories: ['One', 'Others'] });
    expect(pickedMark(parts, 0, 0)?.members).toEqual([{ dimension: 'brand', key: 'b1', name: 'One' }]);
    expect(pickedMark(parts, 0, 1)).toBeNull();
  });

  test('a point between two figures: those that have no place are not counted', () => {
    const scatter: ScatterChartSpec = {
      kind: 'scatter',
      title: '',
      language: 'en',
      members: 'model',
      x: { name: 'Price', format: 'number' },
      y: { name: 'Sales', format: 'count' },
      points: [
        { key: 'a', name: 'A', x: null, y: 2 },
        { key: 'b', name: 'B', x: 3, y: 4 },
      ],
    };
    expect(pickedMark(scatter, 0, 0)).toEqual({
      members: [{ dimension: 'model', key: 'b', name: 'B' }],
      figure: 'Price 3 · Sales 4',
    });
  });
});

describe('what the marks of other pictures stand for', () => {
  const words = { title: '', language: 'en' } as const;
  const share = { name: 'Discount', format: 'percent' } as const;

  test('a cell of a heat table: its row, then its column; one without a figure leads nowhere', () => {
    const heat: ChartSpec = {
      ...words,
      kind: 'heat',
      rowsName: 'Model',
      rows: [{ key: 'm', name: 'M' }],
      value: share,
      columns: ['a', 'b'].map((key) => ({ key, name: key })),
      values: [[0.1, null]],
      members: { rows: 'model', columns: 'city' },
    };
    expect(pickedMark(heat, 0, 0)).toEqual({
      members: [
        { dimension: 'model', key: 'm', name: 'M' },
        { dimension: 'city', key: 'a', name: 'a' },
      ],
      figure: 'Discount 10.0%',
    });
    expect(pickedMark(heat, 1, 0)).toBeNull();
  });

  test('a step of a waterfall is its member; start, end and what is left over lead nowhere', () => {
    const waterfall: ChartSpec = {
      ...words,
      kind: 'waterfall',
      value: { name: 'Sales', format: 'number' },
      members: 'brand',
      rest: 'Others',
      start: { name: 'S', value: 5 },
      parts: [{ key: 'b', name: 'B', value: 2 }],
      end: { name: 'E', value: 9 },
    };
    const picked = [0, 1, 2, 3].map((at) => pickedMark(waterfall, 0, at)?.members[0]?.key ?? null);
    expect(picked).toEqual([null, 'b', null, null]);
  });

  test('boxes that are not drawn are not counted, tiles and little lines say their figure', () => {
    const rows = [null, { low: 1, q1: 1, median: 2, q3: 3, high: 3 }].map((spread, at) => ({
      key: `k${at}`,
      name: `K${at}`,
      count: at,
      spread,
    }));
    const value = { name: 'Sales', format: 'number' } as const;
    const box: ChartSpec = { ...words, kind: 'box', value, counted: 'Trims', members: 'segment', rows };
    expect(pickedMark(box, 0, 0)?.members[0]?.key).toBe('k1');
    const tiles: ChartSpec = {
      ...words,
      kind: 'tiles',
      layout: 'list',
      value,
      members: 'city',
      tiles: [{ key: 'c', name: 'C', value: 7 }],
    };
    expect(pickedMark(tiles, 0, 0)).toEqual({
      members: [{ dimension: 'city', key: 'c', name: 'C' }],
      figure: 'Sales 7',
    });
    const cells = [{ key: 'a', name: 'A', values: [1, 3, null] }];
    const little: ChartSpec = {
      ...words,
      kind: 'multiples',
      value,
      categories: ['1', '2', '3'],
      cells,
      members: 'brand',
    };
    expect(pickedMark(little, 0, 0)?.figure).toBe('3');
  });
});

describe('the keys on the marks', () => {
  const size = { series: 2, categories: 3 };
  const all = () => true;

  test('the first key leads to the first mark, the arrows on from there, and no further than the chart', () => {
    expect(nextMark({ series: 0, at: -1 }, 'ArrowRight', size, false, ({ at }) => at > 0)).toEqual({
      series: 0,
      at: 1,
    });
    expect(nextMark({ series: 0, at: 1 }, 'ArrowRight', size, false, all)).toEqual({ series: 0, at: 2 });
    expect(nextMark({ series: 0, at: 2 }, 'ArrowRight', size, false, all)).toBeNull();
    expect(nextMark({ series: 0, at: 1 }, 'ArrowDown', size, false, all)).toEqual({ series: 1, at: 1 });
    expect(nextMark({ series: 0, at: 1 }, 'a', size, false, all)).toBeNull();
  });

  test('of lying bars up and down lead through the categories, past those that lead nowhere', () => {
    expect(nextMark({ series: 0, at: 0 }, 'ArrowDown', size, true, ({ at }) => at !== 1)).toEqual({ series: 0, at: 2 });
    expect(nextMark({ series: 0, at: 0 }, 'ArrowRight', size, true, all)).toEqual({ series: 1, at: 0 });
  });
});
