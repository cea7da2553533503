/** A point: along the picture, and above the ground, in mm. */
export type Point = readonly [along: number, above: number];

/** Puts points of a car onto a sheet, whose y grows downwards. */
export type Placed = (point: Point) => string;

const whole = (value: number): string => String(Math.round(value));

export const placedOn =
  (left: number, ground: number): Placed =>
  ([along, above]) =>
    `${whole(left + along)} ${whole(ground - above)}`;

/** The part of the way between neighbours that a curve leaves a point along. */
const ease = 1 / 6;

/**
 * A curve through points, which bends evenly at each of them.
 * @param begins whether it begins a figure; otherwise it goes on from where one stands
 */
export function curve(points: readonly Point[], place: Placed, begins = true): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? first;
  const pieces = rest.map((end, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const leave: Point = [from[0] + (end[0] - before[0]) * ease, from[1] + (end[1] - before[1]) * ease];
    const arrive: Point = [end[0] - (after[0] - from[0]) * ease, end[1] - (after[1] - from[1]) * ease];
    return `C${place(leave)} ${place(arrive)} ${place(end)}`;
  });
  return `${begins ? 'M' : 'L'}${place(first)}${pieces.join('')}`;
}

/** Straight lines through points, with rounded corners, closed. */
export function rounded(points: readonly Point[], radius: number, place: Placed): string {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  const toward = (from: Point, to: Point): Point => {
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const part = Math.min(radius / far, 0.5);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  const corners = points.map((corner, index) => {
    const [enter, leave] = [toward(corner, at(index - 1)), toward(corner, at(index + 1))];
    return `${index === 0 ? 'M' : 'L'}${place(enter)}Q${place(corner)} ${place(leave)}`;
  });
  return `${corners.join('')}Z`;
}

/** The other half of what stands on both sides of a middle. */
export const mirrored = (points: readonly Point[], middle: number): Point[] =>
  points.map(([along, above]): Point => [2 * middle - along, above]).reverse();

/** @returns an element of SVG */
export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;
