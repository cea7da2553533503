/** The least and the largest width of a column of figures, in px. */
const [narrow, wide] = [116, 320];

/**
 * The width of a column of figures, in px: where all of them are in sight they share the room, so that their heads are
 * read whole.
 * @param room beside the names, in px; 0 while it is not known
 */
export const columnWidthIn = (room: number, columns: number): number =>
  Math.min(wide, Math.max(narrow, Math.floor(room / Math.max(1, columns))));

/** The height of a row of heads, and of the last one, whose words may take two lines, in px. */
export const headHeight = 30;
export const lastHeadHeight = 46;

/** The width of the names, in px: on a phone the figures keep more than half of it. */
export const nameWidthIn = (width: number): number => (width > 0 && width < 560 ? 150 : 248);

/** What a grid leaves of the height of the window, in px: as its style sheet says. */
export const gridLeaves = 96;
