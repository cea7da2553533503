import { describe, expect, test } from '@jest/globals';
import { figuresOf } from '../spec/figures.ts';
import type { CategoryChartSpec, ChartSeries } from '../spec/spec.ts';
import { chartOptions } from './options.ts';
import { tooltipHtml } from './tooltip.ts';

const spec: CategoryChartSpec = {
  kind: 'line',
  title: 'Sales',
  period: '2026/07 ~ 2026/09',
  source: 'Retail',
  language: 'en',
  unnamed: true,
  preliminaryFrom: 2,
  categories: ['2026/08', '2026/09', '2026/10', '2026/11'],
  forecast: { from: 2, name: 'Forecast', begins: 'from here' },
  series: [
    { key: 'a', name: 'Alpha', format: 'count', values: [100, 110, null, null] },
    {
      key: 'a:forecast',
      of: 'a',
      name: 'Alpha · forecast',
      format: 'count',
      values: [null, null, 120, 130],
      band: { low: [null, null, 100, 90], high: [null, null, 140, 190] },
    },
  ],
};

interface Drawn {
  name?: string;
  type: string;
  data: unknown[];
  dashStyle?: string;
  linkedTo?: string;
  showInLegend?: boolean;
  stack?: string;
  zones?: unknown;
}
const drawn = (chartOptions(spec).series ?? []) as unknown as Drawn[];

describe('what is forecast', () => {
  test('is a dashed line from the last counted value on, in the colour of its series and hidden with it', () => {
    const [counted, forecast] = drawn;
    expect(forecast).toMatchObject({ dashStyle: 'Dash', linkedTo: 'a', data: [null, 110, 120, 130] });
    expect((forecast as { color?: string }).color).toBe((counted as { color?: string }).color);
    const apart = chartOptions({ ...spec, forecast: { from: 2, name: '', begins: '', apart: true } });
    expect(apart.series?.[1]).toMatchObject({ data: [null, null, 120, 130] });
    // Dots say that a counted month may still change, and nothing of those to come.
    expect([counted?.zones === undefined, forecast?.zones]).toEqual([false, undefined]);
  });

  test('has a shade between both ends, which no hand meets and no total holds', () => {
    const shades = drawn.filter(({ type }) => type === 'area');
    expect(shades.map(({ data }) => data)).toEqual([
      [null, null, 40, 100],
      [null, null, 100, 90],
    ]);
    for (const shade of shades)
      expect(shade).toMatchObject({ enableMouseTracking: false, linkedTo: 'a', stack: 'a:forecast' });
  });

  test('has a bar between both ends where it is of one period alone, of which an area would show nothing', () => {
    const [counted, forecast] = spec.series as [ChartSeries, ChartSeries];
    const band = { low: [null, null, 100, null], high: [null, null, 140, null] };
    const single = chartOptions({ ...spec, series: [counted, { ...forecast, band }] }).series as unknown as Drawn[];
    expect(single.some(({ type }) => type === 'area')).toBe(false);
    const bars = single.filter(({ type }) => type === 'column');
    expect(bars.map(({ data }) => data)).toEqual([
      [null, null, 40, null],
      [null, null, 100, null],
    ]);
    expect(bars[1]).toMatchObject({ color: 'transparent', grouping: false, stack: 'a:forecast' });
  });

  test('has a name in the legend, and one where it begins', () => {
    expect(drawn.filter(({ showInLegend }) => showInLegend !== false).map(({ name }) => name)).toEqual([
      'Alpha',
      'Forecast',
    ]);
    const { xAxis } = chartOptions(spec) as { xAxis: { plotLines: { value: number; label: { text: string } }[] } };
    expect(xAxis.plotLines.map(({ value, label }) => [value, label.text])).toEqual([[1.5, 'from here']]);
  });

  test('is told with its band for months to come alone, and what is counted for those that are over', () => {
    const [over, toCome] = [tooltipHtml(spec, 1, ['#111111', '#111111']), tooltipHtml(spec, 2, ['#111111', '#111111'])];
    expect(over).not.toContain('forecast');
    expect(toCome).toContain('Alpha · forecast');
    expect(toCome).toContain('100 – 140');
    expect(toCome.match(/<tr>/g)).toHaveLength(1);
  });

  test('stands with both ends in the table of the chart', () => {
    const { columns, rows } = figuresOf(spec);
    expect(columns.map(({ name }) => name)).toEqual([
      'Alpha',
      'Alpha · forecast',
      'Alpha · forecast (lowest)',
      'Alpha · forecast (highest)',
    ]);
    expect(rows.at(-1)?.values).toEqual([null, 130, 90, 190]);
  });
});

test('a chart without a forecast is drawn as ever', () => {
  const { forecast: _forecast, ...plain } = { ...spec, series: spec.series.slice(0, 1) };
  expect(chartOptions(plain).series).toHaveLength(1);
  expect((chartOptions(plain).xAxis as { plotLines?: unknown }).plotLines).toBeUndefined();
});
