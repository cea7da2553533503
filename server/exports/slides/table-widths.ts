import type { SlidePage } from './slide-page.ts';

/** What no column is narrower than, and what the names take at most, as parts of the whole. */
const [least, mostOfNames] = [0.1, 0.5];

/**
 * Widths of the columns of a page: as their words ask for, which are cut where all together have no room.
 * @param room of all columns
 * @param wide how wide a text is, in the unit of the room
 */
export function columnWidths({ head, rows, names }: SlidePage, room: number, wide: (text: string) => number): number[] {
  const wanted = head.map((text, column) =>
    Math.max(room * least, ...[text, ...rows.map(({ cells }) => cells[column] ?? '')].map(wide)),
  );
  const ofNames = wanted.slice(0, names).reduce((sum, width) => sum + width, 0);
  const cut = Math.min(1, (room * mostOfNames) / Math.max(ofNames, Number.EPSILON));
  const narrowed = wanted.map((width, column) => (column < names ? width * cut : width));
  const all = narrowed.reduce((sum, width) => sum + width, 0);
  return narrowed.map((width) => (width / all) * room);
}
