import type { ExportOrder, Language } from '@portal/contract';
import { CallError, openDownloads, orderExport } from '@portal/shell';
import { toast } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';
import { downloadText, type TextFile } from './download.ts';

/** All rows of a table of which the screen shows some. */
export interface WholeTable {
  rows: number;
  order: () => ExportOrder | null | Promise<ExportOrder | null>;
  /** Instead of a workbook that is too large to be ordered; asked after `order`. */
  csv?: () => TextFile | null;
}

const sayWhy = (error: unknown, language: Language) =>
  toast(
    error instanceof CallError && error.msg2Client ? error.msg2Client : analysisWords(language)('notMade'),
    'error',
  );

/**
 * Orders a workbook and hands it over, or says where it will be, or why there is none.
 * @param order null where it is too large to be sent
 * @param taken told when the person has it, or will
 */
export async function takeWorkbook(order: ExportOrder | null, language: Language, taken?: () => void): Promise<void> {
  const words = analysisWords(language);
  if (!order) return toast(words('tooLargeForExcel'), 'warning');
  try {
    const state = await orderExport(order);
    taken?.();
    if (state === 'taken') return;
    toast(words('madeBehind'));
    openDownloads();
  } catch (error) {
    sayWhy(error, language);
  }
}

/** Hands over all rows of a table: as a workbook, or as CSV where that is too large; or says why it could not be had. */
export async function takeWhole(whole: WholeTable, language: Language, taken?: () => void): Promise<void> {
  try {
    const order = await whole.order();
    const instead = order ? null : whole.csv?.();
    if (!instead) return await takeWorkbook(order, language, taken);
    downloadText(instead.name, instead.text);
    toast(analysisWords(language)('wholeAsCsv'));
  } catch (error) {
    sayWhy(error, language);
  }
}
