// First, before the modules that take chance from it: the same puzzles in every run.
import './seeded-random-test-kit.ts';
import { expect, test } from '@jest/globals';
import { drawPuzzle, someLayout } from './draw-puzzle.ts';
import { lookAt, programs } from './programs-test-kit.ts';
import { gapRange, puzzleSize } from './puzzle-size.ts';

const { width, piece, holes, apart } = puzzleSize;

test('pictures are small, and never the same', () => {
  const layout = someLayout();
  const drawn = Array.from({ length: 12 }, () => drawPuzzle(layout));
  for (const { background, piece: loose } of drawn) expect(background.length + loose.length).toBeLessThan(30_000);
  expect(new Set(drawn.map(({ background }) => background)).size).toBe(12);
  expect(new Set(drawn.map(({ piece: loose }) => loose)).size).toBe(12);
});

test('S2.107 holes stand beside each other, each as often the right one, and none where the piece begins', () => {
  const chosen = new Set<number>();
  for (let round = 0; round < 200; round++) {
    const { row, wanted, gap } = someLayout();
    chosen.add(wanted);
    expect(row).toHaveLength(holes);
    expect(gap.x).toBe(row[wanted]);
    row.slice(1).forEach((x, at) => {
      expect(x - (row[at] ?? 0)).toBeGreaterThanOrEqual(apart);
    });
    expect(row[0]).toBeGreaterThanOrEqual(gapRange.from);
    expect(row.at(-1)).toBeLessThanOrEqual(width - piece);
  }
  expect(chosen.size).toBe(holes);
});

test('no program that lays the piece or its outline over the picture solves one in four', async () => {
  const puzzles = 28;
  const solved = { gap: 0, correlation: 0, edges: 0 };
  for (let round = 0; round < puzzles; round++) {
    const layout = someLayout();
    const seen = await lookAt(drawPuzzle(layout), layout.gap.y);
    for (const name of Object.keys(programs) as (keyof typeof programs)[]) {
      // Edges take the longest, and find the least.
      if (name === 'edges' && round % 4 > 0) continue;
      if (Math.abs(programs[name](seen) - layout.gap.x) <= 6) solved[name]++;
    }
  }
  for (const [name, count] of Object.entries(solved)) expect([name, count < puzzles / 4]).toEqual([name, true]);
});
