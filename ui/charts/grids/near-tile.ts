/** A place in a grid that need not be full. */
export interface GridPlace {
  row: number;
  column: number;
}

const ways: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A step to the side counts as so many steps ahead: arrows keep their line where they can. */
const aside = 2.5;

/**
 * The tile that an arrow leads to: the nearest one ahead, those in the same line first.
 * @returns its index; that of now where there is none ahead, or the key is no arrow
 */
export function nearTile(tiles: readonly GridPlace[], from: number, key: string): number {
  const way = ways[key];
  const here = tiles[from];
  if (!way || !here) return from;
  let [best, least] = [from, Number.POSITIVE_INFINITY];
  for (const [at, { row, column }] of tiles.entries()) {
    const ahead = (row - here.row) * way[0] + (column - here.column) * way[1];
    const beside = Math.abs((row - here.row) * way[1]) + Math.abs((column - here.column) * way[0]);
    const far = ahead + beside * aside;
    if (ahead > 0 && far < least) [best, least] = [at, far];
  }
  return best;
}
