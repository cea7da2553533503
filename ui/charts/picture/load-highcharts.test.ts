import { expect, test } from '@jest/globals';
import { loadHighcharts } from './load-highcharts.ts';

test('a chart that was drawn before the further kinds of charts came is drawn again after it', async () => {
  const { Highcharts } = await loadHighcharts();
  const place = document.body.appendChild(document.createElement('div'));
  const chart = Highcharts.chart(place, {
    accessibility: { enabled: false },
    chart: { width: 400, height: 300 },
    series: [{ type: 'line', data: [1, 2] }],
  });
  await import('highcharts/highcharts-more');
  expect(() => chart.update({ series: [{ type: 'line', data: [3, 40] }] })).not.toThrow();
});
