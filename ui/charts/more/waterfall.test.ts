import { describe, expect, test } from '@jest/globals';
import type { SeriesWaterfallOptions } from 'highcharts';
import type { WaterfallChartSpec } from '../spec/more-spec.ts';
import { waterfallSteps } from '../spec/waterfall-steps.ts';
import { moreOptions } from './index.ts';

const spec: WaterfallChartSpec = {
  kind: 'waterfall',
  title: 'Contributions',
  language: 'zh_CN',
  value: { name: '销量', format: 'count' },
  start: { name: '2025/09', value: 400_000 },
  parts: [
    { key: 'a', name: 'A', value: 30_000 },
    { key: 'b', name: 'B', value: -12_000 },
    { key: 'c', name: 'C', value: null },
  ],
  end: { name: '2026/09', value: 420_000 },
  rest: '其他',
};

describe('a waterfall', () => {
  test('adds up: what the parts leave over is a step of its own', () => {
    const steps = waterfallSteps(spec);
    expect(steps.map(({ name, kind, value }) => [name, kind, value])).toEqual([
      ['2025/09', 'start', 400_000],
      ['A', 'part', 30_000],
      ['B', 'part', -12_000],
      ['其他', 'rest', 2_000],
      ['2026/09', 'end', 420_000],
    ]);
    const moved = steps.filter(({ kind }) => kind !== 'end').reduce((sum, { value }) => sum + value, 0);
    expect(moved).toBe(420_000);
    steps.slice(1, -1).forEach(({ from }, at) => {
      expect(from).toBe(steps[at]?.to);
    });
  });

  test('has no rest where the sum differs by rounding alone, and no start where steps begin at zero', () => {
    const parts = [0.1, 0.2].map((value, at) => ({ key: `k${at}`, name: `K${at}`, value }));
    const steps = waterfallSteps({ ...spec, start: undefined, parts, end: { name: 'All', value: 0.3 } });
    expect(steps.map(({ kind }) => kind)).toEqual(['part', 'part', 'end']);
  });

  test('without start or end there is nothing to draw', () => {
    expect(waterfallSteps({ ...spec, end: { name: 'E', value: null } })).toEqual([]);
    expect(waterfallSteps({ ...spec, start: { name: 'S', value: null } })).toEqual([]);
  });

  test('steps of thousands between millions are written in their own unit, and the axis may begin near them', () => {
    const large = { ...spec, language: 'en' as const, floor: 2_700_000 };
    const parts = [
      { key: 'a', name: 'A', value: 33_100 },
      { key: 'b', name: 'B', value: -4_000 },
    ];
    const ends = { start: { name: 'S', value: 2_721_391 }, end: { name: 'E', value: 2_750_491 } };
    const { series, yAxis } = moreOptions({ ...large, parts, ...ends }, 'light', 900);
    const [bars] = series as SeriesWaterfallOptions[];
    const texts = (bars?.data as { dataLabels: { format: string } }[]).map(({ dataLabels }) => dataLabels.format);
    expect(texts).toEqual(['2.7m', '+33.1k', '-4.0k', '2.8m']);
    expect([yAxis].flat()[0]?.min).toBe(2.7);
  });

  test('parts say their sign, start and end do not; the end is the sum', () => {
    const [series] = moreOptions(spec, 'light', 900).series as SeriesWaterfallOptions[];
    const bars = (series?.data ?? []) as {
      y?: number;
      isSum?: boolean;
      color: string;
      dataLabels: { format: string };
    }[];
    expect(bars.map(({ dataLabels }) => dataLabels.format)).toEqual([
      '40.0 万',
      '+3.0 万',
      '-1.2 万',
      '+0.2 万',
      '42.0 万',
    ]);
    expect(bars.map(({ color }) => color)[2]).toBe('var(--p-fall)');
    expect([bars[0]?.y, bars.at(-1)?.isSum]).toEqual([40, true]);
  });
});
