import { escapeText } from '@portal/contract';
import type { Options, SeriesOptionsType } from 'highcharts';
import { seriesColours } from '../options/palette.ts';
import { countUnitOf } from '../spec/drawn-unit.ts';
import type { LadderChartSpec } from '../spec/more-spec.ts';
import { plotValue, valueText } from '../spec/values.ts';
import { figureAxis, lying, namesAxis } from './lying.ts';

/** Least width of a picture that has room for volumes beside the ladder, in px. */
const wideEnough = 560;

/** The parts of the width that the ladder and the volumes take. */
const [ladder, volumes] = [
  { left: '0%', width: '74%' },
  { left: '80%', width: '20%' },
];

/** A ladder of prices as floating bars with a mark; volumes stand beside it at an axis of their own. */
export function ladderOptions(spec: LadderChartSpec, ground: 'light' | 'dark', width: number): Options {
  const { rows, range, mark, volume, language } = spec;
  const unit = countUnitOf(
    range.format,
    rows.flatMap((row) => [row.low, row.high, row.mark ?? null]),
    spec,
  );
  const sold = countUnitOf(
    volume?.format ?? 'count',
    rows.map((row) => row.volume ?? null),
    spec,
  );
  const [colour = '', second = ''] = seriesColours(['total', 'yoy'], ground);
  const drawn = (value: number | null | undefined) => plotValue(value, range.format, unit);
  const isWide = volume !== undefined && width >= wideEnough;
  const series: SeriesOptionsType[] = [
    {
      type: 'columnrange',
      name: range.name,
      color: `${colour}99`,
      maxPointWidth: 10,
      minPointLength: 3,
      borderRadius: 2,
      borderWidth: 0,
      data: rows.map(({ low, high }, x) => ({ x, low: drawn(low) ?? undefined, high: drawn(high) ?? undefined })),
    },
    ...(mark
      ? [
          {
            type: 'scatter' as const,
            name: mark.name,
            color: second,
            marker: { symbol: 'diamond', radius: 5, lineWidth: 1, lineColor: 'var(--p-card)' },
            data: rows.map((row, x) => ({ x, y: drawn(row.mark) })),
          },
        ]
      : []),
    ...(isWide
      ? [
          {
            type: 'column' as const,
            name: volume.name,
            color: 'var(--p-disabled)',
            yAxis: 1,
            borderRadius: 2,
            data: rows.map((row) => plotValue(row.volume, volume.format, sold)),
          },
        ]
      : []),
  ];
  const line = (name: string, text: string) => `<tr><td>${escapeText(name)}</td><td><b>${text}</b></td></tr>`;
  const textOf = (value: number | null | undefined) => valueText(value, range.format, language, unit);
  return {
    chart: lying,
    plotOptions: { columnrange: { grouping: false }, column: { grouping: false, maxPointWidth: 10, borderWidth: 0 } },
    xAxis: namesAxis(rows.map(({ name }) => name)),
    yAxis: [
      { ...figureAxis(range, spec, unit, rows.length), ...(isWide && ladder) },
      ...(isWide
        ? [{ ...figureAxis(volume, spec, sold, rows.length), ...volumes, min: 0, offset: 0, tickPixelInterval: 64 }]
        : []),
    ],
    series,
    tooltip: {
      formatter() {
        const row = rows[this.x];
        if (!row) return false;
        const lines = [
          line(range.name, row.low === row.high ? textOf(row.low) : `${textOf(row.low)} ~ ${textOf(row.high)}`),
          mark ? line(mark.name, textOf(row.mark)) : '',
          volume ? line(volume.name, valueText(row.volume, volume.format, language, sold)) : '',
        ].join('');
        return `<div class="p-chart-tip"><p>${escapeText(row.name)}</p><table>${lines}</table></div>`;
      },
    },
  };
}
