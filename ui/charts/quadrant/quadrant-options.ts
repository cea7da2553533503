import { escapeText } from '@portal/contract';
import { truncateText } from '@portal/ui';
import type { AxisPlotLinesOptions, Options, XAxisPlotBandsOptions } from 'highcharts';
import { caption, longName } from '../options/base.ts';
import { wholeOptions } from '../options/options.ts';
import { memberColours, seriesColours } from '../options/palette.ts';
import { countUnitOf } from '../spec/drawn-unit.ts';
import { medianOf } from '../spec/median.ts';
import { chartPhrases } from '../spec/phrases.ts';
import type { QuadrantChartSpec } from '../spec/quadrant-spec.ts';
import { axisExtent } from '../spec/scatter-extent.ts';
import { axisUnit, plotValue, tickText, valueText } from '../spec/values.ts';

/** Radius of the least and of the greatest dot, in px, and of all where none has a size. */
const [smallest, greatest, alike] = [4, 18, 6];

/** What a further line of words takes, in px. */
const belowFirst = 15;

/** Radius of a dot whose area says its size. */
const radiusOf = (size: number | null | undefined, most: number): number =>
  most > 0 ? Math.max(smallest, greatest * Math.sqrt(Math.max(0, size ?? 0) / most)) : alike;

/** Each member in its own colour; where the page is about some of them, those in the second and all others in the first. */
function coloursOf(points: QuadrantChartSpec['points'], ground: 'light' | 'dark'): string[] {
  const keys = points.map(({ key }) => key);
  if (!points.some(({ marked }) => marked)) return memberColours(keys, ground);
  const [first = '', second = ''] = seriesColours(['total', 'yoy'], ground);
  return points.map(({ marked }) => (marked ? second : first));
}

/** Members between two changes as dots, parted by the medians of both (S9.041: axes reach 1.5 times the largest). */
export function quadrantOptions(spec: QuadrantChartSpec, ground: 'light' | 'dark'): Options {
  const { language, parts, size } = spec;
  const words = chartPhrases(language);
  const points = spec.points.filter(({ x, y }) => x !== null && y !== null);
  const colours = coloursOf(points, ground);
  const most = Math.max(0, ...points.map((point) => point.size ?? 0));
  const sized = countUnitOf(size?.format ?? 'count', [most], spec);
  const side = (key: 'x' | 'y') => {
    const { name, format, noun } = spec[key];
    const values = points.map((point) => point[key]);
    const unit = countUnitOf(format, values, spec);
    const drawn = (value: number | null | undefined) => plotValue(value, format, unit);
    const median = medianOf(values.map(drawn).filter((value) => value !== null));
    const written = axisUnit(format, language, unit, noun);
    const middle = medianOf(values.filter((value) => value !== null));
    const line: AxisPlotLinesOptions[] =
      median === null
        ? []
        : [
            {
              value: median,
              color: 'var(--p-line-control)',
              dashStyle: 'Dash',
              width: 1,
              zIndex: 1,
              label: {
                text: `${words.median} ${valueText(middle, format, language, unit)}`,
                style: caption,
                ...(key === 'x' ? { rotation: 0, verticalAlign: 'bottom', y: -6 } : { align: 'right', x: -4 }),
              },
            },
          ];
    const zero: AxisPlotLinesOptions = { value: 0, color: 'var(--p-line-strong)', width: 1, zIndex: 0 };
    return {
      name,
      median,
      drawn,
      labelOf: (value: number | null | undefined) => valueText(value, format, language, unit),
      extent: axisExtent(format, values.map(drawn)),
      title: written ? `${name} (${written})` : name,
      lines: [zero, ...line],
      tick: ({ value }: { value: number | string }) => tickText(Number(value), format, language, unit),
    };
  };
  const [x, y] = [side('x'), side('y')];
  const part = (text: string, isRight: boolean, isUpper: boolean): XAxisPlotBandsOptions => ({
    color: 'transparent',
    from: isRight ? (x.median ?? 0) : -1e12,
    to: isRight ? 1e12 : (x.median ?? 0),
    label: {
      text: escapeText(text).replaceAll('\n', '<br>'),
      align: isRight ? 'right' : 'left',
      verticalAlign: isUpper ? 'top' : 'bottom',
      x: isRight ? -8 : 8,
      y: isUpper ? 18 : -24 - belowFirst * (text.split('\n').length - 1),
      // A word that is wider than its part stands into the next one: cut it would say nothing.
      style: { ...caption, color: 'var(--p-muted)', fontWeight: '600', textOverflow: 'none' },
    },
  });
  return wholeOptions({
    chart: { spacingTop: 24 },
    xAxis: {
      ...x.extent,
      title: { text: x.title, align: 'high', style: caption },
      labels: { style: caption, formatter: x.tick },
      plotLines: x.lines,
      plotBands: [
        part(parts.upperLeft, false, true),
        part(parts.upperRight, true, true),
        part(parts.lowerLeft, false, false),
        part(parts.lowerRight, true, false),
      ],
    },
    yAxis: { ...y.extent, title: { text: y.title, ...longName }, labels: { formatter: y.tick }, plotLines: y.lines },
    series: [
      {
        type: 'scatter',
        name: spec.title,
        data: points.map((point, at) => ({
          x: x.drawn(point.x) ?? 0,
          y: y.drawn(point.y) ?? 0,
          color: `${colours[at]}b0`,
          marker: { radius: radiusOf(point.size, most), lineWidth: 1, lineColor: 'var(--p-card)', symbol: 'circle' },
          // Whom the page is about is named before the others.
          labelrank: point.marked ? 1 : 0,
          dataLabels: { enabled: true, allowOverlap: true, format: escapeText(truncateText(point.name, 20)) },
        })),
      },
    ],
    tooltip: {
      formatter() {
        const point = points[this.index];
        if (!point) return false;
        const figures = [
          [x.name, x.labelOf(point.x)],
          [y.name, y.labelOf(point.y)],
          ...(size ? [[size.name, valueText(point.size, size.format, language, sized)]] : []),
        ].map(([name = '', text]) => `<tr><td>${escapeText(name)}</td><td><b>${text}</b></td></tr>`);
        return `<div class="p-chart-tip"><p>${escapeText(point.name)}</p><table>${figures.join('')}</table></div>`;
      },
    },
  });
}
