import { type Language, pointsUnit } from '@portal/contract';
import { writeNumber } from './empty.ts';
import { formatNumber, formatSigned } from './number.ts';

export interface PercentOptions {
  decimals?: number;
  suffix?: string;
  /** A plus before what is above 0. */
  sign?: boolean;
}

/**
 * S9.046 S9.042: a value that already is in percent: 12.3 -> 12.3%. For a ratio (0.123) use formatRatio.
 */
export function formatPercent(
  value: unknown,
  { decimals = 1, suffix = '%', sign = false }: PercentOptions = {},
): string {
  return writeNumber(
    value,
    (number) => `${sign ? formatSigned(number, decimals) : formatNumber(number, decimals)}${suffix}`,
  );
}

/** A plain ratio, as yoy, mom and share are on the wire, as percent: 0.123 -> 12.3%. */
export function formatRatio(ratio: unknown, options?: PercentOptions): string {
  return writeNumber(ratio, (number) => formatPercent(number * 100, options));
}

export { pointsUnit };

/**
 * A difference in percentage points, always signed: 1.2 -> +1.2, with a language -> +1.2 pp.
 * @param points 1.2 is 1.2 percentage points
 */
export function formatPoints(
  points: unknown,
  { decimals = 1, language }: { decimals?: number; language?: Language } = {},
): string {
  return writeNumber(points, (number) => {
    const text = formatSigned(number, decimals);
    return language ? `${text} ${pointsUnit[language]}` : text;
  });
}
