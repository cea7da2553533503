import { expect, test } from '@jest/globals';
import { type Labelled, placeLabels } from './place-labels.ts';

const dot = (x: number, y: number, width = 60): Labelled => ({ x, y, radius: 5, width, height: 14 });
const room = { width: 400, height: 300 };

interface Placed {
  left: number;
  top: number;
  width: number;
  height: number;
}
const meet = (a: Placed, b: Placed) =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

test('a dot alone has its words at the right, one at the right edge at the left', () => {
  expect(placeLabels([dot(100, 100)], room)).toEqual([{ left: 108, top: 93 }]);
  expect(placeLabels([dot(390, 100)], room)).toEqual([{ left: 322, top: 93 }]);
});

test('words of many dots meet neither each other, nor a dot, nor the edge', () => {
  const dots = Array.from({ length: 60 }, (_, at) =>
    dot(
      200 + 150 * Math.sin(at * 2.4) * ((at % 9) / 9),
      150 + 120 * Math.cos(at * 1.7) * ((at % 7) / 7),
      40 + (at % 5) * 12,
    ),
  );
  const placed = placeLabels(dots, room).flatMap((place, at) => {
    const own = dots[at];
    return place && own ? [{ ...place, width: own.width, height: own.height, at }] : [];
  });
  expect(placed.length).toBeGreaterThan(15);
  placed.forEach((entry, index) => {
    for (const other of placed.slice(index + 1)) expect(meet(entry, other)).toBe(false);
    for (const [at, { x, y, radius }] of dots.entries())
      if (at !== entry.at)
        expect(meet(entry, { left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 })).toBe(false);
    expect(
      entry.left >= 0 && entry.top >= 0 && entry.left + entry.width <= 400 && entry.top + entry.height <= 300,
    ).toBe(true);
  });
});

test('who has no free side goes without', () => {
  expect(placeLabels([dot(20, 10, 390), dot(22, 12, 390)], { width: 400, height: 24 })).toEqual([null, null]);
});
