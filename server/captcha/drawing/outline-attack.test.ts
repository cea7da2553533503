// First, before the modules that take chance from it: the same puzzles in every run.
import './seeded-random-test-kit.ts';
import { expect, test } from '@jest/globals';
import { drawPuzzle, someLayout } from './draw-puzzle.ts';
import { stripOf, turningPrograms } from './outline-attack-test-kit.ts';
import { lookAt } from './programs-test-kit.ts';
import { puzzleSize } from './puzzle-size.ts';

test('no program that turns the piece and lays it over the picture solves more than chance does', async () => {
  const puzzles = 30;
  const solved = new Map<string, number>();
  for (let round = 0; round < puzzles; round++) {
    const layout = someLayout();
    const seen = stripOf(await lookAt(drawPuzzle(layout), layout.gap.y));
    for (const [name, guess] of Object.entries(turningPrograms)) {
      if (Math.abs(guess(seen) - layout.gap.x) <= 6) solved.set(name, (solved.get(name) ?? 0) + 1);
    }
  }
  const most = puzzles / puzzleSize.holes + 2;
  expect([...solved].filter(([, count]) => count > most)).toEqual([]);
});
