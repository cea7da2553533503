import type { Chart, Options, Point } from 'highcharts';
import type { Marks } from './use-marks.ts';

/**
 * Options of a chart whose marks can be pressed: also beside them, where a mark is hinted at, since a bar is 10 px wide and
 * a line is two.
 * @param marks what they lead on to at the moment of a press
 */
export function withMarks(options: Options, marks: () => Marks | undefined): Options {
  const press = (point: Point | null | undefined) => point && marks()?.press(point);
  const point = {
    events: {
      click: ({ point: pressed }: { point: Point }) => press(pressed),
      mouseOver(this: Point) {
        this.series.chart.container.style.cursor = marks()?.leads(this) ? 'pointer' : '';
      },
      mouseOut(this: Point) {
        this.series.chart.container.style.cursor = '';
      },
    },
  };
  return {
    ...options,
    chart: {
      ...options.chart,
      events: {
        ...options.chart?.events,
        click(this: Chart) {
          press(this.hoverPoint);
        },
      },
    },
    plotOptions: {
      ...options.plotOptions,
      series: { ...options.plotOptions?.series, point },
      area: { ...options.plotOptions?.area, trackByArea: true },
    },
  };
}
