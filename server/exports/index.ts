/** Files that the server makes of tables, by the rights of who orders them. */
export { type ExportDesk, openExportDesk } from './export-desk.ts';
export { passingExports } from './export-store.ts';
export { fillQuery } from './fill-query.ts';
export type { FilledTable } from './filled-table.ts';
export { exportHandlers } from './handlers.ts';
export { makeFile } from './make-file.ts';
