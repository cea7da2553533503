/** @returns a column of months as text, in a statement: 2026-09 */
export const monthName = (column: string): string =>
  `CONCAT((${column}) // 12, '-', LPAD(((${column}) % 12 + 1)::VARCHAR, 2, '0'))`;
