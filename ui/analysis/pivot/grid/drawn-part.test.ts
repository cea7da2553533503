import { expect, test } from '@jest/globals';
import { drawnPart, scrolledTo } from './drawn-part.ts';

const lines = { rows: 2000, columns: 50, height: 36, fixed: 112 };
const room = { clientWidth: 1200, clientHeight: 804 };
const at = (scrollTop: number, scrollLeft = 0) => drawnPart({ ...room, scrollTop, scrollLeft }, lines);

test('all that is in sight is drawn, and some rows more above and below it', () => {
  for (let top = 0; top <= 2000 * 36 - 692; top += 7) {
    const { firstRow, lastRow } = at(top);
    expect(firstRow).toBeLessThanOrEqual(Math.max(0, Math.floor(top / 36) - 4));
    expect(lastRow).toBeGreaterThanOrEqual(Math.min(1999, Math.floor((top + 691) / 36) + 4));
  }
  for (let left = 0; left <= 50 * 116 - 952; left += 7) {
    const { firstColumn, lastColumn, columnWidth } = at(0, left);
    expect(columnWidth).toBe(116);
    expect(firstColumn).toBeLessThanOrEqual(Math.floor(left / 116));
    expect(lastColumn).toBeGreaterThanOrEqual(Math.min(49, Math.floor((left + 951) / 116)));
  }
});

test('the first picture has all that is in sight and less beyond, each row at the place that it keeps', () => {
  const [first, later] = [drawnPart({ ...room, scrollTop: 0, scrollLeft: 0 }, lines, 0), at(0)];
  expect(first.firstRow).toBe(0);
  expect(first.lastRow).toBeGreaterThanOrEqual(Math.floor(691 / 36));
  expect(first.lastRow).toBeLessThan(later.lastRow);
  expect(first.lastRow).toBeLessThan(Math.min(first.places, later.places));
});

test('as many rows are drawn wherever it is scrolled to, so that each has the place of one that left', () => {
  const { places } = at(0);
  for (let top = 400; top <= 60_000; top += 41) {
    const { firstRow, lastRow, places: now } = at(top);
    expect([lastRow - firstRow + 1, now]).toEqual([places, places]);
  }
  expect(at(2000 * 36 - 692).lastRow).toBe(1999);
});

test('a step within the lines drawn leads to no other part', () => {
  expect(at(36 * 8 + 30, 116 * 3 + 80)).toEqual(at(36 * 8, 116 * 3));
});

test('a place is brought into sight between heads and totals, and not moved where it is', () => {
  const moved = (row: number, column: number, scrollTop = 3600, scrollLeft = 1160) =>
    scrolledTo({ ...room, scrollTop, scrollLeft }, { row, column }, lines, at(scrollTop, scrollLeft));
  expect(moved(110, 12)).toEqual({ top: 3600, left: 1160 });
  // 692 px of rows are in sight between the heads and the total.
  expect(moved(120, 12)).toEqual({ top: 121 * 36 - 692, left: 1160 });
  expect(moved(99, 5)).toEqual({ top: 99 * 36, left: 5 * 116 });
  expect(moved(110, 20).left).toBe(21 * 116 - 952);
  // Heads, totals and names are always in sight.
  expect(moved(-1, 12).top).toBe(3600);
  expect(moved(2000, -1)).toEqual({ top: 3600, left: 0 });
});
