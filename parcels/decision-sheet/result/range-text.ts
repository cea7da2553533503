import type { DecisionRange, Language } from '@portal/contract';
import { countFigure, countUnit, formatNumber, formatPrice, formatSigned, moneyUnit } from '@portal/ui';

const between = (low: string, high: string) => `${low} – ${high}`;

/** A range without its unit, and the unit that stands behind it. */
export interface WrittenRange {
  value: string;
  unit: string;
}

/** Both in one text. */
export const textOf = ({ value, unit }: WrittenRange): string => `${value} ${unit}`;

/**
 * Cars, both ends in the unit of the greater one.
 * @param noun what is counted
 * @param beside of which figure the unit is, where it is read beside that one
 */
export function carsRange(
  { low, high }: DecisionRange,
  noun: string,
  language: Language,
  beside: number = high,
): WrittenRange {
  const options = { unit: countUnit(beside, language) };
  const [least, most] = [low, high].map((end) => countFigure(end, noun, language, options));
  return { value: between(least?.value ?? '', most?.value ?? ''), unit: most?.unit ?? noun };
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

/** Prices of cars. */
export const priceRangeOf = ({ low, high }: DecisionRange, language: Language): WrittenRange => ({
  value: between(formatPrice(low, language), formatPrice(high, language)),
  unit: moneyUnit(language),
});

/** Large sums: 亿元, or billions of yuan. */
const sums = { zh_CN: { size: 1e8, unit: '亿元' }, en: { size: 1e9, unit: 'bn yuan' } } as const;

export function sumRange({ low, high }: DecisionRange, language: Language): WrittenRange {
  const { size, unit } = sums[language];
  return { value: between(formatNumber(low / size, 2), formatNumber(high / size, 2)), unit };
}
