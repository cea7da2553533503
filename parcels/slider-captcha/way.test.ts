import { describe, expect, test } from '@jest/globals';
import { Way } from './way.ts';

describe('the way of a piece', () => {
  test('begins at 0 ms and is kept to a tenth', () => {
    const way = new Way();
    way.drag(0, 0, 5000);
    way.drag(3.12, -1.26, 5016.66);
    expect(way.steps).toEqual([
      { x: 0, y: 0, t: 0 },
      { x: 3.1, y: -1.3, t: 16.7 },
    ]);
  });

  test('of two places at one instant the later one counts', () => {
    const way = new Way();
    way.drag(0, 0, 100);
    way.drag(4, 0, 120);
    way.drag(9, 0, 120);
    way.drag(12, 0, 140);
    way.drag(15, 0, 140);
    expect(way.steps.map(({ x, t }) => [x, t])).toEqual([
      [0, 0],
      [9, 20],
      [15, 40],
    ]);
  });

  test('a very long drag keeps its beginning, its end and fewer places between', () => {
    const way = new Way();
    for (let step = 0; step <= 60_000; step++) way.drag(step / 300, 0, step);
    expect(way.steps.length).toBeLessThanOrEqual(1500);
    expect(way.steps[0]).toEqual({ x: 0, y: 0, t: 0 });
    expect(way.steps.at(-1)?.x).toBeCloseTo(200, 0);
    expect(way.steps.every(({ t }, index) => index === 0 || t > (way.steps[index - 1]?.t ?? 0))).toBe(true);
  });

  test('every key is a step, also at the same instant', () => {
    const way = new Way();
    for (const x of [10, 20, 30]) way.press(x, 700);
    expect(way.steps.map(({ x, t }) => [x, t])).toEqual([
      [10, 0],
      [20, 0],
      [30, 0],
    ]);
  });

  test('no key comes before the one that was pressed before it', () => {
    const way = new Way();
    for (const at of [700, 740, 800, 790]) way.press(10, at);
    expect(way.steps.map(({ t }) => t)).toEqual([0, 40, 100, 100]);
  });
});
