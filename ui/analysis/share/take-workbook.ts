import type { ExportOrder, Language } from '@portal/contract';
import { CallError, openDownloads, orderExport } from '@portal/shell';
import { toast } from '@portal/ui';
import { analysisWords } from '../phrases.ts';

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
    toast(error instanceof CallError && error.msg2Client ? error.msg2Client : words('notMade'), 'error');
  }
}
