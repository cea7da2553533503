import { describe, expect, test } from '@jest/globals';
import { type CarDrawing, extentOf, sheetOf } from './car-drawing.ts';
import { drawCar } from './draw-car.ts';

const car = (more: Partial<CarDrawing> = {}): CarDrawing => ({
  angle: 'side',
  body: 'sedan',
  length: 4680,
  width: 1810,
  height: 1480,
  wheelbase: 2710,
  paint: '#1f4b86',
  electric: false,
  brand: 1,
  model: 2,
  ...more,
});

/** Where the middles of the wheels lie, along the picture. */
const axles = (svg: string): number[] =>
  [...svg.matchAll(/<g transform="translate\(([\d.]+) [\d.]+\)">/g)].map(([, x]) => Number(x));

describe('drawings of cars', () => {
  test('the wheels stand as far apart as the wheelbase says, to the millimetre', () => {
    for (const wheelbase of [2350, 2710, 3150]) {
      const [front = 0, rear = 0] = axles(drawCar(car({ wheelbase, length: wheelbase + 1900 })));
      expect(rear - front).toBeCloseTo(wheelbase, 0);
    }
  });

  test('a car fills as many millimetres of its picture as it measures', () => {
    const side = car();
    const { left, right } = extentOf(side);
    expect((right - left) * sheetOf(side).width).toBeCloseTo(4680, -1);
    const front = car({ angle: 'front' });
    const across = extentOf(front);
    expect((across.right - across.left) * sheetOf(front).width).toBeCloseTo(1810, -1);
  });

  test('bodies, angles and drives tell apart, and each drawing says what it is', () => {
    const all = (['sedan', 'hatchback', 'suv', 'mpv'] as const).flatMap((body) =>
      (['side', 'front', 'rear'] as const).flatMap((angle) =>
        [true, false].map((electric) => drawCar(car({ body, angle, electric }))),
      ),
    );
    // From the side a drive is not seen.
    expect(new Set(all).size).toBe(4 + 2 * 8);
    for (const svg of all) {
      expect(svg).toContain('演示示意图 · Demonstration drawing');
      expect(svg).not.toMatch(/NaN|undefined|<script/);
    }
  });
});
