import { saveFile, trackDownload } from '@portal/shell';

/** By what the downloads are counted. */
export const refusedRowsPath = '/v3/iw-admin/delivery/refused-rows/export';
export const contentRowsPath = '/v3/iw-admin/content/rows/export';

/**
 * Fetches a list part by part, and gives it to the person as one file.
 * @param path by which the download is counted
 * @param take fetches the part that begins at a byte
 */
export async function takeParts(
  name: string,
  path: string,
  take: (from: number) => Promise<{ text: string; next: number | null }>,
): Promise<void> {
  const parts: string[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const part: { text: string; next: number | null } = await take(from);
    parts.push(part.text);
    from = part.next;
  }
  saveFile(name, new Blob(parts, { type: 'text/csv' }));
  trackDownload(path);
}
