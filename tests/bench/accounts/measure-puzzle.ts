import { drawPuzzle, someLayout } from '../../../server/captcha/drawing/draw-puzzle.ts';
import { absolute, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const rounds = 200;
const limit = 15;

/** Drawing the two pictures of a puzzle: it keeps the server's one thread busy, so nobody else is answered meanwhile. */
export function measurePuzzle(): Figure[] {
  const draw = () => {
    const began = performance.now();
    drawPuzzle(someLayout());
    return performance.now() - began;
  };
  for (let round = 0; round < 20; round += 1) draw();
  const times = Array.from({ length: rounds }, draw);
  return [absolute('accounts: drawing a puzzle, p50', 'ms', median(times), limit)];
}
