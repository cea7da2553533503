import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { Chart, YAxisOptions } from 'highcharts';
import { loadHighcharts } from './load-highcharts.ts';
import { Plot } from './plot.tsx';

const panel = (top: string): YAxisOptions => ({
  top,
  height: '40%',
  offset: 0,
  title: { text: undefined },
  labels: { enabled: false },
});

test('the month is shown wherever a picture of two panels is pointed at, between them as well', async () => {
  const drawing = await loadHighcharts();
  const options = {
    accessibility: { enabled: false },
    title: { text: undefined },
    legend: { enabled: false },
    credits: { enabled: false },
    tooltip: { shared: true },
    xAxis: { labels: { enabled: false } },
    yAxis: [panel('0%'), panel('60%')],
    series: [
      { type: 'line' as const, data: [10, 12, 14], yAxis: 0 },
      { type: 'line' as const, data: [5, 4, 6], yAxis: 1 },
    ],
  };
  render(<Plot drawing={drawing} options={options} width={600} height={400} />);
  const chart = drawing.Highcharts.charts.at(-1) as Chart;
  const tooltip = chart.tooltip as unknown as { isHidden: boolean; hide: (delay: number) => void };
  const pointer = chart.pointer as unknown as { runPointActions: (event: object) => void };
  const isShown = (part: number) => {
    tooltip.hide(0);
    tooltip.isHidden = true;
    const place = { chartX: chart.plotLeft + chart.plotWidth / 2, chartY: chart.plotTop + chart.plotHeight * part };
    // A finger is answered at once; a pointer is once the points are sorted by where they lie.
    pointer.runPointActions({ type: 'touchstart', ...place });
    return !tooltip.isHidden;
  };
  expect([0.1, 0.5, 0.9].map(isShown)).toEqual([true, true, true]);
  // Beside the drawing nothing is pointed at.
  expect(isShown(-0.2)).toBe(false);
});
