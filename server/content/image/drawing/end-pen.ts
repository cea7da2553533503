import type { EndShape } from './end-shape.ts';
import { mirrored, type Placed, type Point, path, rounded } from './lines.ts';
import type { Shades } from './paints.ts';

/** Where things of an end are put: figures that stand once in the middle, and those of both sides. */
export interface EndPen {
  shape: EndShape;
  shades: Shades;
  place: Placed;
  /** Straight lines with rounded corners, on both sides of the middle. */
  both(points: readonly Point[], radius: number, attributes: string): string;
  /** A figure from its right half: from the top of its middle to the foot of its middle. */
  middle(points: readonly Point[], radius: number, attributes: string): string;
}

export function penOf(shape: EndShape, shades: Shades, place: Placed): EndPen {
  return {
    shape,
    shades,
    place,
    both: (points, radius, attributes) =>
      path(`${rounded(points, radius, place)}${rounded(mirrored(points, 0), radius, place)}`, attributes),
    middle: (points, radius, attributes) =>
      path(rounded([...points, ...mirrored(points, 0)], radius, place), attributes),
  };
}

/** Which plate a car bears: green for one that is charged, blue for all others. */
export function plateOf({ place }: EndPen, electric: boolean, above: number): string {
  const [x, y] = place([-220, above + 70]).split(' ');
  const [ground, letters] = electric ? ['#bfe8c6', '#1f7a3c'] : ['#2456b8', '#e8eefc'];
  const marks = [0, 1, 2, 3, 4, 5, 6].map(
    (at) =>
      `<rect x="${Number(x) + 38 + at * 53}" y="${Number(y) + 42}" width="30" height="56" rx="5" fill="${letters}"/>`,
  );
  return `<rect x="${x}" y="${y}" width="440" height="140" rx="16" fill="${ground}" stroke="#ffffff" stroke-width="6"/>${marks.join('')}`;
}
