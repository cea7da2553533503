import type { Chart, Series } from 'highcharts';

/** What Highcharts asks for a place in a drawing, and what it has found; a listener may find otherwise. */
export interface InsidePlot {
  x: number;
  y: number;
  isInsidePlot: boolean;
  options: { series?: Series; visiblePlotOnly?: boolean; paneCoordinates?: boolean };
}

/**
 * The tooltip of a series stays within its panel, and so nothing would be said between two of them. One that all series
 * share is about the month that is pointed at: it is shown wherever the drawing is.
 */
export function sayBetweenPanels(chart: Chart, place: InsidePlot): void {
  const { series, visiblePlotOnly, paneCoordinates } = place.options;
  if (place.isInsidePlot || !series || !visiblePlotOnly || paneCoordinates) return;
  const { x, y } = place;
  place.isInsidePlot = x >= 0 && x <= chart.plotWidth && y >= 0 && y <= chart.plotHeight;
}
