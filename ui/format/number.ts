import { writeNumber } from './empty.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Figures are written alike in both languages: comma for thousands, point for decimals. */
function formatOf(least: number, most: number): Intl.NumberFormat {
  const key = `${least}-${most}`;
  const known = formats.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, formatter);
  return formatter;
}

/** A minus before a figure that rounding has made 0 would say that something fell. */
const withoutNegativeZero = (text: string) => (/^-[0.,]*$/.test(text) ? text.slice(1) : text);

/**
 * S9.045: a number with thousands separators: 1234567 -> 1,234,567. Empty -> '-', not a number -> 'N/A'.
 * @param decimals exactly so many; without it, up to 3 as they come
 */
export function formatNumber(value: unknown, decimals?: number): string {
  return writeNumber(value, (number) => withoutNegativeZero(formatOf(decimals ?? 0, decimals ?? 3).format(number)));
}

/** The same with a plus before what is above 0, for differences. */
export function formatSigned(value: unknown, decimals?: number): string {
  return writeNumber(value, (number) => {
    const text = formatNumber(number, decimals);
    return number > 0 && /[1-9]/.test(text) ? `+${text}` : text;
  });
}
