import { describe, expect, test } from '@jest/globals';
import type { SeriesScatterOptions, XAxisOptions, YAxisOptions } from 'highcharts';
import type { QuadrantChartSpec } from '../spec/quadrant-spec.ts';
import { quadrantOptions } from './quadrant-options.ts';

const spec: QuadrantChartSpec = {
  kind: 'quadrant',
  title: 'Growth and share',
  language: 'en',
  x: { name: 'YoY', format: 'percent' },
  y: { name: 'Share change', format: 'points' },
  size: { name: 'Sales', format: 'count' },
  points: [
    { key: 'a', name: 'A & B', x: 0.4, y: 1, size: 40_000 },
    { key: 'b', name: 'B', x: -0.2, y: -1.5, size: 10_000, marked: true },
    { key: 'c', name: 'C', x: 0.1, y: 0.5, size: 0 },
    { key: 'd', name: 'D', x: null, y: 0.5, size: 9 },
  ],
  parts: { upperLeft: 'UL', upperRight: 'UR', lowerLeft: 'LL', lowerRight: 'LR' },
};

const options = quadrantOptions(spec, 'light');
const x = options.xAxis as XAxisOptions;
const [y] = options.yAxis as YAxisOptions[];

describe('quadrants', () => {
  test('S9.041 both axes reach 1.5 times the largest change to both sides of zero', () => {
    expect([x.min, x.max]).toEqual([expect.closeTo(-60), expect.closeTo(60)]);
    expect([y?.min, y?.max]).toEqual([-2.25, 2.25]);
  });

  test('are parted by the medians, which say their figure, and named', () => {
    const [, across] = x.plotLines ?? [];
    expect(across).toMatchObject({ value: expect.closeTo(10), label: { text: 'Median 10.0%' } });
    expect(y?.plotLines?.[1]).toMatchObject({ value: 0.5, label: { text: 'Median +0.5 pp' } });
    expect(x.plotBands?.map(({ label }) => label?.text)).toEqual(['UL', 'UR', 'LL', 'LR']);
  });

  test('dots are as large as their sales by area; one without a figure is not drawn, names are text', () => {
    const [series] = options.series as SeriesScatterOptions[];
    const dots = (series?.data ?? []) as { marker: { radius: number }; dataLabels: { format: string } }[];
    expect(dots.map(({ marker }) => marker.radius)).toEqual([18, 9, 4]);
    expect(dots[0]?.dataLabels.format).toBe('A &amp; B');
  });

  test('S9.039 each member has a colour of its own, the same wherever it stands, in both themes', () => {
    const plain = { ...spec, points: spec.points.map((point) => ({ ...point, marked: false })) };
    const turned = { ...plain, points: plain.points.toReversed() };
    const colours = (of: QuadrantChartSpec, ground: 'light' | 'dark') => {
      const [series] = quadrantOptions(of, ground).series as SeriesScatterOptions[];
      return (series?.data ?? []).map((dot) => (dot as { color: string }).color);
    };
    for (const ground of ['light', 'dark'] as const) {
      expect(new Set(colours(plain, ground)).size).toBe(3);
      expect(colours(turned, ground)).toEqual(colours(plain, ground).toReversed());
    }
    // Where the page is about some of them they stand out from all others.
    const [a, b, c] = colours(spec, 'light');
    expect([a === c, a === b]).toEqual([true, false]);
  });
});
