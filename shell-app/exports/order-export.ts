import type { ExportFile, ExportOrder } from '@portal/contract';
import { CallError } from '../api/call-errors.ts';
import { request } from '../api/request.ts';
import { saveFile } from './save-file.ts';

/** Fetches a file that the server has made, and gives it to the person. @throws as request does */
export async function takeExport({ id, name }: Pick<ExportFile, 'id' | 'name'>): Promise<void> {
  const content: unknown = await request('exportFile', { id });
  if (content instanceof Blob) saveFile(name, content);
}

/**
 * Orders a file of tables. One that is made at once is handed over; a large one goes on behind, and stands in the list
 * of downloads.
 * @returns whether the person has it
 * @throws CallError when it is refused, or could not be made; NetworkError without an answer
 */
export async function orderExport(order: ExportOrder): Promise<'taken' | 'later'> {
  const file = await request('makeExport', order, { language: order.language });
  if (file.state === 'failed') throw new CallError('1', file.reason, 'the file could not be made');
  if (file.state !== 'made') return 'later';
  await takeExport(file);
  return 'taken';
}
