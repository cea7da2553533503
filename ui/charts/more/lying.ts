import type { Options, XAxisOptions, YAxisOptions } from 'highcharts';
import type { ChartWords } from '../spec/common-spec.ts';
import type { WrittenUnit } from '../spec/drawn-unit.ts';
import type { ChartFigure } from '../spec/grid-spec.ts';
import { barName } from '../spec/names.ts';
import { lyingUnit, tickText } from '../spec/values.ts';

/** Rows from the top with their names at the left: the axes of pictures that lie. */
export const lying: Options['chart'] = { inverted: true, spacingTop: 4, spacingRight: 24 };

/** More rows than are seen at once have their axis above the first one, where it is read. */
const mostInSight = 20;

export const namesAxis = (names: readonly string[]): XAxisOptions => ({
  categories: [...names],
  labels: {
    formatter(): string {
      return barName(String(this.value), this.chart.chartWidth);
    },
  },
});

/** The axis of a figure below the rows, or above many of them, its unit at the right end. */
export const figureAxis = (
  { format, noun }: ChartFigure,
  { language }: ChartWords,
  unit: WrittenUnit,
  rows: number,
): YAxisOptions => ({
  opposite: rows > mostInSight,
  title: { text: lyingUnit(format, language, unit, noun), textAlign: 'right', x: 0, y: 0 },
  labels: { overflow: 'allow', formatter: ({ value }) => tickText(Number(value), format, language, unit) },
  tickPixelInterval: 96,
});
