import { textWidth, truncateText } from '@portal/ui';
import { fileName } from './download.ts';

/** Room for the filters in a name, a Chinese sign taking two; systems take names of 255 bytes. */
const room = 60;

/** A few letters that differ where a text differs. */
function shortSum(text: string): string {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16777619);
  return (sum >>> 0).toString(36);
}

/** Members of filters in a name: all of them, or the first and a sum that tells other filters apart. */
function narrowed(filters: readonly (readonly [string, string])[]): string {
  const text = filters.map(([, members]) => members).join('_');
  return textWidth(text) <= room ? text : `${truncateText(text, room).replace(/\.\.\.$/, '')}-${shortSum(text)}`;
}

export interface ExportAbout {
  /** What the page or card shows. */
  title: string;
  /** Of figures. */
  source?: string;
  /** Months of figures. */
  from?: string;
  to?: string;
  filters: readonly (readonly [string, string])[];
}

/** The name of a file, without its ending: what it shows, of figures by which source and of which months, within which filters. */
export function exportName({ title, source = '', from = '', to = '', filters }: ExportAbout): string {
  const months = from === to ? from : `${from}_${to}`;
  return fileName(title, source, months, narrowed(filters));
}
