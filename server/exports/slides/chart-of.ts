import type PptxGenJS from 'pptxgenjs';
import type { Bars, Lines, Picture } from '../picture/picture.ts';

/** Of a chart, its words and figures as PowerPoint takes them. */
export interface NativeChart {
  kind: 'line' | 'bar';
  data: PptxGenJS.OptsChartData[];
  options: PptxGenJS.IChartOpts;
}

const bare = (colour: string): string => colour.replace('#', '');

/** Points in a line that are few enough to be seen one by one. */
const fewPoints = 14;

function lineChart({ names, series }: Lines, unit: string, colours: string[]): NativeChart {
  return {
    kind: 'line',
    // A gap is an empty cell: PowerPoint leaves it open, and who edits the chart sees that nothing was there.
    data: series.map(({ name, values }) => ({ name: name || unit || '-', labels: names, values: values as number[] })),
    options: {
      chartColors: colours,
      lineSize: 2.25,
      lineDataSymbol: names.length <= fewPoints ? 'circle' : 'none',
      lineDataSymbolSize: 6,
      displayBlanksAs: 'gap',
      showLegend: series.length > 1,
      legendPos: 'b',
      legendFontSize: 11,
      catAxisLabelFontSize: 10,
      catAxisLabelFrequency: String(Math.max(1, Math.ceil(names.length / 12))),
      showValAxisTitle: unit !== '',
      valAxisTitle: unit,
      valAxisTitleFontSize: 10,
    },
  };
}

function barChart({ bars }: Bars, unit: string, [first = '3366FF']: string[]): NativeChart {
  return {
    kind: 'bar',
    data: [
      { name: unit || '-', labels: bars.map(({ name }) => name), values: bars.map(({ value }) => value) as number[] },
    ],
    options: {
      chartColors: [first],
      barDir: 'bar',
      barGapWidthPct: 45,
      // The first row stands at the top, as in the table; the types of the library know one direction alone.
      catAxisOrientation: 'maxMin' as 'minMax',
      catAxisLabelFontSize: 11,
      valAxisHidden: true,
      showValue: true,
      dataLabelPosition: 'outEnd',
      dataLabelFontSize: 11,
      dataLabelColor: '1D2433',
      showTitle: unit !== '',
      title: unit,
      titleFontSize: 10,
      titleColor: '667085',
      showLegend: false,
    },
  };
}

/**
 * A picture as a chart that PowerPoint edits: its figures lie in a workbook inside of it.
 * @param numberFormat of its figures, as spreadsheets spell it
 * @param series colours of its series, #RRGGBB
 */
export function chartOf({ body, unit }: Picture, numberFormat: string, series: readonly string[]): NativeChart {
  const colours = series.map(bare);
  const chart = body.kind === 'lines' ? lineChart(body, unit, colours) : barChart(body, unit, colours);
  return {
    ...chart,
    options: {
      ...chart.options,
      dataLabelFormatCode: numberFormat,
      valAxisLabelFormatCode: numberFormat,
      valAxisLabelFontSize: 10,
      chartArea: { roundedCorners: false },
      valAxisLabelColor: '667085',
      catAxisLabelColor: '1D2433',
      valGridLine: body.kind === 'lines' ? { color: 'E5E8EF', size: 0.75 } : { style: 'none' },
      catGridLine: { style: 'none' },
    },
  };
}
