import { columnWidthIn, nameWidthIn } from './sizes.ts';

/** Rows and columns are drawn by so many: a step of the scrolling within them draws nothing. */
const [rowStep, columnStep] = [4, 3];

/** Rows drawn beyond both edges, for the frame in which the next ones are on their way. */
const rowsBeyond = 4;

const toStep = (count: number, step: number): number => Math.ceil(count / step) * step;

/** A scrolling element as the page knows it, in px. */
export interface Scrolled {
  clientWidth: number;
  clientHeight: number;
  scrollTop: number;
  scrollLeft: number;
}

/** What a grid has to be drawn in, beside the element that scrolls. */
export interface GridLines {
  /** How many rows scroll, and how many columns of figures there are. */
  rows: number;
  columns: number;
  /** The height of a row, and of all that stays above and below the rows, in px. */
  height: number;
  fixed: number;
}

/** The part of a grid that is drawn, and the widths of its columns in px. */
export interface DrawnPart {
  nameWidth: number;
  columnWidth: number;
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
  /** As many rows as are drawn away from the end: a row that leaves gives its place to one that comes. */
  places: number;
}

/**
 * The part of a grid that is drawn for what is in sight of it.
 * @param beyond how many rows more at both edges
 */
export function drawnPart(
  { clientWidth, clientHeight, scrollTop, scrollLeft }: Scrolled,
  lines: GridLines,
  beyond = rowsBeyond,
): DrawnPart {
  const { rows, columns, height, fixed } = lines;
  const nameWidth = nameWidthIn(clientWidth);
  const room = Math.max(0, clientWidth - nameWidth);
  const columnWidth = columnWidthIn(room, columns);
  const inSight = Math.ceil(Math.max(0, clientHeight - fixed) / height) + 1;
  // The same number wherever it is scrolled to.
  const places = toStep(inSight + 2 * beyond + rowStep - 1, rowStep);
  const firstRow = Math.floor((scrollTop / height - beyond) / rowStep) * rowStep;
  const firstColumn = Math.floor(scrollLeft / columnWidth / columnStep) * columnStep;
  return {
    nameWidth,
    columnWidth,
    firstRow: Math.max(0, firstRow),
    firstColumn,
    places,
    lastRow: Math.min(rows, firstRow + places) - 1,
    lastColumn: Math.min(columns, toStep((scrollLeft + room) / columnWidth, columnStep)) - 1,
  };
}

/** How far an element has to be scrolled for a row and a column to be in sight; a place of -1 is always in sight. */
export function scrolledTo(
  { clientWidth, clientHeight, scrollTop, scrollLeft }: Scrolled,
  { row, column }: { row: number; column: number },
  { rows, height, fixed }: GridLines,
  { nameWidth, columnWidth }: DrawnPart,
): { top: number; left: number } {
  const into = (start: number, size: number, from: number, room: number) =>
    start < from ? start : Math.max(from, start + size - room);
  const isFixed = row < 0 || row >= rows;
  return {
    top: isFixed ? scrollTop : into(row * height, height, scrollTop, clientHeight - fixed),
    left: column < 0 ? 0 : into(column * columnWidth, columnWidth, scrollLeft, clientWidth - nameWidth),
  };
}
