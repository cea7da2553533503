import { type Read, readWhole } from './settings-values.ts';

/** What a file may hold that is brought into the market: true files stay far below, and more would fill memory or disk. */
export interface FileLimits {
  /** PORTAL_FILE_LINE: the longest line of a text, and row or cell of a workbook, in characters. */
  line: number;
  /** PORTAL_FILE_COLUMNS: the most cells of a row. */
  columns: number;
  /** PORTAL_FILE_CELLS: the most cells of a sheet of a workbook, with those that stand empty before another. */
  cells: number;
  /** PORTAL_FILE_UNPACKED_MB: the most an archive may hold unpacked, here in bytes. */
  archiveBytes: number;
  /** PORTAL_FILE_WORKBOOK_MB: the most a workbook may hold unpacked, here in bytes. */
  workbookBytes: number;
  /** PORTAL_FILE_TEXTS_MB: how much memory the texts and styles of a workbook may take, which are held whole; in bytes. */
  textBytes: number;
  /** PORTAL_FILE_RATIO: how many times as large a large part of an archive or workbook may become when it is unpacked. */
  ratio: number;
}

const mega = 1024 * 1024;

export const readFileLimits = (read: Read): FileLimits => ({
  line: read('PORTAL_FILE_LINE', '1000000', readWhole(1000, 100_000_000)),
  columns: read('PORTAL_FILE_COLUMNS', '2000', readWhole(10, 16_384)),
  cells: read('PORTAL_FILE_CELLS', '50000000', readWhole(1000, 1_000_000_000)),
  archiveBytes: read('PORTAL_FILE_UNPACKED_MB', '4096', readWhole(1, 1_000_000)) * mega,
  workbookBytes: read('PORTAL_FILE_WORKBOOK_MB', '1024', readWhole(1, 100_000)) * mega,
  textBytes: read('PORTAL_FILE_TEXTS_MB', '256', readWhole(1, 100_000)) * mega,
  ratio: read('PORTAL_FILE_RATIO', '200', readWhole(10, 2000)),
});

/** The limits of an environment that says nothing of them. */
export const usualFileLimits: FileLimits = readFileLimits((_name, fallback, parse) => parse(fallback));
