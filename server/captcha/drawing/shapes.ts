import { between } from './random.ts';

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

/** Sharp or stout. */
const star = () => around(10, [1.12, between(0.36, 0.58)]);

/** With its top anywhere between its sides. */
const triangle = (): Point[] => {
  const top = between(-0.5, 0.5);
  return [
    [top, -1],
    [1, between(0.6, 0.9)],
    [-1, between(0.6, 0.9)],
  ];
};

/** With a deep or a shallow notch, long or short. */
const heart = () => {
  const [notch, long] = [between(3.6, 6.4), between(0.85, 1.15)];
  return along(48, (share) => {
    const turn = share * 2 * Math.PI;
    const y = 13 * Math.cos(turn) - notch * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn);
    return [Math.sin(turn) ** 3, (-y / 16) * long - 0.1];
  });
};

/** A disc out of which another one has been taken: a sickle or nearly half a disc. */
const moon = (): Point[] => {
  const half = between(0.95, 1.25);
  const [tipX, tipY] = [Math.cos(half), Math.sin(half)];
  const belly = between(-0.45, 0);
  return [
    ...along(28, (share): Point => {
      const turn = half + share * 2 * (Math.PI - half);
      return [0.25 + Math.cos(turn), Math.sin(turn)];
    }),
    ...along(20, (share): Point => {
      const from = 2 * share - 1;
      return [0.25 + tipX + (belly - tipX) * (1 - from * from), tipY * from];
    }),
  ];
};

/** Slim or round. */
const drop = () => {
  const [wide, waist] = [between(0.7, 1.05), between(1.1, 2.2)];
  return along(48, (share) => {
    const turn = share * 2 * Math.PI;
    return [wide * Math.sin(turn) * Math.abs(Math.sin(turn / 2)) ** waist, -Math.cos(turn)];
  });
};

/** With a thick or a thin shaft, and a long or a short head. */
const arrow = (): Point[] => {
  const [shaft, neck, head] = [between(0.18, 0.42), between(-0.25, 0.4), between(0.75, 1)];
  return [
    [-1, -shaft],
    [neck, -shaft],
    [neck, -head],
    [1, 0],
    [neck, head],
    [neck, shaft],
    [-1, shaft],
  ];
};

/** With thick or thin bars that meet in the middle or near it. */
const cross = (): Point[] => {
  const [up, across] = [between(0.2, 0.42), between(0.2, 0.42)];
  const at = between(-0.3, 0.15);
  return [
    [-up, -1],
    [up, -1],
    [up, at - across],
    [1, at - across],
    [1, at + across],
    [up, at + across],
    [up, 1],
    [-up, 1],
    [-up, at + across],
    [-1, at + across],
    [-1, at - across],
    [-up, at - across],
  ];
};

/** A flash of lightning, slim or broad. */
const flash = (): Point[] => {
  const [wide, middle] = [between(0.6, 0.95), between(0.1, 0.26)];
  return [
    [-0.1, -1.1],
    [wide * 0.75, -1.1],
    [0.16, -middle],
    [wide, -middle],
    [-wide * 0.5, 1.15],
    [-0.1, middle],
    [-wide, middle],
  ];
};

/** What everybody tells apart at a glance, and knows though each drawing of it has other measures. */
export const shapes: readonly (() => readonly Point[])[] = [star, triangle, heart, moon, drop, arrow, cross, flash];
