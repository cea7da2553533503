import { refuseFile } from './source-row.ts';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

/** Below this size nothing is too dense, in bytes: an empty table may be packed very well. */
export const smallEnough = 16 * 1024 ** 2;

/** @param bytes of the part unpacked, and as it is packed @returns whether no true file becomes so much larger */
export const isTooDense = (bytes: number, packed: number, ratio: number): boolean =>
  bytes > smallEnough && bytes > packed * ratio;

/** Why a file is not read on: it holds more than any true one does. Each names the setting that would allow it. */
export const tooMuch = {
  dense: (part: string, ratio: number) =>
    refuseFile(
      'importer.packed-too-dense',
      `其中的 ${part} 解压后超过压缩时的 ${ratio} 倍，真实的数据文件不会如此；请检查其内容，或直接提供未压缩的文件（上限：PORTAL_FILE_RATIO）。`,
      `${part} inside becomes more than ${ratio} times as large when it is unpacked, as no true data does; look at what it holds, or bring the file unpacked (limit: PORTAL_FILE_RATIO).`,
    ),
  line: (line: number, longest: number) =>
    refuseFile(
      'importer.row-too-long',
      `第 ${line} 行超过 ${longest} 个字符；可能有未闭合的引号（上限：PORTAL_FILE_LINE）。`,
      `Row ${line} is longer than ${longest} characters; a quote may not be closed (limit: PORTAL_FILE_LINE).`,
    ),
  columns: (row: number, most: number) =>
    refuseFile(
      'importer.row-too-wide',
      `第 ${row} 行超过 ${most} 个单元格；请删除表格右侧的空列，或将数据改为按行排列（上限：PORTAL_FILE_COLUMNS）。`,
      `Row ${row} has more than ${most} cells; delete the empty columns at the right of the table, or bring its figures in rows (limit: PORTAL_FILE_COLUMNS).`,
    ),
  cells: (part: string, most: number) =>
    refuseFile(
      'importer.sheet-too-large',
      `工作簿的 ${part} 超过 ${most} 个单元格；请删除表格周围的空行和空列，或改用 .csv（上限：PORTAL_FILE_CELLS）。`,
      `${part} of the workbook has more than ${most} cells; delete the empty rows and columns around the table, or bring it as .csv (limit: PORTAL_FILE_CELLS).`,
    ),
  workbook: (most: number) =>
    refuseFile(
      'importer.workbook-too-large',
      `工作簿解压后超过 ${megabytes(most)} MB；请改用 .csv，或分几次导入（上限：PORTAL_FILE_WORKBOOK_MB）。`,
      `The workbook holds more than ${megabytes(most)} MB unpacked; bring it as .csv, or as several deliveries (limit: PORTAL_FILE_WORKBOOK_MB).`,
    ),
  texts: (most: number) =>
    refuseFile(
      'importer.workbook-texts-too-large',
      `工作簿的文字与样式读取时需要超过 ${megabytes(most)} MB 内存；请改用 .csv，或分几次导入（上限：PORTAL_FILE_TEXTS_MB）。`,
      `The texts and styles of the workbook would take more than ${megabytes(most)} MB of memory; bring it as .csv, or as several deliveries (limit: PORTAL_FILE_TEXTS_MB).`,
    ),
};
