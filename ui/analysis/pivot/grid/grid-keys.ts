/** A cell of the grid; -1 is the row of heads, and the column of the names. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows of a page. */
  page: number;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Where a key leads from a cell: arrows one step, with Ctrl to the edge; Home and End within the row, with Ctrl in the
 * whole grid; Page Up and Page Down by a page.
 * @returns null for a key that leads nowhere
 */
export function placeAfter(
  { row, column }: GridPlace,
  size: GridSize,
  { key, ctrlKey, metaKey }: Key,
): GridPlace | null {
  const far = ctrlKey || metaKey;
  const [bottom, right] = [size.rows - 1, size.columns - 1];
  const within = (place: GridPlace): GridPlace => ({
    row: Math.max(-1, Math.min(bottom, place.row)),
    column: Math.max(-1, Math.min(right, place.column)),
  });
  const step = (by: number) => (far ? Infinity * by : by);
  switch (key) {
    case 'ArrowDown':
      return within({ row: row + step(1), column });
    case 'ArrowUp':
      return within({ row: row + step(-1), column });
    case 'ArrowRight':
      return within({ row, column: column + step(1) });
    case 'ArrowLeft':
      return within({ row, column: column + step(-1) });
    case 'PageDown':
      return within({ row: row + size.page, column });
    case 'PageUp':
      return within({ row: row - size.page, column });
    case 'Home':
      return within({ row: far ? -1 : row, column: -1 });
    case 'End':
      return within({ row: far ? bottom : row, column: right });
    default:
      return null;
  }
}
