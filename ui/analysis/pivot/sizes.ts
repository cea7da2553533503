/** The width of a column of figures, in px. */
export const columnWidth = 116;

/** The height of a row of heads, and of the last one, whose words may take two lines, in px. */
export const headHeight = 30;
export const lastHeadHeight = 46;

/** The width of the names, in px: on a phone the figures keep more than half of it. */
export const nameWidthIn = (width: number): number => (width > 0 && width < 560 ? 150 : 248);
