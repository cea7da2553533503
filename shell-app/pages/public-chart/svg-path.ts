export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A line through all points, as the d of an SVG path. */
export const linePath = (points: readonly Point[]): string =>
  points.map((point, index) => `${index ? 'L' : 'M'}${at(point)}`).join('');

/** The surface between the line and a horizontal ground. */
export function areaPath(points: readonly Point[], ground: number): string {
  const first = points[0];
  const last = points.at(-1);
  return first && last ? `${linePath(points)}L${at([last[0], ground])}L${at([first[0], ground])}Z` : '';
}
