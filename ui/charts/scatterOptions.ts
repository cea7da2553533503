import { truncateText } from '@portal/ui';
import type { Options } from 'highcharts';
import { caption } from './base.ts';
import { seriesColours } from './palette.ts';
import { scatterExtent } from './scatterExtent.ts';
import type { ScatterChartSpec } from './spec.ts';
import { escapeText } from './tooltip.ts';
import { axisUnit, plotText, plotValue, tickText } from './values.ts';

/** The name of a point, on the side where the middle of the chart is: beyond the other one it would be cut. */
const nameBeside = ({ name, x }: { name: string; x: number }) => ({
  enabled: true,
  format: truncateText(name, 20),
  ...(x > 0 && { align: 'right' as const, x: -6 }),
});

/** Members as points between two figures; both axes are symmetric round 0 (S9.041). */
export function scatterOptions(spec: ScatterChartSpec, ground: 'light' | 'dark'): Options {
  const points = spec.points.flatMap((point) => {
    const x = plotValue(point.x, spec.x.format);
    const y = plotValue(point.y, spec.y.format);
    return x === null || y === null ? [] : [{ ...point, x, y }];
  });
  const colours = seriesColours(
    points.map((point) => point.key),
    ground,
  );
  const axisTitle = (axis: ScatterChartSpec['x']) => `${axis.name} (${axisUnit(axis.format, spec.language)})`;
  return {
    xAxis: {
      ...scatterExtent(points.map((point) => point.x)),
      title: { text: axisTitle(spec.x), align: 'high', style: caption },
      labels: { style: caption, formatter: ({ value }) => tickText(Number(value), spec.x.format) },
      gridLineWidth: 1,
      gridLineColor: 'var(--p-line)',
    },
    yAxis: {
      ...scatterExtent(points.map((point) => point.y)),
      title: { text: axisTitle(spec.y) },
      labels: { formatter: ({ value }) => tickText(Number(value), spec.y.format) },
    },
    series: points.map((point, at) => ({
      type: 'scatter' as const,
      name: point.name,
      color: colours[at],
      data: [{ x: point.x, y: point.y, dataLabels: nameBeside(point) }],
    })),
    tooltip: {
      formatter() {
        const x = plotText(this.x as number, spec.x.format, spec.language);
        const y = plotText(this.y ?? null, spec.y.format, spec.language);
        const figures = `${escapeText(spec.x.name)} <b>${x}</b><br>${escapeText(spec.y.name)} <b>${y}</b>`;
        return `<div class="p-chart-tip"><p>${escapeText(this.series.name)}</p>${figures}</div>`;
      },
    },
  };
}
