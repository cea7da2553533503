import type { Language } from '@portal/contract';
import { writeNumber } from './empty.ts';
import { formatNumber } from './number.ts';

/** S9.033: how the unit of ten thousand is named. */
export const wanUnit: Record<Language, string> = { zh_CN: '万', en: '10k units' };

/** S9.032: cars -> ten thousands of cars. */
export const toWan = (value: number) => value / 10_000;

/**
 * S9.032 S9.033: a count in ten thousands with one decimal: 123456 -> 12.3, with a language -> 12.3 万 / 12.3 10k units.
 */
export function formatWan(
  value: unknown,
  { decimals = 1, language }: { decimals?: number; language?: Language } = {},
): string {
  return writeNumber(value, (number) => {
    const text = formatNumber(toWan(number), decimals);
    return language ? `${text} ${wanUnit[language]}` : text;
  });
}
