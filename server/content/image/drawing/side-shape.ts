import type { CarDrawing } from './car-drawing.ts';
import type { Point } from './lines.ts';

/** Where the parts of a car lie as seen from its left, in mm from its nose and above the ground. */
export interface SideShape {
  front: number;
  rear: number;
  wheel: number;
  clearance: number;
  /** From the foot of the nose over the roof to the foot of the tail. */
  outline: Point[];
  /** The windows as one, from the foot of the front pillar on. */
  windows: Point[];
  /** Where the windows are parted. */
  pillars: number[];
  belt: number;
}

/** What sets bodies apart, as parts of height, wheelbase and length. */
interface Style {
  /** The part of both overhangs that lies before the front wheel. */
  nose: number;
  wheel: number;
  clearance: number;
  bonnet: number;
  /** The foot of the windscreen: behind the front axle, of the wheelbase, and of the height. */
  cowl: readonly [number, number];
  /** Where the roof begins, of the wheelbase behind the front axle. */
  brow: number;
  /** Where the roof ends, of the length before the tail, and how high. */
  crest: readonly [number, number];
  /** The foot of the rear window, likewise. */
  sill: readonly [number, number];
  pillars: readonly number[];
}

const styles: Readonly<Record<CarDrawing['body'], Style>> = {
  sedan: {
    nose: 0.43,
    wheel: 0.457,
    clearance: 0.105,
    bonnet: 0.54,
    cowl: [0.165, 0.655],
    brow: 0.44,
    crest: [0.262, 0.945],
    sill: [0.098, 0.725],
    pillars: [0.6],
  },
  hatchback: {
    nose: 0.47,
    wheel: 0.405,
    clearance: 0.1,
    bonnet: 0.535,
    cowl: [0.1, 0.64],
    brow: 0.37,
    crest: [0.135, 0.93],
    sill: [0.035, 0.665],
    pillars: [0.56, 0.94],
  },
  suv: {
    nose: 0.45,
    wheel: 0.437,
    clearance: 0.125,
    bonnet: 0.585,
    cowl: [0.105, 0.655],
    brow: 0.355,
    crest: [0.115, 0.945],
    sill: [0.03, 0.665],
    pillars: [0.55, 0.965],
  },
  mpv: {
    nose: 0.46,
    wheel: 0.37,
    clearance: 0.09,
    bonnet: 0.53,
    cowl: [0.0, 0.61],
    brow: 0.3,
    crest: [0.062, 0.955],
    sill: [0.016, 0.6],
    pillars: [0.36, 0.8],
  },
};

/** The shape of a car from its side. */
export function sideShape({ body, length, height, wheelbase }: CarDrawing): SideShape {
  const style = styles[body];
  const front = (length - wheelbase) * style.nose;
  const rear = front + wheelbase;
  const clearance = height * style.clearance;
  const [cowl, brow] = [front + wheelbase * style.cowl[0], front + wheelbase * style.brow];
  const [crest, sill] = [length * (1 - style.crest[0]), length * (1 - style.sill[0])];
  const [cowlHigh, crestHigh, sillHigh] = [style.cowl[1] * height, style.crest[1] * height, style.sill[1] * height];
  const bonnet = style.bonnet * height;
  const peak = brow + (crest - brow) * 0.34;
  const tail: Point[] =
    body === 'sedan'
      ? [
          [length * 0.968, height * 0.7],
          [length - 22, height * 0.665],
          [length - 6, height * 0.57],
        ]
      : [
          [length - 18, height * 0.585],
          [length - 4, height * 0.51],
        ];
  const outline: Point[] = [
    [length * 0.022, clearance + 30],
    [12, height * 0.25],
    [0, height * 0.35],
    [26, height * 0.435],
    [length * 0.04, bonnet * 0.93],
    [length * 0.04 + (cowl - length * 0.04) * 0.5, (bonnet + cowlHigh) / 2 + height * 0.008],
    [cowl - (cowl - length * 0.04) * 0.12, cowlHigh * 0.98],
    [cowl, cowlHigh],
    [cowl + (brow - cowl) * 0.55, cowlHigh + (height * 0.955 - cowlHigh) * 0.64],
    [brow, height * 0.957],
    [peak, height],
    [peak + (crest - peak) * 0.55, height * 0.988],
    [crest, crestHigh],
    [crest + (sill - crest) * 0.55, sillHigh + (crestHigh - sillHigh) * 0.5],
    [sill, sillHigh],
    ...tail,
    [length - 14, height * 0.36],
    [length - 30, height * 0.25],
    [length * 0.975, clearance + 40],
  ];
  const belt = cowlHigh * 1.012;
  const rise = height * (body === 'mpv' ? 0.005 : 0.026);
  const top = height * 0.05;
  const back = body === 'sedan' ? sill - length * 0.045 : sill - length * (body === 'mpv' ? 0.045 : 0.06);
  const windows: Point[] = [
    [cowl + wheelbase * 0.085, belt],
    [brow + wheelbase * 0.028, height * 0.955 - top],
    [peak, height - top],
    [peak + (crest - peak) * 0.55, height * 0.986 - top],
    [crest - length * 0.012, crestHigh - top],
    [back, belt + rise + (body === 'sedan' ? height * 0.012 : height * 0.05)],
    [back - length * 0.012, belt + rise],
  ];
  const pillars = style.pillars.map((part) => front + wheelbase * part);
  return { front, rear, wheel: height * style.wheel * 0.5, clearance, outline, windows, pillars, belt };
}
