import { formatNumber } from '@portal/shell';

const units = ['kB', 'MB', 'GB', 'TB'] as const;

/** Bytes for people, in thousands: 12.3 MB. */
export function sizeText(bytes: number): string {
  let [value, unit] = [bytes / 1000, 0];
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${formatNumber(Math.round(value * 10) / 10)} ${units[unit]}`;
}
