/** What stands for a formula of a workbook that nobody worked out, so that it never passes for an empty cell. */
export const noResult = '=?';

/** @returns the first of some columns that holds such a formula */
export const withoutResult = (cells: readonly string[], columns: readonly (number | undefined)[]): number | undefined =>
  columns.find((column) => column !== undefined && cells[column] === noResult);
