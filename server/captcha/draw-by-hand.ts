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
const density = 1.5;

/**
 * An outline as a hand would draw it, another one each time: a little stretched, its line unsteady, its corners round.
 * Two drawings of a shape look alike and do not lie on each other.
 */
export function drawByHand(shape: readonly Point[], { x, y, radius, turn }: Put): Path2D {
  const [wide, high] = [between(0.82, 1.08), between(0.82, 1.08)];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const waves = [2, 3, 5].map((count) => ({ count, size: between(0, 0.04), from: between(0, 2 * Math.PI) }));
  const placed = closeTogether(shape, density / radius).map(([px, py]): Point => {
    const direction = Math.atan2(py, px);
    const sway = 1 + waves.reduce((sum, { count, size, from }) => sum + size * Math.sin(count * direction + from), 0);
    const [ox, oy] = [px * wide * sway * radius, py * high * sway * radius];
    return [x + ox * cos - oy * sin, y + ox * sin + oy * cos];
  });
  return pathOf(rounded(placed, Math.round(between(1, 3))));
}

/** The same outline with points at most so far apart. */
function closeTogether(points: readonly Point[], apart: number): Point[] {
  return points.flatMap(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    const pieces = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / apart));
    return Array.from({ length: pieces }, (_, piece): Point => {
      const share = piece / pieces;
      return [x + (nextX - x) * share, y + (nextY - y) * share];
    });
  });
}

/** Each point between its neighbours, so often. */
function rounded(points: readonly Point[], times: number): readonly Point[] {
  if (times === 0) return points;
  const softer = points.map(([x, y], at): Point => {
    const [beforeX, beforeY] = points.at(at - 1) ?? [x, y];
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return [(beforeX + 2 * x + nextX) / 4, (beforeY + 2 * y + nextY) / 4];
  });
  return rounded(softer, times - 1);
}

function pathOf(points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [at, [x, y]] of points.entries()) at === 0 ? path.moveTo(x, y) : path.lineTo(x, y);
  path.closePath();
  return path;
}
