import type { AreaTables, Language } from '@portal/contract';
import { downloadTable } from '../areas/known-areas.ts';

export interface DownloadNames {
  downloadApi: string;
  downloadName: string;
}

/** Of an address only the path counts: without site, base of the calls, query, hash and slash at the end (A40). */
function barePath(address: string): string {
  if (!URL.canParse(address, 'https://portal.invalid')) return '';
  const path = new URL(address, 'https://portal.invalid').pathname.replace(/^\/api(?=\/)/, '');
  return path.replace(/\/+$/, '');
}

/**
 * S3.052 S3.056: what a download is called.
 *
 * @param address of the export: a path, or a whole address
 * @param downloads of the account's areas
 * @returns null when no manifest of an area lists it: it is not tracked then
 */
export function downloadNames(
  address: string,
  language: Language,
  downloads: AreaTables['downloads'],
): DownloadNames | null {
  const table = downloadTable(downloads);
  const downloadApi = barePath(address);
  const names = Object.hasOwn(table, downloadApi) ? table[downloadApi] : undefined;
  return names ? { downloadApi, downloadName: names[language] } : null;
}
