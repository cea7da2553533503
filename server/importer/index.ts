/** Reads files of any kind row by row, and brings files of sales into the market. */
export { importSales } from './import-sales.ts';
export { openSource } from './open-source.ts';
export type { Problem } from './problem.ts';
export { openRefusedFile } from './refused-file.ts';
export { reportText } from './report.ts';
export { asCsv, refuseFile } from './source-row.ts';
export { textLines } from './text-lines.ts';
