import { type Read, readHosts, readWhole } from './settings-values.ts';

/** What files may hold that the server makes of tables, and how long they stay. */
export interface ExportSettings {
  /** PORTAL_EXPORT_ROWS: the most rows of a table in a file that the server makes. */
  exportRows: number;
  /** PORTAL_EXPORT_CELLS: the most cells of all tables of a file that the server makes. */
  exportCells: number;
  /** PORTAL_EXPORT_MB: how much the finished files of an account may take, here in bytes. */
  exportBytes: number;
  /** PORTAL_EXPORT_HOURS: how long such a file can be downloaded. */
  exportHours: number;
  /** PORTAL_OWN_KEYS: how many keys of programs an account may make for itself; 0 for none. */
  ownKeys: number;
  /** PORTAL_RECEIVERS_INSIDE: hosts with ports within the house that watches may post to; none by default. */
  receiversInside: string[];
  /** PORTAL_MODULES_INSIDE: hosts with ports within the house that files of modules may lie on; none by default. */
  modulesInside: string[];
}

export const readExportSettings = (read: Read): ExportSettings => ({
  exportRows: read('PORTAL_EXPORT_ROWS', '200000', readWhole(1000, 1_000_000)),
  exportCells: read('PORTAL_EXPORT_CELLS', '20000000', readWhole(10_000, 1_000_000_000)),
  exportBytes: read('PORTAL_EXPORT_MB', '1000', readWhole(1, 1_000_000)) * 1024 * 1024,
  exportHours: read('PORTAL_EXPORT_HOURS', '24', readWhole(1, 720)),
  ownKeys: read('PORTAL_OWN_KEYS', '5', readWhole(0, 100)),
  receiversInside: read('PORTAL_RECEIVERS_INSIDE', '', readHosts),
  modulesInside: read('PORTAL_MODULES_INSIDE', '', readHosts),
});
