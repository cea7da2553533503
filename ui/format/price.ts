import type { Language } from '@portal/contract';
import { writeNumber } from './empty.ts';
import { formatNumber } from './number.ts';

/** Prices of cars are read in one unit, whatever their size, so that they can be compared down a column. */
const priceUnits: Record<Language, { size: number; decimals: number }> = {
  zh_CN: { size: 10_000, decimals: 2 },
  en: { size: 1000, decimals: 1 },
};

/** How many yuan that unit has. */
export const priceSize: Record<Language, number> = { zh_CN: priceUnits.zh_CN.size, en: priceUnits.en.size };

/** The name of that unit. */
export const priceUnit: Record<Language, string> = { zh_CN: '万元', en: 'k yuan' };

/** The name of the unit of amounts that are written whole. */
const wholeUnit: Record<Language, string> = { zh_CN: '元', en: 'yuan' };

/** How a person wants an amount of money written. */
export interface PriceOptions {
  /** Every yuan of it, in place of the unit in which prices are read. */
  isWhole?: boolean;
  /** In the unit of prices; every yuan has none. */
  decimals?: number;
}

/** The name of the unit that an amount is written in. */
export const moneyUnit = (language: Language, { isWhole }: PriceOptions = {}): string =>
  (isWhole ? wholeUnit : priceUnit)[language];

/** A price in that unit: 152300 yuan -> 15.23 (万元), 152.3 (k yuan), whole 152,300. Empty -> '-'. */
export function formatPrice(yuan: unknown, language: Language, { isWhole, decimals: own }: PriceOptions = {}): string {
  const { size, decimals } = priceUnits[language];
  return writeNumber(yuan, (price) => (isWhole ? formatNumber(price, 0) : formatNumber(price / size, own ?? decimals)));
}
