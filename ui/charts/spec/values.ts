import type { Language } from '@portal/contract';
import {
  type CountUnit,
  emptyText,
  formatCount,
  formatNumber,
  formatPercent,
  formatPoints,
  formatPrice,
  moneyUnit,
  priceSize,
} from '@portal/ui';
import type { SeriesFormat } from './common-spec.ts';
import type { WrittenUnit } from './drawn-unit.ts';

/** What is drawn for a value: counts in the unit of their axis (S9.032), ratios in percent. */
export function plotValue(value: number | null | undefined, format: SeriesFormat, unit: CountUnit): number | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  if (format === 'count') return value / unit.size;
  return format === 'percent' ? value * 100 : value;
}

/**
 * The unit above an axis: S9.033 ten thousands, S9.034 and S9.044 percent. Thousands and millions stand at the ticks
 * instead, as English writes them.
 * @param noun what is counted: 万辆, and units in English
 */
export function axisUnit(format: SeriesFormat, language: Language, unit: WrittenUnit, noun = ''): string {
  const units: Record<SeriesFormat, string> = {
    count: language === 'en' ? noun : unit.sign + noun,
    percent: '%',
    price: '%',
    points: language === 'en' ? 'pp' : '百分点',
    // What an index is measured from, where it is said; so many of one thing for each of another have no unit.
    index: noun,
    number: noun,
    yuan: moneyUnit(language, unit.money.yuan),
    amount: moneyUnit(language, unit.money.amount),
  };
  return units[format];
}

/** The unit at the foot of a lying axis: the ticks of percentages carry their sign, beside which it would stand there twice. */
export const lyingUnit: typeof axisUnit = (format, ...rest) =>
  axisGroup(format) === 'percent' ? '' : axisUnit(format, ...rest);

/** The unit where figures stand bare in either language, such as the cells of a grid, which no tick explains. */
export const bareUnit: typeof axisUnit = (format, language, unit, noun = '') =>
  format === 'count' && language === 'en'
    ? [unit.sign, noun].filter(Boolean).join(' ')
    : axisUnit(format, language, unit, noun);

/** Which series share an axis: those of one unit (S9.034). */
export function axisGroup(format: SeriesFormat): Exclude<SeriesFormat, 'price'> {
  return format === 'price' ? 'percent' : format;
}

/** A value in words. S9.035: no % for counts; S9.042 S9.043: one decimal and thousands separators. */
export function valueText(
  value: number | null | undefined,
  format: SeriesFormat,
  language: Language,
  unit: WrittenUnit,
): string {
  if (format === 'count') return formatCount(value, language, { unit });
  const drawn = plotValue(value, format, unit);
  const decimals = unit.others;
  if (format === 'points') return formatPoints(drawn, { language, decimals });
  if (format === 'index') return formatNumber(drawn, decimals);
  if (format === 'number') return formatNumber(drawn);
  if (format === 'yuan' || format === 'amount') {
    const money = unit.money[format];
    return drawn === null ? emptyText : `${formatPrice(drawn, language, money)} ${moneyUnit(language, money)}`;
  }
  return formatPercent(drawn, { decimals });
}

/** What a figure is more or less by, with its sign. */
export function changeText(value: number, format: SeriesFormat, language: Language, unit: WrittenUnit): string {
  const text = valueText(value, format, language, unit);
  return value > 0 && !text.startsWith('+') && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A value without the name of its unit, which stands once beside many: in the cells of a grid. */
export function bareText(
  value: number | null | undefined,
  format: SeriesFormat,
  language: Language,
  unit: WrittenUnit,
): string {
  const drawn = plotValue(value, format, unit);
  const decimals = unit.others;
  if (format === 'yuan' || format === 'amount')
    return drawn === null ? emptyText : formatPrice(drawn, language, unit.money[format]);
  if (format === 'count') return formatNumber(drawn, unit.decimals);
  if (format === 'points') return formatPoints(drawn, { decimals });
  if (format === 'index') return formatNumber(drawn, decimals);
  return format === 'number' ? formatNumber(drawn) : formatPercent(drawn, { decimals });
}

/** A tick of an axis, as exact as the tick itself. @param value as it is drawn */
export function tickText(value: number, format: SeriesFormat, language: Language, unit: WrittenUnit): string {
  if (axisGroup(format) === 'percent') return `${formatNumber(value)}%`;
  if (format === 'yuan' || format === 'amount')
    return formatNumber(unit.money[format].isWhole ? value : value / priceSize[language]);
  const sign = format === 'count' && language === 'en' && value !== 0 ? unit.sign : '';
  return formatNumber(value) + sign;
}
