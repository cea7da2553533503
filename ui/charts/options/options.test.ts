import { describe, expect, test } from '@jest/globals';
import type { SeriesLineOptions, SeriesScatterOptions, XAxisOptions, YAxisOptions } from 'highcharts';
import { figuresOf } from '../spec/figures.ts';
import type { CategoryChartSpec } from '../spec/spec.ts';
import { valueText } from '../spec/values.ts';
import { chartOptions } from './options.ts';
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

const chinese: CategoryChartSpec = { ...spec, language: 'zh_CN' };

const yAxes = (options: ReturnType<typeof chartOptions>) => options.yAxis as YAxisOptions[];
const tick = (axis: YAxisOptions | undefined, value: number) => {
  const formatter = axis?.labels?.formatter as unknown as ((at: { value: number }) => string) | undefined;
  return formatter?.({ value });
};

describe('category charts', () => {
  test('S9.032 counts are drawn in ten thousands in Chinese, in thousands or millions in English', () => {
    const [volume] = chartOptions(chinese).series as SeriesLineOptions[];
    expect(volume?.data).toEqual([12.3456, 1234.5678]);
    expect(tooltipHtml(chinese, 0, ['#000', '#111'])).toContain('<b>12.3 万</b>');
    expect((chartOptions(spec).series as SeriesLineOptions[])[0]?.data).toEqual([0.123456, 12.345678]);
    expect(tooltipHtml(spec, 0, ['#000', '#111'])).toContain('<b>0.1m</b>');
  });

  test('prices are drawn in the unit in which their language compares them, and their axis begins where they do', () => {
    const series = [{ key: 'tp', name: 'TP', format: 'yuan' as const, values: [152_340, null] }];
    for (const [language, text, ten, unit] of [
      ['zh_CN', '15.23 万元', '10', '万元'],
      ['en', '152.3 k yuan', '100', 'k yuan'],
    ] as const) {
      const prices: CategoryChartSpec = { ...spec, kind: 'line', language, series };
      const [axis] = yAxes(chartOptions(prices));
      expect([axis?.title?.text, axis?.min, tick(axis, 100_000)]).toEqual([unit, undefined, ten]);
      expect(tooltipHtml(prices, 0, ['#000'])).toContain(`<b>${text}</b>`);
      expect(tooltipHtml(prices, 1, ['#000'])).toContain('<b>-</b>');
    }
  });

  test('a value that was revised says in the tooltip what it was, whole; others say nothing', () => {
    const [volume, ...rest] = spec.series;
    const revised = { ...spec, series: [{ ...volume, formers: [123_400, null] }, ...rest] as typeof spec.series };
    expect(tooltipHtml(revised, 0, ['#000', '#111'])).toContain('<td data-former>formerly 123,400</td>');
    expect(tooltipHtml(revised, 1, ['#000', '#111'])).not.toContain('formerly');
    const alike = { ...volume, format: 'price' as const, values: [3.04, 3.14], formers: [3.01, 3.01] };
    const means = { ...spec, series: [alike] as typeof spec.series };
    expect(tooltipHtml(means, 0, ['#000'])).not.toContain('formerly');
    expect(tooltipHtml(means, 1, ['#000'])).toContain('formerly 3.0');
  });

  test('a bar of what nobody named is quiet, and no line is', () => {
    const series = [{ key: 't', name: 'V', format: 'count' as const, values: [3, 4], quiet: [false, true] }];
    const [bars] = chartOptions({ ...spec, kind: 'bar', series }).series as SeriesLineOptions[];
    expect(bars?.data).toEqual([3, { y: 4, color: 'var(--p-disabled)' }]);
    const [columns] = chartOptions({ ...spec, kind: 'column', series }).series as SeriesLineOptions[];
    expect(columns?.data).toEqual([3, 4]);
  });

  test('S9.033 the axis says its unit in both languages', () => {
    expect(yAxes(chartOptions(chinese))[0]?.title?.text).toBe('万');
    expect(tick(yAxes(chartOptions(spec))[0], 0.5)).toBe('0.5m');
    expect(tick(yAxes(chartOptions(spec))[0], 0)).toBe('0');
  });

  test.each([
    ['zh_CN', '万辆', '辆', '万辆'],
    ['en', 'units', 'units', 'units'],
  ] as const)('S9.033 the axis names its unit with what is counted, in %s', (language, large, few, lying) => {
    const noun = language === 'en' ? 'units' : '辆';
    const titleOf = (kind: CategoryChartSpec['kind'], most: number) => {
      const series = [{ key: 'total', name: 'V', format: 'count' as const, noun, values: [120, most] }];
      return yAxes(chartOptions({ ...spec, kind, language, series }))[0]?.title?.text;
    };
    expect([titleOf('column', 1_234_567), titleOf('line', 900), titleOf('bar', 1_234_567)]).toEqual([
      large,
      few,
      lying,
    ]);
    const axis = { name: 'V', format: 'count' as const, noun };
    const points = [{ key: 'a', name: 'A', x: 1, y: 320_000 }];
    const scatter = chartOptions({ kind: 'scatter', title: 'P', language, x: axis, y: axis, points });
    expect([(scatter.xAxis as XAxisOptions).title?.text, yAxes(scatter)[0]?.title?.text]).toEqual([
      `V (${few})`,
      `V (${large})`,
    ]);
  });

  test('an axis of several things names each of them, a ratio none', () => {
    const of = (key: string, noun: string) => ({ key, name: key, format: 'number' as const, noun, values: [1, 2] });
    const series = [of('a', '款'), of('b', '个'), of('c', '款')];
    expect(yAxes(chartOptions({ ...chinese, series })).map(({ title }) => title?.text)).toEqual(['款、个']);
  });

  test('a small axis counts single cars, whole ones', () => {
    const few = { ...chinese, series: [{ key: 'total', name: 'V', format: 'count' as const, values: [320, 1210] }] };
    const [axis] = yAxes(chartOptions(few));
    expect(axis).toMatchObject({ title: { text: '' }, allowDecimals: false });
    expect([tick(axis, 500), tick(axis, 1000)]).toEqual(['500', '1,000']);
    expect(tooltipHtml(few, 1, ['#000'])).toContain('<b>1,210</b>');
    const [english] = yAxes(chartOptions({ ...few, language: 'en' }));
    expect(tick(english, 0.5)).toBe('0.5k');
  });

  test('volumes begin at zero, whatever they are drawn as', () => {
    for (const kind of ['line', 'area', 'column'] as const)
      expect(yAxes(chartOptions({ ...spec, kind }))[0]?.min).toBe(0);
    const change = { ...spec, series: [{ key: 'c', name: 'C', format: 'count' as const, values: [-5, 5] }] };
    expect(yAxes(chartOptions(change))[0]?.min).toBeUndefined();
    expect(yAxes(chartOptions(spec))[1]?.min).toBeUndefined();
  });

  test('two units never share an axis: percentage points have their own beside percentages', () => {
    const both = {
      ...spec,
      series: [
        { key: 'a', name: 'A', format: 'percent' as const, values: [0.1, 0.2] },
        { key: 'b', name: 'B', format: 'points' as const, values: [1, 2] },
        { key: 'c', name: 'C', format: 'price' as const, values: [10, 20] },
      ],
    };
    const options = chartOptions(both);
    expect((options.series as SeriesLineOptions[]).map(({ yAxis }) => yAxis)).toEqual([0, 1, 0]);
    expect(yAxes(options).map(({ title }) => title?.text)).toEqual(['%', 'pp']);
  });

  test('lying bars of a category stand behind each other, from the first series on; parts of a whole end at all of it', () => {
    const bars = { ...spec, kind: 'bar' as const, behind: 'share' as const };
    const options = chartOptions(bars);
    expect(options.series?.map((own) => (own as { stacking?: string }).stacking)[0]).toBe('percent');
    expect([options.yAxis].flat()[0]).toMatchObject({ reversedStacks: false, max: 100 });
    const survival = {
      ...spec,
      kind: 'line' as const,
      series: [{ key: 'a', name: 'A', format: 'percent' as const, values: [1, 0.4] }],
    };
    expect([chartOptions(survival).yAxis].flat()[0]).toMatchObject({ ceiling: 100 });
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

  test('two units in panels stand one below the other, each from its own ground, over one axis of months', () => {
    const options = chartOptions({ ...spec, panels: true });
    const [upper, lower] = yAxes(options);
    expect([upper?.opposite, lower?.opposite]).toEqual([false, false]);
    expect([upper?.top, upper?.height]).toEqual(['0%', expect.stringMatching(/^48/)]);
    const begin = Number.parseFloat(String(lower?.top));
    expect(begin).toBeGreaterThan(Number.parseFloat(String(upper?.height)) + 8);
    expect(begin + Number.parseFloat(String(lower?.height))).toBeCloseTo(100);
    expect(lower?.gridLineWidth).toBe(1);
    expect(Array.isArray(options.xAxis)).toBe(false);
    expect(yAxes(chartOptions({ ...spec, series: spec.series.slice(0, 1), panels: true }))[0]?.top).toBeUndefined();
    // Lines would cross where nothing meets: they stand so by themselves; bars leave the other axis to a line.
    const lines = yAxes(chartOptions({ ...spec, kind: 'line' }));
    expect(lines.map(({ opposite, top }) => [opposite, top])).toEqual([
      [false, upper?.top],
      [false, lower?.top],
    ]);
  });

  test('a month that stands alone is a dot, since no line leads to it', () => {
    const values = [10_000, null, 20_000, 30_000];
    const one = {
      ...chinese,
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
    expect(tick(yAxes(chartOptions(counts))[0], 20)).toBe('20m');
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
    expect(tooltipHtml(chinese, 1, ['#000', '#111'])).toContain('1,234.6');
    expect(tooltipHtml(spec, 1, ['#000', '#111'])).toContain('<b>-</b>');
  });

  test('S9.044 a price chart is an index in percent of its base month, whose bars stand on that and are not divided', () => {
    const tp = { key: 'p', name: 'Price', format: 'index' as const, noun: '2024/02 = 100%', base: 100 };
    const price = chartOptions({ ...spec, kind: 'column', series: [{ ...tp, values: [98.7, 101] }] });
    expect(yAxes(price)[0]?.title?.text).toBe('2024/02 = 100%');
    expect(price.series?.[0]).toMatchObject({ threshold: 100 });
    expect(
      (price.series as SeriesLineOptions[])[0]?.data?.map((point) => (point as { y?: number }).y ?? point),
    ).toEqual([98.7, 101]);
    expect([tick(yAxes(price)[0], 98), yAxes(price)[0]?.min]).toEqual(['98', undefined]);
    expect(yAxes(price)[0]?.plotLines).toMatchObject([{ value: 100 }]);
  });

  test('names in a tooltip are text, never markup', () => {
    const sly = { ...spec, series: [{ ...spec.series[0], name: '<img src=x>' }] } as CategoryChartSpec;
    expect(tooltipHtml(sly, 0, ['#000'])).toContain('&lt;img src=x&gt;');
  });

  test('preliminary months are dotted', () => {
    const line = chartOptions({ ...spec, kind: 'line', preliminaryFrom: 1 });
    expect((line.series as SeriesLineOptions[])[0]?.zones?.[1]?.dashStyle).toBe('Dot');
  });

  test('a period that is not over is a hollow mark of its own, to which no line leads: less of it is no fall', () => {
    const categories = ['2023', '2024', '2025', '2026 (Jan–Sep)'];
    const sold = { key: 'total', name: 'Volume', format: 'count' as const, values: [10, 12, 14, 9] };
    const yearly: CategoryChartSpec = { ...spec, categories, series: [sold], preliminaryFrom: 3, partial: [3] };
    const [line] = chartOptions({ ...yearly, kind: 'line' }).series as SeriesLineOptions[];
    const zones = line?.zones ?? [];
    // The stretch to 2026 begins beyond the point of 2025, which stays in sight.
    expect(zones.map(({ value, color }) => [value, color])).toEqual([
      [2.001, undefined],
      [undefined, 'none'],
    ]);
    const ring = line?.data?.[3] as { marker: { enabled: boolean; lineColor: string }; color: string };
    expect([ring.marker.enabled, ring.marker.lineColor, ring.color]).toEqual([true, line?.color, line?.color]);
    expect(line?.data?.[2]).toBe(14);
    const [bars] = chartOptions(yearly).series as SeriesLineOptions[];
    expect(bars?.data?.[3]).toMatchObject({ y: 9, borderWidth: 1, borderColor: bars?.color });
    // Between two of them no line leads to a whole period: it is a dot of its own colour.
    const [between] = chartOptions({ ...yearly, kind: 'line', preliminaryFrom: null, partial: [1, 3] })
      .series as SeriesLineOptions[];
    expect(between?.data?.[2]).toMatchObject({ y: 14, color: between?.color, marker: { enabled: true } });
    expect(between?.data?.[2]).toHaveProperty('marker.fillColor', between?.color);
    // In the middle, as where months were never delivered, the line goes on behind it.
    const [gap] = chartOptions({ ...yearly, kind: 'line', preliminaryFrom: null, partial: [1] })
      .series as SeriesLineOptions[];
    expect(gap?.zones?.map(({ value, color }) => [value, color])).toEqual([
      [0.001, undefined],
      [1.999, 'none'],
      [undefined, undefined],
    ]);
  });

  test('what a series was is dashed, paler, shown and hidden with it, and never named or counted as one of its own', () => {
    const sales = { key: 'a', name: 'A', format: 'count' as const, values: [10, 20] };
    const before = { ...sales, key: 'a:before', name: 'A · before', of: 'a', values: [5, 6] };
    const other = { ...sales, key: 'b', name: 'B' };
    const drawn = chartOptions({ ...spec, kind: 'line', series: [sales, before, other] });
    const [main, former, last] = drawn.series as SeriesLineOptions[];
    expect([main?.id, former?.linkedTo, former?.dashStyle, former?.showInLegend]).toEqual([
      'a',
      'a',
      'ShortDash',
      false,
    ]);
    expect(former?.color).toBe(`${String(main?.color)}99`);
    expect(last?.color).toBe(
      (chartOptions({ ...spec, kind: 'line', series: [sales, other] }).series as SeriesLineOptions[])[1]?.color,
    );
    expect(JSON.stringify(former?.data)).not.toContain('dataLabels');
    expect(JSON.stringify(main?.data)).toContain('dataLabels');
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

test('a share begins at zero in a scatter chart unless one is below, and growth reaches to both sides', () => {
  const reach = (isLevel: boolean, least: number) =>
    chartOptions({
      kind: 'scatter',
      title: 'P',
      language: 'en',
      x: { name: 'X', format: 'percent', isLevel },
      y: { name: 'Y', format: 'count' },
      points: [
        { key: 'a', name: 'A', x: least, y: 1 },
        { key: 'b', name: 'B', x: 0.6, y: 2 },
      ],
    }).xAxis as XAxisOptions;
  expect(reach(true, 0.4)).toMatchObject({ min: 0 });
  expect(reach(true, 0.4).max).toBeUndefined();
  expect(reach(false, 0.4).min).toBeCloseTo(-90);
  expect(reach(true, -0.1).min).toBeCloseTo(-90);
});

test('prices and volumes begin at zero in a scatter chart, whose names grow towards the middle', () => {
  const scatter = chartOptions({
    kind: 'scatter',
    title: 'Position',
    language: 'zh_CN',
    x: { name: '成交价，元', format: 'count' },
    y: { name: '销量', format: 'count' },
    points: [
      { key: 'a', name: 'A', x: 90_000, y: 320 },
      { key: 'b', name: 'B', x: 250_000, y: 1200 },
    ],
  });
  const x = scatter.xAxis as XAxisOptions;
  expect([x.min, yAxes(scatter)[0]?.min]).toEqual([0, 0]);
  expect([x.max, yAxes(scatter)[0]?.max]).toEqual([undefined, undefined]);
  expect([x.title?.text, yAxes(scatter)[0]?.title?.text]).toEqual(['成交价，元 (万)', '销量']);
  const [a, b] = (scatter.series as SeriesScatterOptions[]).map(({ data }) => data?.[0]);
  expect(a).toMatchObject({ x: 9, y: 320 });
  expect(a).not.toMatchObject({ dataLabels: { align: 'right' } });
  expect(b).toMatchObject({ x: 25, dataLabels: { align: 'right' } });
});

test('more points than there are colours keep those of their members, and have no legend', () => {
  const scatterOf = (count: number) =>
    chartOptions({
      kind: 'scatter',
      title: 'Position',
      language: 'en',
      x: { name: 'Price', format: 'count' },
      y: { name: 'Sales', format: 'count' },
      points: Array.from({ length: count }, (_, at) => ({ key: `k${at}`, name: `N${at}`, x: at, y: at })),
    });
  const coloursOf = (count: number) =>
    new Set(scatterOf(count).series?.map((series) => (series as { color: string }).color));
  expect([coloursOf(10).size, scatterOf(10).legend?.enabled]).toEqual([10, true]);
  expect([coloursOf(11).size, scatterOf(11).legend?.enabled]).toEqual([10, false]);
});

test('a change in a tooltip has the mark that it has everywhere', () => {
  const changed = { ...spec, changeName: 'YoY', series: [{ ...spec.series[0], changes: [0.12, -0.034] }] };
  expect(tooltipHtml(changed as CategoryChartSpec, 0, ['#000'])).toContain(
    'YoY <span data-change="rise"><small>▲</small>+12.0%</span>',
  );
  expect(tooltipHtml(changed as CategoryChartSpec, 1, ['#000'])).toContain('data-change="fall"');
});

describe('events of a chart over time', () => {
  const events: CategoryChartSpec['events'] = [
    { at: 1, kind: 'launch', name: 'Seagull <i>' },
    { at: 0, kind: 'policy', name: 'Purchase tax' },
    { at: 1, kind: 'policy', name: 'Trade-in subsidy' },
    { at: 9, kind: 'facelift', name: 'beyond' },
  ];
  const marked = { ...spec, events };
  const lines = (of: CategoryChartSpec) => (chartOptions(of).xAxis as XAxisOptions).plotLines ?? [];

  test('each period has one line, with the marks of what happened in it; what lies beyond has none', () => {
    expect(lines(marked).map(({ value, label }) => [value, label?.text])).toEqual([
      [0, '◆'],
      [1, '▲◆'],
    ]);
    expect((chartOptions(marked).xAxis as XAxisOptions).labels).toMatchObject({ distance: 26, rotation: 0 });
  });

  test('the hint of the period says what happened, as text', () => {
    expect(tooltipHtml(marked, 1, ['#000'])).toContain('▲ Launched: Seagull &lt;i&gt;');
    expect(tooltipHtml(marked, 0, ['#000'])).not.toContain('Launched');
  });

  test('members beside each other have no time, and no marks', () => {
    expect(lines({ ...marked, kind: 'bar' })).toEqual([]);
    expect(lines(spec)).toEqual([]);
  });
});

describe('unit and decimals that a person has chosen', () => {
  const large = { ...chinese, written: { unit: 'large', decimals: 2 } } as const;
  const single = { ...chinese, written: { unit: 'single' } } as const;

  test('are those of axis, hint and figures alike', () => {
    expect(yAxes(chartOptions(single))[0]?.title?.text).toBe('');
    expect((chartOptions(single).series as SeriesLineOptions[])[0]?.data).toEqual([123456, 12345678]);
    expect(tooltipHtml(single, 0, ['#000', '#111'])).toContain('<b>123,456</b>');
    expect(tooltipHtml(large, 0, ['#000', '#111'])).toContain('<b>12.35 万</b>');
    expect(tooltipHtml(large, 0, ['#000', '#111'])).toContain('<b>12.34%</b>');
    const english = { ...spec, written: { unit: 'large' } } as const;
    expect(tooltipHtml(english, 1, ['#000', '#111'])).toContain('<b>12,345.7k</b>');
    const [volume] = figuresOf(large).columns;
    expect(valueText(123_456, 'count', 'zh_CN', volume?.unit as NonNullable<typeof volume>['unit'])).toBe('12.35 万');
  });

  test('amounts of money are whole on axis and in the hint until another unit is chosen, and never divided where drawn', () => {
    const series = [{ key: 'i', name: 'I', format: 'amount' as const, values: [23_292, 600] }];
    const amounts = { ...chinese, series } as const;
    const [axis] = yAxes(chartOptions(amounts));
    expect([axis?.title?.text, tick(axis, 24_000), axis?.min]).toEqual(['元', '24,000', 0]);
    expect(tooltipHtml(amounts, 0, ['#000'])).toContain('<b>23,292 元</b>');
    const chosen = { ...amounts, written: { unit: 'large' } } as const;
    const [large] = yAxes(chartOptions(chosen));
    expect([large?.title?.text, tick(large, 24_000)]).toEqual(['万元', '2.4']);
    expect((chartOptions(chosen).series as SeriesLineOptions[])[0]?.data).toEqual([23_292, 600]);
    expect(tooltipHtml(chosen, 0, ['#000'])).toContain('<b>2.33 万元</b>');
    const english = { ...chosen, language: 'en' } as const;
    expect(yAxes(chartOptions(english))[0]?.title?.text).toBe('k yuan');
    expect(tooltipHtml(english, 0, ['#000'])).toContain('<b>23.3 k yuan</b>');
  });

  test('small counts are written in ten thousands where that is chosen', () => {
    const few = { ...large, series: [{ key: 't', name: 'V', format: 'count' as const, values: [320, 1210] }] };
    expect(tooltipHtml(few, 1, ['#000'])).toContain('<b>0.12 万</b>');
  });
});

test('a line carries who it is beside its end, where its name says more', () => {
  const line = (key: string) => ({ key, name: `${key} · 2021/06`, who: key, format: 'count' as const, values: [1, 2] });
  const { series } = chartOptions({ ...spec, kind: 'line', series: ['Ada', 'Bea'].map(line) });
  const ends = series?.map((entry) => ('data' in entry && Array.isArray(entry.data) ? entry.data.at(-1) : null));
  expect(ends).toEqual(
    ['Ada', 'Bea'].map((format) => expect.objectContaining({ dataLabels: expect.objectContaining({ format }) })),
  );
});
