import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import type { SeriesBoxplotOptions, SeriesColumnrangeOptions, YAxisOptions } from 'highcharts';
import { Chart } from '../picture/chart.tsx';
import { medianOf } from '../spec/median.ts';
import type { BoxChartSpec, LadderChartSpec } from '../spec/more-spec.ts';
import { moreOptions } from './index.ts';
import { spreadOf } from './spread-of.ts';

const ladder: LadderChartSpec = {
  kind: 'ladder',
  title: 'Compact SUVs',
  language: 'zh_CN',
  range: { name: '指导价，元', format: 'count' },
  mark: { name: '成交价' },
  volume: { name: '销量', format: 'count' },
  rows: [
    { key: 'a', name: '<b>A</b>', low: 89_800, high: 129_800, mark: 83_200, volume: 12_400 },
    { key: 'b', name: 'B', low: 99_900, high: 99_900, mark: null, volume: 320 },
  ],
};

const box: BoxChartSpec = {
  kind: 'box',
  title: 'Discount',
  language: 'en',
  value: { name: 'Discount', format: 'percent' },
  counted: 'Trims',
  rows: [
    { key: 'a', name: 'A', count: 5, spread: spreadOf([0.01, 0.02, 0.03, 0.04, 0.1]) },
    { key: 'b', name: 'B', count: 0, spread: null },
  ],
};

const axes = (options: ReturnType<typeof moreOptions>) => options.yAxis as YAxisOptions[];

describe('a ladder of prices', () => {
  test('bars float from the cheapest to the dearest trim, volumes stand at an axis of their own from zero on', () => {
    const options = moreOptions(ladder, 'light', 900);
    const [bars, marks, sold] = options.series as SeriesColumnrangeOptions[];
    expect(bars?.data).toEqual([
      { x: 0, low: 8.98, high: 12.98 },
      { x: 1, low: 9.99, high: 9.99 },
    ]);
    expect(marks?.data).toEqual([
      { x: 0, y: 8.32 },
      { x: 1, y: null },
    ]);
    expect([bars?.yAxis ?? 0, marks?.yAxis ?? 0, sold?.yAxis]).toEqual([0, 0, 1]);
    expect(axes(options).map(({ min }) => min)).toEqual([undefined, 0]);
  });

  test('a narrow one leaves the volumes to the hint and the table', () => {
    const options = moreOptions(ladder, 'light', 380);
    expect(options.series).toHaveLength(2);
    expect(axes(options)).toHaveLength(1);
  });

  test('its hint says the span with its unit, and names are text', () => {
    const { tooltip } = moreOptions(ladder, 'light', 900);
    const textOf = (x: number) => String((tooltip?.formatter as unknown as (this: object) => string).call({ x }));
    expect(textOf(0)).toContain('<b>9.0 万 ~ 13.0 万</b>');
    expect(textOf(0)).toContain('&lt;b&gt;A&lt;/b&gt;');
    expect(textOf(1)).toContain('<b>10.0 万</b>');
    expect(textOf(1)).toContain('<b>-</b>');
  });

  test('is drawn, and stands in the table for those who hear the page', async () => {
    const { container } = render(<Chart spec={ladder} />);
    await waitFor(() => expect(container.querySelector('.highcharts-columnrange-series')).toBeTruthy());
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['类别', '指导价，元 (最低)', '指导价，元 (最高)', '成交价', '销量'],
    ]);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      ...['9.0 万', '13.0 万', '8.3 万', '1.2 万'],
      ...['10.0 万', '10.0 万', '-', '0.0 万'],
    ]);
  });
});

describe('a box plot', () => {
  test('quartiles stand between two values in proportion', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({ low: 1, q1: 1.75, median: 2.5, q3: 3.25, high: 4 });
    expect(spreadOf([7, null])).toEqual({ low: 7, q1: 7, median: 7, q3: 7, high: 7 });
    expect([spreadOf([]), medianOf([])]).toEqual([null, null]);
  });

  test('has a box for each member with values, and says how many there are', () => {
    const options = moreOptions(box, 'light', 900);
    // The ticks say the sign.
    expect(axes(options)[0]?.title?.text).toBe('');
    const [boxes] = options.series as SeriesBoxplotOptions[];
    expect(boxes?.data).toEqual([{ x: 0, low: 1, q1: 2, median: 3, q3: 4, high: 10 }]);
    expect((options.xAxis as { categories: string[] }).categories).toEqual(['A (5)', 'B (0)']);
  });

  test('is drawn', async () => {
    const { container } = render(<Chart spec={box} />);
    await waitFor(() => expect(container.querySelector('.highcharts-boxplot-series')).toBeTruthy());
    expect(screen.getByRole('cell', { name: '3.0%' })).toBeTruthy();
  });
});
