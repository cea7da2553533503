import type { DecisionRange, Language } from '@portal/contract';
import { countUnit, formatCount, formatNumber, formatPrice, formatSigned, moneyUnit } from '@portal/ui';

const between = (low: string, high: string) => `${low} – ${high}`;

/** Cars, both ends in the unit of the greater one. */
export function carsText({ low, high }: DecisionRange, language: Language): string {
  const unit = countUnit(high, language);
  return between(formatCount(low, language, { unit }), formatCount(high, language, { unit }));
}

/** Whole cars, for months. */
export const wholeCars = ({ low, high }: DecisionRange): string => between(formatNumber(low, 0), formatNumber(high, 0));

/** Parts as percentages with their signs. */
export const effectText = ({ low, high }: DecisionRange): string =>
  between(`${formatSigned(100 * low, 1)}%`, `${formatSigned(100 * high, 1)}%`);

/** Percent of volume for one percent of price. */
export const responseText = ({ low, high }: DecisionRange): string =>
  between(`${formatSigned(low, 2)}%`, `${formatSigned(high, 2)}%`);

/** Parts as plain percentages. */
export const partText = ({ low, high }: DecisionRange): string =>
  between(`${formatNumber(100 * low, 1)}%`, `${formatNumber(100 * high, 1)}%`);

/** Prices of cars, with their unit. */
export const priceText = ({ low, high }: DecisionRange, language: Language): string =>
  `${between(formatPrice(low, language), formatPrice(high, language))} ${moneyUnit(language)}`;

/** Large sums: 亿元, or billions of yuan. */
const sums = { zh_CN: { size: 1e8, unit: '亿元' }, en: { size: 1e9, unit: 'bn yuan' } } as const;

export const sumText = ({ low, high }: DecisionRange, language: Language): string => {
  const { size, unit } = sums[language];
  return `${between(formatNumber(low / size, 2), formatNumber(high / size, 2))} ${unit}`;
};
