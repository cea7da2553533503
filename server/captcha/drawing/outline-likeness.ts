import type { Point } from './shapes.ts';

/** Cells along each side of the board on which outlines are compared; a row of them is the bits of one number. */
const cells = 22;

/** How far an outline is turned when it is laid on another, to either side in radians, and in how many steps from end to end. */
const turns = { most: 1.4, steps: 14 } as const;

/** What an outline covers of the board: its rows, and how many cells they have together. */
interface Cover {
  rows: Uint32Array;
  count: number;
}

/**
 * How well an outline covers others at best, laid middle on middle and turned: what a program measures that lays one over
 * the other.
 * @param points around 0, in pixels
 * @param reach from the middle to the edge of the board, in pixels
 * @returns for another outline, 1 when it is the same, about 0 when both have nothing in common
 */
export function likenessTo(points: readonly Point[], reach: number): (other: readonly Point[]) => number {
  const { most, steps } = turns;
  const laid = scaled(points, cells / (2 * reach));
  const turned = Array.from({ length: steps + 1 }, (_, at) => coverOf(turn(laid, most * ((2 * at) / steps - 1))));
  return (other) => {
    const cover = coverOf(scaled(other, cells / (2 * reach)));
    let best = -1;
    for (const entry of turned) best = Math.max(best, correlation(entry, cover));
    return best;
  };
}

const scaled = (points: readonly Point[], by: number) => points.map(([x, y]): Point => [x * by, y * by]);

function turn(points: readonly Point[], by: number): Point[] {
  const [cos, sin] = [Math.cos(by), Math.sin(by)];
  return points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]);
}

/** A cell is covered when its middle has an odd number of crossings with the outline to its left. */
function coverOf(points: readonly Point[]): Cover {
  const rows = new Uint32Array(cells);
  const middle = (cells - 1) / 2;
  let [lastX, lastY] = points.at(-1) ?? [0, 0];
  for (const [x, y] of points) {
    const [from, to] = [Math.min(lastY, y) + middle, Math.max(lastY, y) + middle];
    for (let row = Math.max(0, Math.floor(from) + 1); row <= Math.min(cells - 1, Math.floor(to)); row++) {
      const crossing = lastX + ((row - middle - lastY) / (y - lastY)) * (x - lastX);
      const column = Math.min(cells, Math.max(0, Math.ceil(crossing + middle)));
      rows[row] = (rows[row] ?? 0) ^ (2 ** cells - 2 ** column);
    }
    [lastX, lastY] = [x, y];
  }
  return { rows, count: rows.reduce((sum, row) => sum + bitsOf(row), 0) };
}

/** Of two boards whose cells are 0 and 1. */
function correlation(cover: Cover, other: Cover): number {
  let both = 0;
  for (let row = 0; row < cells; row++) both += bitsOf((cover.rows[row] ?? 0) & (other.rows[row] ?? 0));
  const all = cells * cells;
  const spread = ({ count }: Cover) => count * (all - count);
  return (all * both - cover.count * other.count) / Math.sqrt(spread(cover) * spread(other) || 1);
}

/** How many bits of a number are set. */
function bitsOf(row: number): number {
  const pairs = row - ((row >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
