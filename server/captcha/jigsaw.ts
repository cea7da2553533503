import { Path2D } from '@napi-rs/canvas';
import { puzzleSize } from './puzzle-size.ts';
import { oneOf } from './random.ts';

/** What each side of a piece has, clockwise from the top: a knob, a dent, or nothing. */
export type Sides = readonly [Side, Side, Side, Side];
export type Side = 1 | -1 | 0;

const { piece, knob } = puzzleSize;
const body = piece - 2 * knob;

/** Sides of a piece that looks like one: at least one knob and one dent. */
export function someSides(): Sides {
  const any = () => oneOf<Side>([1, -1, 0]);
  const sides: Sides = [any(), any(), any(), any()];
  return sides.includes(1) && sides.includes(-1) ? sides : someSides();
}

/** The outline of a piece inside its box, whose top left corner lies at x, y. */
export function jigsawPath(sides: Sides, x: number, y: number): Path2D {
  const path = new Path2D();
  let [atX, atY] = [x + knob, y + knob];
  path.moveTo(atX, atY);
  const directions = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ] as const;
  for (const [index, [alongX, alongY]] of directions.entries()) {
    // Outwards is to the left of the way round.
    const side = sides[index] ?? 0;
    const point = (along: number, out: number) =>
      [atX + alongX * along + alongY * out * side, atY + alongY * along - alongX * out * side] as const;
    const [neck, middle] = [body * 0.34, body / 2];
    if (side !== 0) {
      path.lineTo(...point(neck, 0));
      path.bezierCurveTo(...point(neck + 4, knob * 0.5), ...point(neck - 4, knob), ...point(middle, knob));
      path.bezierCurveTo(
        ...point(body - neck + 4, knob),
        ...point(body - neck - 4, knob * 0.5),
        ...point(body - neck, 0),
      );
    }
    path.lineTo(...point(body, 0));
    [atX, atY] = [atX + alongX * body, atY + alongY * body];
  }
  path.closePath();
  return path;
}
