import { Path2D } from '@napi-rs/canvas';
import { between } from './random.ts';
import type { Point } from './shapes.ts';

/** How an outline is put down: where its middle lies and how large it is, in pixels, and how far it is turned, in radians. */
export interface Put {
  x: number;
  y: number;
  radius: number;
  turn: number;
}

/** Pixels between the points of an outline before it is drawn. */
const density = 2;

/**
 * An outline as a hand would draw it, another one each time: a little stretched, its line unsteady, its corners round.
 * Two drawings of a shape look alike and do not lie on each other.
 */
export function drawByHand(shape: readonly Point[], { x, y, radius, turn }: Put): readonly Point[] {
  const [wide, high] = [between(0.74, 1.1), between(0.74, 1.1)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const waves = [2, 3, 5].map((count) => ({ count, size: between(0, 0.04), from: between(0, 2 * Math.PI) }));
  const placed = closeTogether(shape, density / radius).map(([px, py]): Point => {
    const direction = Math.atan2(py, px);
    let sway = radius;
    for (const { count, size, from } of waves) sway += radius * size * Math.sin(count * direction + from);
    const [ox, oy] = [px * wide * sway, py * high * sway];
    return [x + ox * cos - oy * sin, y + ox * sin + oy * cos];
  });
  return rounded(placed, Math.round(between(1, 3)));
}

/** The same outline with points at most so far apart. */
function closeTogether(points: readonly Point[], apart: number): Point[] {
  const close: Point[] = [];
  let [fromX, fromY] = points.at(-1) ?? [0, 0];
  for (const [x, y] of points) {
    const pieces = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / apart));
    for (let piece = 0; piece < pieces; piece++) {
      close.push([fromX + ((x - fromX) * piece) / pieces, fromY + ((y - fromY) * piece) / pieces]);
    }
    [fromX, fromY] = [x, y];
  }
  return close;
}

/** Each point between its neighbours, so often. */
function rounded(points: readonly Point[], times: number): readonly Point[] {
  if (times === 0) return points;
  const softer: Point[] = [];
  let [before, here] = [points.at(-2), points.at(-1)];
  for (const next of points) {
    if (before && here) softer.push([(before[0] + 2 * here[0] + next[0]) / 4, (before[1] + 2 * here[1] + next[1]) / 4]);
    [before, here] = [here, next];
  }
  return rounded(softer, times - 1);
}

/** What a canvas fills of an outline. */
export function pathOf(points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [at, [x, y]] of points.entries()) at === 0 ? path.moveTo(x, y) : path.lineTo(x, y);
  path.closePath();
  return path;
}
