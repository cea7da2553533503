import { formatInstant } from '@portal/contract';
import { escaped } from '../../report/escaped.ts';

/** Who reads or takes a document away, and when, as it stands on each page of it. */
export interface Watermark {
  /** The name of the account. */
  name: string;
  /** Milliseconds since 1970; it is written as moments are, in China. */
  now: number;
}

export const watermarkText = ({ name, now }: Watermark): string =>
  `${name} · ${formatInstant(new Date(now).toISOString(), 'Asia/Shanghai')}`;

/** Signs of a watermark side by side before the next one begins, about. */
const step = { high: 170, perSign: 9, least: 320 };

/**
 * The watermark of a document that is read as a page: over all of it, on the screen and on every sheet of paper; nothing
 * of it can be pressed.
 */
export function watermarkLayer(mark: Watermark): string {
  const text = watermarkText(mark);
  const wide = Math.max(step.least, Array.from(text).length * step.perSign + 80);
  return `<svg class="mark" aria-hidden="true"><defs><pattern id="mark" width="${wide}" height="${step.high}" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"><text x="20" y="60">${escaped(text)}</text></pattern></defs><rect width="100%" height="100%" fill="url(#mark)"/></svg><p class="marked">${escaped(text)}</p>`;
}

/** Whether a text can be written with the standard fonts of PDF, which have the letters of Western Europe alone. */
export const isPlainLatin = (text: string): boolean => /^[\x20-\x7e\u00a1-\u00ff]*$/.test(text);
