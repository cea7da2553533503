import type { TilesChartSpec } from '../spec/grid-spec.ts';
import type { GridPlace } from './near-tile.ts';
import { mapColumns, provinceTiles } from './province-tiles.ts';

/** A tile at its place. */
export interface PlacedTile extends GridPlace {
  key: string;
  name: string;
  /** Where there is no room for the name. */
  short: string;
  value: number | null;
  uncovered: boolean;
  /** Its place among the tiles of the chart; null of a province that nobody asked about, which leads nowhere. */
  index: number | null;
}

/** Least width of a tile of a list, in px. */
const listed = 104;

/**
 * The tiles of a chart with their rows and columns.
 * @param width of the room in px
 */
export function placedTiles({ layout, tiles, language }: TilesChartSpec, width: number) {
  if (layout === 'list') {
    const columns = Math.max(2, Math.floor(width / listed));
    const placed = tiles.map(({ key, name, value, uncovered = false }, index): PlacedTile => {
      const at = { row: Math.floor(index / columns), column: index % columns };
      return { key, name, short: name, value, uncovered, index, ...at };
    });
    return { columns, placed };
  }
  const placed = provinceTiles.map(({ code, row, column, names, short }): PlacedTile => {
    const index = tiles.findIndex(({ key }) => key === code);
    const own = tiles[index];
    return {
      key: code,
      name: own?.name || names[language],
      short: short[language],
      row,
      column,
      value: own?.value ?? null,
      uncovered: own?.uncovered ?? false,
      index: own ? index : null,
    };
  });
  return { columns: mapColumns, placed };
}
