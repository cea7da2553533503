import { escapeText } from '@portal/contract';
import type { Options } from 'highcharts';
import { seriesColours } from '../options/palette.ts';
import { countUnitOf } from '../spec/drawn-unit.ts';
import type { BoxChartSpec, Spread } from '../spec/more-spec.ts';
import { chartPhrases } from '../spec/phrases.ts';
import { plotValue, valueText } from '../spec/values.ts';
import { figureAxis, lying, namesAxis } from './lying.ts';

/** The five figures of a box from the lowest to the highest. */
export const spreadKeys: readonly (keyof Spread)[] = ['low', 'q1', 'median', 'q3', 'high'];

/** Each member as a box: the middle half, a line at the median, whiskers to the least and the greatest. */
export function boxOptions(spec: BoxChartSpec, ground: 'light' | 'dark'): Options {
  const { rows, value, language, counted } = spec;
  const words = chartPhrases(language);
  const figures = rows.flatMap(({ spread }) => (spread ? [spread.low, spread.high] : []));
  const unit = countUnitOf(value.format, figures, spec);
  const [colour = ''] = seriesColours(['total'], ground);
  const drawn = (figure: number) => plotValue(figure, value.format, unit) ?? undefined;
  return {
    chart: lying,
    plotOptions: {
      boxplot: {
        color: colour,
        fillColor: `${colour}33`,
        lineWidth: 1,
        medianWidth: 3,
        medianColor: colour,
        stemColor: colour,
        whiskerLength: '50%',
        maxPointWidth: 14,
        pointPadding: 0,
        groupPadding: 0.15,
      },
    },
    xAxis: namesAxis(rows.map(({ name, count }) => `${name} (${count})`)),
    yAxis: figureAxis(value, spec, unit, rows.length),
    series: [
      {
        type: 'boxplot',
        name: value.name,
        data: rows.flatMap(({ spread }, x) => {
          if (!spread) return [];
          const [low, q1, median, q3, high] = spreadKeys.map((key) => drawn(spread[key]));
          return [{ x, low, q1, median, q3, high }];
        }),
      },
    ],
    tooltip: {
      formatter() {
        const row = rows[this.x];
        if (!row?.spread) return false;
        const { spread } = row;
        const lines = [...spreadKeys]
          .reverse()
          .map(
            (key) =>
              `<tr><td>${words[key]}</td><td><b>${valueText(spread[key], value.format, language, unit)}</b></td></tr>`,
          );
        const count = `<tr><td>${escapeText(counted)}</td><td><b>${row.count}</b></td></tr>`;
        const head = `<p>${escapeText(row.name)} · ${escapeText(value.name)}</p>`;
        return `<div class="p-chart-tip">${head}<table>${lines.join('')}${count}</table></div>`;
      },
    },
  };
}
