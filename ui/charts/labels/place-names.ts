import type { Chart, Point, SVGElement } from 'highcharts';
import { placeLabels } from './place-labels.ts';

/** The words beside a point, as Highcharts keeps them. */
const wordsOf = (point: Point) => Reflect.get(point, 'dataLabel') as SVGElement | undefined;

/** Gives the names of the dots of a scatter chart places where none meets another. Called whenever it has been drawn. */
export function placeNames(chart: Chart): void {
  const named = chart.series
    .filter(({ visible, type }) => visible && type === 'scatter')
    .flatMap(({ points }) => points.flatMap((point) => ({ point, words: wordsOf(point) })))
    .flatMap(({ point, words }) => (words && point.plotX !== undefined ? [{ point, words }] : []))
    .map(({ point, words }) => {
      const { width, height } = words.getBBox();
      const radius = point.options.marker?.radius ?? 5;
      const rank = point.options.labelrank ?? 0;
      return { words, rank, dot: { x: point.plotX ?? 0, y: point.plotY ?? 0, radius, width, height } };
    })
    .sort((a, b) => b.rank - a.rank || b.dot.radius - a.dot.radius);
  const places = placeLabels(
    named.map(({ dot }) => dot),
    { width: chart.plotWidth, height: chart.plotHeight },
  );
  for (const [at, { words }] of named.entries()) {
    const place = places[at];
    if (place) words.attr({ x: place.left, y: place.top, visibility: 'inherit' });
    else words.attr({ visibility: 'hidden' });
  }
}
