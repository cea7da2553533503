import type { Language } from '@portal/contract';
import { emptyText, invalidText, writeNumber } from './empty.ts';
import { formatNumber } from './number.ts';

/** What counts are written in. */
export interface CountUnit {
  /** How many single ones it holds. */
  size: number;
  /** How it is written behind a number; nothing for single ones. */
  sign: string;
  /** Decimals of a figure that stands alone. */
  decimals: number;
}

const single: CountUnit = { size: 1, sign: '', decimals: 0 };

/** As each language counts, the largest first (S9.032, S9.033: 万 with one decimal in Chinese). */
const units: Record<Language, readonly CountUnit[]> = {
  zh_CN: [
    { size: 100_000_000, sign: '亿', decimals: 2 },
    { size: 10_000, sign: '万', decimals: 1 },
  ],
  en: [
    { size: 1_000_000, sign: 'm', decimals: 2 },
    { size: 1000, sign: 'k', decimals: 1 },
  ],
};

/**
 * The unit in which figures are read best: 123456 -> 万 or k, 5321 -> single ones in Chinese. A figure that would be
 * rounded to a whole larger unit is written in that: 999,960 -> 1.00m and not 1,000.0k.
 * @param largest of the figures that share the unit; its sign does not matter
 * @param decimals that figures are rounded to instead of those of the unit
 */
export function countUnit(largest: number, language: Language, decimals?: number): CountUnit {
  const all = [...units[language], single];
  const fits = ({ size }: CountUnit, place: number) => {
    const smaller = all[place + 1];
    const rounded = smaller ? smaller.size / 10 ** (decimals ?? smaller.decimals) / 2 : 0;
    return Math.abs(largest) >= size - rounded;
  };
  return all.find(fits) ?? single;
}

export interface CountOptions {
  /** The unit of its neighbours; without it the one that suits the value. */
  unit?: CountUnit;
  /** Instead of those of the unit. */
  decimals?: number;
}

/** The unit a value is written in, and its number in that unit. */
function written(
  value: number,
  language: Language,
  { decimals, unit = countUnit(value, language, decimals) }: CountOptions,
) {
  return { unit, text: formatNumber(value / unit.size, decimals ?? unit.decimals) };
}

/** A count as its language writes it: 123456 -> 12.3 万, 123.5k; 2312345 -> 231.2 万, 2.31m. Empty -> '-'. */
export function formatCount(value: unknown, language: Language, options: CountOptions = {}): string {
  return writeNumber(value, (count) => {
    const { unit, text } = written(count, language, options);
    return language === 'zh_CN' && unit.sign ? `${text} ${unit.sign}` : text + unit.sign;
  });
}

/**
 * A count and what stands behind it in smaller type: 231.2 and 万辆, 2.31m and cars.
 * @param noun what is counted
 */
export function countFigure(
  value: number | null | undefined,
  noun: string,
  language: Language,
  options: CountOptions = {},
): { value: string; unit: string } {
  const whole = formatCount(value, language, options);
  if (whole === emptyText || whole === invalidText || language === 'en') return { value: whole, unit: noun };
  const [text = '', sign = ''] = whole.split(' ');
  return { value: text, unit: sign + noun };
}
