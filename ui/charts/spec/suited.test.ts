import { describe, expect, test } from '@jest/globals';
import type { SeriesLineOptions } from 'highcharts';
import { chartOptions } from '../options/options.ts';
import { launchGaps } from './launch-gaps.ts';
import type { CategoryChartSpec } from './spec.ts';
import { drawnHeight, suitedSpec } from './suited.ts';

const months = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);
const values = (count: number) => months(count).map((_, at) => at + 1);

const columns = (count: number): CategoryChartSpec => ({
  kind: 'column',
  title: 'T',
  language: 'en',
  categories: months(count),
  series: [
    { key: 'total', name: 'Volume', format: 'count', values: values(count) },
    { key: 'yoy', name: 'YoY', format: 'percent', kind: 'line', values: values(count) },
  ],
});
const shares = (count: number): CategoryChartSpec => ({
  ...columns(count),
  kind: 'stackedShare',
  series: ['BEV', 'ICE'].map((key, at) => ({
    key,
    name: key,
    format: 'count',
    values: values(count).map((v) => v * (at + 1)),
  })),
});

describe('the kind of chart that suits the room', () => {
  test('S9.037 bars that fill their room stay bars', () => {
    expect(suitedSpec(columns(25), 900).kind).toBe('column');
    expect(suitedSpec(shares(25), 560).kind).toBe('stackedShare');
  });

  test('few bars of ten pixels on a wide ground become lines and areas', () => {
    expect(suitedSpec(columns(6), 1100).kind).toBe('area');
    expect(suitedSpec(shares(6), 1100).kind).toBe('areaShare');
    // Of a year that is not over no area can be drawn beside those that are.
    expect(suitedSpec({ ...shares(6), partial: [5] }, 1100).kind).toBe('stackedShare');
    const two = { ...columns(6), series: [...columns(6).series.slice(0, 1), { ...columns(6).series[0] }] };
    expect(suitedSpec(two as CategoryChartSpec, 1100).kind).toBe('line');
  });

  test('S2.094 a chart that is to have bars keeps them', () => {
    expect(suitedSpec({ ...columns(6), asBars: true }, 1100).kind).toBe('column');
  });

  test('one period lies: its volume as a bar, its parts each with their share', () => {
    expect(suitedSpec(columns(1), 1100)).toMatchObject({ kind: 'bar', series: [{ key: 'total' }] });
    expect(suitedSpec(shares(1), 1100)).toMatchObject({
      kind: 'bar',
      categories: ['BEV', 'ICE'],
      series: [{ name: 'm0', format: 'percent', values: [1 / 3, 2 / 3] }],
    });
  });

  test('names of quadrants stand in lines where two of them have no room beside each other', () => {
    const parts = { upperLeft: 'Less, more', upperRight: 'Both', lowerLeft: '续航短、价格低', lowerRight: 'A, b' };
    const axis = { name: 'X', format: 'percent' as const };
    const spec = {
      kind: 'quadrant' as const,
      title: 'T',
      language: 'en' as const,
      x: axis,
      y: axis,
      points: [],
      parts,
    };
    expect(suitedSpec(spec, 900)).toBe(spec);
    expect(suitedSpec(spec, 340)).toMatchObject({
      parts: { upperLeft: 'Less,\nmore', upperRight: 'Both', lowerLeft: '续航短、\n价格低', lowerRight: 'A,\nb' },
    });
  });

  test('names of lines leave a narrow chart its room, and a bar among lines has none', () => {
    const named = ['Association wholesale volume', 'Terminal retail volume'].map((name) => ({
      key: name,
      name,
      format: 'count' as const,
      values: values(25),
    }));
    const gap = {
      key: 'gap',
      name: 'Difference',
      format: 'count' as const,
      kind: 'column' as const,
      values: values(25),
    };
    const lines: CategoryChartSpec = { ...columns(25), kind: 'line', series: [...named, gap] };
    const room = (width: number) => chartOptions(suitedSpec(lines, width) as CategoryChartSpec).chart?.marginRight;
    expect(room(1100)).toBeGreaterThan(180);
    expect(room(320)).toBeUndefined();
    const textOf = (width: number) =>
      chartOptions(suitedSpec(lines, width) as CategoryChartSpec).series?.map((series) =>
        (series as SeriesLineOptions).data?.at(-1),
      );
    expect(textOf(1100)).toMatchObject([
      { dataLabels: { format: 'Association wholesale volume' } },
      { dataLabels: { format: 'Terminal retail volume' } },
      expect.any(Number),
    ]);
    expect(textOf(320)).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
  });

  test('lying bars are as high as they need to be, and no higher than their place', () => {
    const bars = (count: number) => ({ ...columns(count), kind: 'bar' as const });
    expect(drawnHeight(bars(3), 320)).toBeLessThan(200);
    expect(drawnHeight(bars(40), 320)).toBe(320);
    expect(drawnHeight(columns(3), 320)).toBe(320);
  });
});

describe('members that came to the market', () => {
  const line = (sold: (number | null)[], changes?: (number | null)[]): CategoryChartSpec => ({
    ...columns(sold.length),
    kind: 'line',
    fromLaunch: true,
    series: [{ key: 'a', name: 'A', format: 'count', values: sold, changes }],
  });
  const drawn = (spec: CategoryChartSpec) => (launchGaps(spec) as CategoryChartSpec).series[0];

  test('zeros before the first sale are a gap without a change; a later month without sales is zero', () => {
    expect(drawn(line([0, 0, 500, 0, 95], [null, -1, null, -1, -0.81]))).toMatchObject({
      values: [null, null, 500, 0, 95],
      changes: [null, null, null, -1, -0.81],
    });
  });

  test('what never sold draws nothing, and other charts keep their zeros', () => {
    expect(drawn(line([0, 0]))?.values).toEqual([null, null]);
    expect(drawn({ ...line([0, 3]), fromLaunch: false })?.values).toEqual([0, 3]);
  });
});
