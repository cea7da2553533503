import { describe, expect, test } from '@jest/globals';
import type { SeriesLineOptions, SeriesScatterOptions, XAxisOptions, YAxisOptions } from 'highcharts';
import { chartOptions } from './options.ts';
import type { CategoryChartSpec } from './spec.ts';
import { tooltipHtml } from './tooltip.ts';

const longName = 'n'.repeat(41);

const spec: CategoryChartSpec = {
  kind: 'column',
  title: 'Volume',
  language: 'en',
  categories: ['2024/01', '2024/02'],
  series: [
    { key: 'total', name: 'Volume', format: 'count', values: [123456, 12345678] },
    { key: 'yoy', name: longName, format: 'percent', kind: 'line', values: [0.1234, null] },
  ],
};

const yAxes = (options: ReturnType<typeof chartOptions>) => options.yAxis as YAxisOptions[];
const tick = (axis: YAxisOptions | undefined, value: number) => {
  const formatter = axis?.labels?.formatter as unknown as ((at: { value: number }) => string) | undefined;
  return formatter?.({ value });
};

describe('category charts', () => {
  test('S9.032 counts are drawn in ten thousands', () => {
    const [volume] = chartOptions(spec).series as SeriesLineOptions[];
    expect(volume?.data).toEqual([12.3456, 1234.5678]);
    expect(tooltipHtml(spec, 0, ['#000', '#111'])).toContain('12.3 10k units');
    expect(tooltipHtml({ ...spec, language: 'zh_CN' }, 0, ['#000', '#111'])).toContain('12.3 万');
  });

  test('S9.033 the axis names the unit in both languages', () => {
    expect(yAxes(chartOptions(spec))[0]?.title?.text).toBe('10k units');
    expect(yAxes(chartOptions({ ...spec, language: 'zh_CN' }))[0]?.title?.text).toBe('万');
  });

  test('S9.034 growth has an axis of its own in percent', () => {
    const options = chartOptions(spec);
    const [volume, growth] = options.series as SeriesLineOptions[];
    expect(volume?.yAxis).toBe(0);
    expect(growth?.yAxis).toBe(1);
    expect(yAxes(options)[1]?.opposite).toBe(true);
    expect(tick(yAxes(options)[1], 12.5)).toBe('12.5%');
    expect(growth?.data?.[0]).toMatchObject({ y: expect.closeTo(12.34) });
  });

  test('a month that stands alone is a dot, since no line leads to it', () => {
    const values = [10_000, null, 20_000, 30_000];
    const one = {
      ...spec,
      kind: 'line' as const,
      series: [{ key: 'total', name: 'V', format: 'count' as const, values }],
    };
    const [line] = chartOptions(one).series as SeriesLineOptions[];
    expect(line?.data).toEqual([{ y: 1, marker: { enabled: true } }, null, 2, 3]);
    expect((chartOptions({ ...one, kind: 'column' }).series as SeriesLineOptions[])[0]?.data).toEqual([1, null, 2, 3]);
  });

  test('a long name beside a lying bar leaves the bar its room', () => {
    const bars = chartOptions({ ...spec, kind: 'bar', categories: [longName] });
    const labels = (bars.xAxis as XAxisOptions).labels as { formatter: (this: object) => string };
    const written = (chartWidth: number) => labels.formatter.call({ value: longName, chart: { chartWidth } });
    expect(written(320)).toBe(`${'n'.repeat(25)}...`);
    expect(written(1200)).toBe(`${'n'.repeat(40)}...`);
    expect(labels).toMatchObject({ style: { whiteSpace: 'nowrap' } });
  });

  test('S9.035 counts carry no percent sign', () => {
    const counts = { ...spec, series: spec.series.slice(0, 1) };
    expect(tooltipHtml(counts, 0, ['#000'])).not.toContain('%');
    expect(tick(yAxes(chartOptions(counts))[0], 20)).toBe('20');
  });

  test('a few of something are drawn as they are, with whole ticks and no unit', () => {
    const few = { ...spec, series: [{ key: 'total', name: 'Issued', format: 'number' as const, values: [3, 1200] }] };
    const options = chartOptions(few);
    expect((options.series as SeriesLineOptions[])[0]?.data).toEqual([3, 1200]);
    expect(yAxes(options)[0]).toMatchObject({ allowDecimals: false, title: { text: '' } });
    expect(tooltipHtml(few, 1, ['#000'])).toContain('<b>1,200</b>');
  });

  test('S9.036 legend names are cut at 40 and the tooltip has the full name', () => {
    const formatter = chartOptions(spec).legend?.labelFormatter as unknown as (this: { name: string }) => string;
    expect(formatter.call({ name: longName })).toBe(`${'n'.repeat(40)}...`);
    expect(formatter.call({ name: 'n'.repeat(40) })).toBe('n'.repeat(40));
    expect(tooltipHtml(spec, 0, ['#000', '#111'])).toContain(longName);
  });

  test('S9.037 S9.038 bars are at most 10 wide, without a gap', () => {
    const { column, bar } = chartOptions(spec).plotOptions ?? {};
    for (const bars of [column, bar]) {
      expect(bars?.maxPointWidth).toBe(10);
      expect(bars?.pointPadding).toBe(0);
    }
  });

  test('S9.042 S9.043 the tooltip has one decimal and thousands separators', () => {
    const html = tooltipHtml(spec, 0, ['#000', '#111']);
    expect(html).toContain('12.3%');
    expect(html).toContain('123,456');
    expect(tooltipHtml(spec, 1, ['#000', '#111'])).toContain('1,234.6');
    expect(tooltipHtml(spec, 1, ['#000', '#111'])).toContain('<b>-</b>');
  });

  test('S9.044 a price chart is in percent and not divided', () => {
    const price = chartOptions({ ...spec, series: [{ key: 'p', name: 'Price', format: 'price', values: [98.7, 99] }] });
    expect(yAxes(price)[0]?.title?.text).toBe('%');
    expect((price.series as SeriesLineOptions[])[0]?.data).toEqual([98.7, 99]);
    expect(tick(yAxes(price)[0], 98)).toBe('98%');
  });

  test('names in a tooltip are text, never markup', () => {
    const sly = { ...spec, series: [{ ...spec.series[0], name: '<img src=x>' }] } as CategoryChartSpec;
    expect(tooltipHtml(sly, 0, ['#000'])).toContain('&lt;img src=x&gt;');
  });

  test('preliminary months are dotted', () => {
    const line = chartOptions({ ...spec, kind: 'line', preliminaryFrom: 1 });
    expect((line.series as SeriesLineOptions[])[0]?.zones?.[1]?.dashStyle).toBe('Dot');
  });

  test('no style is injected into the page', () => {
    expect(chartOptions(spec).palette?.injectCSS).toBe(false);
  });
});

test('S9.041 scatter axes reach 1.5 times the largest absolute value', () => {
  const scatter = chartOptions({
    kind: 'scatter',
    title: 'Position',
    language: 'en',
    x: { name: 'Index', format: 'index' },
    y: { name: 'Share change', format: 'points' },
    points: [
      { key: 'a', name: 'A', x: -4, y: 1 },
      { key: 'b', name: 'B', x: 2, y: 0 },
    ],
  });
  const x = scatter.xAxis as XAxisOptions;
  expect([x.min, x.max]).toEqual([-6, 6]);
  expect([yAxes(scatter)[0]?.min, yAxes(scatter)[0]?.max]).toEqual([-1.5, 1.5]);
  expect(scatter.series as SeriesScatterOptions[]).toHaveLength(2);
  // Names grow towards the middle: beyond a point at the right they would be cut.
  const names = (scatter.series as SeriesScatterOptions[]).map(({ data }) => data?.[0]);
  expect(names).toMatchObject([{ dataLabels: { enabled: true } }, { dataLabels: { align: 'right', x: -6 } }]);
  expect(names[0]).not.toMatchObject({ dataLabels: { align: 'right' } });
});
