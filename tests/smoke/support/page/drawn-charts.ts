import type { Visitor } from '../visitor.ts';

/** What a chart shows. */
export interface DrawnChart {
  /** Names, units and words beside marks, without the figures at the axis of values. */
  words: string[];
  /** Each line, or the columns of one colour. */
  series: { colour: string; corners: number[] }[];
}

/**
 * What the charts of the page show, whatever room their axes leave: the corners of each line or column lie between 0 and
 * 100, from the first to the last and from the highest to the lowest of them.
 */
export const drawnCharts = ({ page }: Visitor): Promise<DrawnChart[]> =>
  page.$$eval('[data-drawn] svg', (pictures) => {
    const cornersOf = (mark: SVGGraphicsElement): [number, number][] => {
      const path = mark.matches('.highcharts-graph') ? (mark.getAttribute('d') ?? '') : '';
      const pairs = [...path.matchAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g)];
      if (pairs.length > 0) return pairs.map(([, x, y]) => [Number(x), Number(y)]);
      const { x, y, width, height } = mark.getBBox();
      return [
        [x + width / 2, y],
        [x + width / 2, y + height],
      ];
    };
    const within = (values: number[]) => {
      const [least, most] = [Math.min(...values), Math.max(...values)];
      return values.map((value) => ((value - least) / Math.max(1, most - least)) * 100);
    };
    return pictures.map((picture) => ({
      words: [...picture.querySelectorAll('text')]
        .filter((text) => !text.closest('.highcharts-yaxis-labels, .highcharts-tooltip'))
        .filter((text) => text.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((text) => text.textContent ?? '')
        .filter((words) => words !== '')
        .sort(),
      series: [...picture.querySelectorAll('.highcharts-series')].map((series) => {
        const marks = [...series.querySelectorAll<SVGGraphicsElement>('.highcharts-graph, .highcharts-point')];
        const corners = marks.flatMap(cornersOf);
        const [first] = marks;
        const colour = first?.getAttribute(first.matches('.highcharts-graph') ? 'stroke' : 'fill') ?? '';
        return { colour, corners: [...within(corners.map(([x]) => x)), ...within(corners.map(([, y]) => y))] };
      }),
    }));
  });

/** Charts as they are compared: a pixel more or less of room moves a corner by less than two hundredths. */
export const closeTo = (charts: readonly DrawnChart[]) =>
  charts.map(({ words, series }) => ({
    words,
    series: series.map(({ colour, corners }) => ({
      colour,
      corners: corners.map((at) => ({ asymmetricMatch: (other: unknown) => Math.abs(Number(other) - at) < 2 })),
    })),
  }));
