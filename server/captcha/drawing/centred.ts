import type { Point } from './shapes.ts';

/** How far a point of an outline may lie from its middle, in pixels: the piece has a rim, and must lie in its box. */
const farthest = 19.5;

/**
 * The same outline around its centre of gravity, so large that it covers an area, or as near to that as its box allows.
 * @param area in square pixels
 */
export function centred(points: readonly Point[], area: number): Point[] {
  let [twice, sumX, sumY] = [0, 0, 0];
  let [lastX, lastY] = points.at(-1) ?? [0, 0];
  for (const [x, y] of points) {
    const part = lastX * y - x * lastY;
    twice += part;
    sumX += (lastX + x) * part;
    sumY += (lastY + y) * part;
    [lastX, lastY] = [x, y];
  }
  const [middleX, middleY] = [sumX / (3 * twice), sumY / (3 * twice)];
  let reach = 0;
  for (const [x, y] of points) reach = Math.max(reach, Math.abs(x - middleX), Math.abs(y - middleY));
  const scale = Math.min(Math.sqrt((2 * area) / Math.abs(twice)), farthest / reach);
  return points.map(([x, y]): Point => [(x - middleX) * scale, (y - middleY) * scale]);
}
