import { escapeText } from '@portal/contract';
import { truncateText } from '@portal/ui';
import type { Options } from 'highcharts';
import { scatterUnit, type WrittenUnit } from '../spec/drawn-unit.ts';
import { axisExtent } from '../spec/scatter-extent.ts';
import type { ScatterChartSpec } from '../spec/spec.ts';
import { axisUnit, plotValue, tickText, valueText } from '../spec/values.ts';
import { caption, longName } from './base.ts';
import { memberColours, palette } from './palette.ts';

/** The name of a point, on the side where the middle of the chart is: beyond the other one it would be cut. */
const nameBeside = (name: string, isRight: boolean) => ({
  enabled: true,
  allowOverlap: true,
  format: truncateText(name, 20),
  ...(isRight && { align: 'right' as const, x: -6 }),
});

/** Members as points between two figures: changes round 0 (S9.041), prices, volumes and levels from 0 on. */
export function scatterOptions(spec: ScatterChartSpec, ground: 'light' | 'dark'): Options {
  const { language } = spec;
  const [xUnit, yUnit] = [scatterUnit(spec, 'x'), scatterUnit(spec, 'y')];
  const points = spec.points.flatMap((point) => {
    const x = plotValue(point.x, spec.x.format, xUnit);
    const y = plotValue(point.y, spec.y.format, yUnit);
    return x === null || y === null ? [] : [{ ...point, drawn: { x, y } }];
  });
  // More points than colours are told apart by their names alone: a legend of a hundred says nothing and takes the room.
  const areMany = points.length > palette.length;
  const colours = memberColours(
    points.map((point) => point.key),
    ground,
  );
  const axis = (side: 'x' | 'y', unit: WrittenUnit) => {
    const { name, format, isLevel, noun } = spec[side];
    const written = axisUnit(format, language, unit, noun);
    return {
      extent: axisExtent(
        format,
        points.map(({ drawn }) => drawn[side]),
        isLevel,
      ),
      title: written ? `${name} (${written})` : name,
      tick: (value: number | string) => tickText(Number(value), format, language, unit),
    };
  };
  const [x, y] = [axis('x', xUnit), axis('y', yUnit)];
  const furthest = Math.max(0, ...points.map(({ drawn }) => drawn.x));
  const isRight = (value: number) => value > ('max' in x.extent ? 0 : furthest / 2);
  return {
    xAxis: {
      ...x.extent,
      title: { text: x.title, align: 'high', style: caption },
      labels: { style: caption, formatter: ({ value }) => x.tick(value) },
      gridLineWidth: 1,
      gridLineColor: 'var(--p-line)',
    },
    yAxis: { ...y.extent, title: { text: y.title, ...longName }, labels: { formatter: ({ value }) => y.tick(value) } },
    series: points.map(({ name, drawn }, at) => ({
      type: 'scatter' as const,
      name,
      color: colours[at],
      showInLegend: !areMany,
      data: [{ ...drawn, dataLabels: nameBeside(name, isRight(drawn.x)) }],
    })),
    tooltip: {
      formatter() {
        const point = points[this.series.index];
        const textOf = (side: 'x' | 'y', unit: WrittenUnit) =>
          `${escapeText(spec[side].name)} <b>${valueText(point?.[side], spec[side].format, language, unit)}</b>`;
        const figures = `${textOf('x', xUnit)}<br>${textOf('y', yUnit)}`;
        return `<div class="p-chart-tip"><p>${escapeText(this.series.name)}</p>${figures}</div>`;
      },
    },
  };
}
