import type { CarDrawing } from './car-drawing.ts';
import type { Point } from './lines.ts';

/** The half of a car to the right of its middle, from in front or behind: distances from the middle, and above the ground. */
export interface EndShape {
  half: number;
  clearance: number;
  outline: Point[];
  /** The glass: its foot, and its top. */
  glass: { foot: Point; top: Point };
  /** The tyre: how far out it stands, how wide it is, and how much of it is seen. */
  tyre: { outer: number; wide: number; high: number };
}

/** How wide a roof is of the widest of the body, where the glass begins, and how high the body stands. */
const styles: Readonly<Record<CarDrawing['body'], { roof: number; belt: number; clearance: number; wheel: number }>> = {
  sedan: { roof: 0.6, belt: 0.655, clearance: 0.105, wheel: 0.457 },
  hatchback: { roof: 0.64, belt: 0.645, clearance: 0.1, wheel: 0.405 },
  suv: { roof: 0.67, belt: 0.655, clearance: 0.125, wheel: 0.437 },
  mpv: { roof: 0.76, belt: 0.6, clearance: 0.09, wheel: 0.37 },
};

/** The shape of a car from in front or behind. */
export function endShape({ body, width, height, angle }: CarDrawing): EndShape {
  const { roof, belt, clearance: low, wheel } = styles[body];
  const half = width / 2;
  const clearance = height * low;
  const behind = angle === 'rear';
  const waist = height * belt;
  const top = half * roof;
  const outline: Point[] = [
    [half * 0.78, clearance],
    [half * 0.925, clearance + height * 0.03],
    [half * 0.975, height * 0.26],
    [half, height * 0.42],
    [half * 0.985, height * 0.53],
    [half * 0.925, waist * 0.985],
    [half * 0.905, waist + height * 0.02],
    [(half * 0.9 + top) / 2 + half * 0.025, waist + (height - waist) * 0.52],
    [top + half * 0.015, height * 0.935],
    [top * 0.86, height * 0.977],
    [top * 0.45, height * 0.996],
    [0, height],
  ];
  const foot: Point = [half * (behind ? 0.72 : 0.8), waist + (behind ? height * 0.01 : -height * 0.004)];
  const glassTop: Point = [top * (behind ? 0.86 : 0.92), height * (behind ? 0.925 : 0.935)];
  return {
    half,
    clearance,
    outline,
    glass: { foot, top: glassTop },
    tyre: { outer: half * 0.955, wide: half * 0.27, high: height * wheel },
  };
}
