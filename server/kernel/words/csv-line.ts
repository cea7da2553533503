/** What makes a spreadsheet take a text as a formula, in plain and in full width. */
const begins = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** @returns the text behind an apostrophe where a spreadsheet would run it */
export const guardCell = (text: string): string => (begins.test(text) ? `'${text}` : text);

/** @returns the text as it was before `guardCell`, whatever it was */
export const unguardCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);

/** @returns cells as one CSV line, without its end */
export const asCsv = (cells: readonly string[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
