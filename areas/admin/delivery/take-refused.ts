import { type CallPayload, request, saveFile, trackDownload } from '@portal/shell';

/** By what the download is counted. */
export const refusedRowsPath = '/v3/iw-admin/delivery/refused-rows/export';

/** Fetches all rows that were refused, part by part, and gives them to the person as one file. */
export async function takeRefused(name: string, of: Omit<CallPayload<'exportRefusedRows'>, 'from'>): Promise<void> {
  const parts: string[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const part: { text: string; next: number | null } = await request('exportRefusedRows', { ...of, from });
    parts.push(part.text);
    from = part.next;
  }
  saveFile(name, new Blob(parts, { type: 'text/csv' }));
  trackDownload(refusedRowsPath);
}
