import { refuseFile } from '../rows/source-row.ts';

/** Why a workbook cannot be read at all. */
export const workbookRefusals = {
  locked: () =>
    refuseFile(
      'importer.workbook-locked',
      '文件不是可读的 .xlsx 工作簿：它有密码，或是旧的 .xls；请另存为无密码的 .xlsx。',
      'The file is not a readable .xlsx workbook: it is password-protected or an old .xls; save it as .xlsx without a password.',
    ),
  broken: () =>
    refuseFile(
      'importer.workbook-broken',
      '文件不是有效的 .xlsx 工作簿，或者不完整；请重新另存为 .xlsx。',
      'The file is not a valid .xlsx workbook, or is incomplete; save it as .xlsx again.',
    ),
};
