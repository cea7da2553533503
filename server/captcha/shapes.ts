/** A point of an outline; the whole lies between about -1 and 1. */
export type Point = readonly [x: number, y: number];

/** Points of a curve, told by how far along it they are, from 0 to 1. */
const along = (count: number, curve: (share: number) => Point): Point[] =>
  Array.from({ length: count }, (_, at) => curve(at / count));

/** Corners around the middle, the first one at the top. @param radii one after the other, again and again */
const around = (count: number, radii: readonly number[]): Point[] =>
  Array.from({ length: count }, (_, at) => {
    const [turn, radius] = [(at / count) * 2 * Math.PI, radii[at % radii.length] ?? 1];
    return [Math.sin(turn) * radius, -Math.cos(turn) * radius];
  });

const star = around(10, [1.08, 0.46]);
const triangle = around(3, [1.1]).map(([x, y]): Point => [x, y + 0.2]);

const heart = along(48, (share) => {
  const turn = share * 2 * Math.PI;
  const y = 13 * Math.cos(turn) - 5 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn);
  return [Math.sin(turn) ** 3, -y / 16 - 0.1];
});

/** A disc out of which another one has been taken. */
const moon: Point[] = [
  ...along(28, (share): Point => [0.2 + Math.cos(0.92 + share * 4.44), Math.sin(0.92 + share * 4.44)]),
  ...along(20, (share): Point => [0.75 + 0.8 * Math.cos(4.78 - share * 3.27), 0.8 * Math.sin(4.78 - share * 3.27)]),
];

const drop = along(48, (share) => {
  const turn = share * 2 * Math.PI;
  return [0.92 * Math.sin(turn) * Math.sin(turn / 2) ** 1.6, -Math.cos(turn)];
});

/** What everybody tells apart at a glance, and knows though it is drawn in another way and turned a little. */
export const shapes: readonly (readonly Point[])[] = [
  star,
  triangle,
  heart,
  moon,
  drop,
  // An arrow, a cross, a house.
  [
    [-1, -0.34],
    [0.1, -0.34],
    [0.1, -0.86],
    [1, 0],
    [0.1, 0.86],
    [0.1, 0.34],
    [-1, 0.34],
  ],
  [
    [-0.34, -1],
    [0.34, -1],
    [0.34, -0.34],
    [1, -0.34],
    [1, 0.34],
    [0.34, 0.34],
    [0.34, 1],
    [-0.34, 1],
    [-0.34, 0.34],
    [-1, 0.34],
    [-1, -0.34],
    [-0.34, -0.34],
  ],
  [
    [0, -1],
    [0.5, -0.56],
    [0.5, -0.86],
    [0.8, -0.86],
    [0.8, -0.3],
    [1.08, -0.04],
    [0.84, -0.04],
    [0.84, 0.92],
    [-0.84, 0.92],
    [-0.84, -0.04],
    [-1.08, -0.04],
  ],
];
