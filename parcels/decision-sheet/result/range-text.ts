import { betweenText as between, type DecisionRange, type Language } from '@portal/contract';
import { countFigure, countUnit, formatNumber, formatPrice, moneyUnit } from '@portal/ui';

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
