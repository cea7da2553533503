import type { Language } from '@portal/contract';
import { formatNumber, formatPercent, formatPoints, toWan, wanUnit } from '@portal/ui';
import type { SeriesFormat } from './spec.ts';

/** What is drawn for a value: ten thousands for counts (S9.032), percent for ratios. */
export function plotValue(value: number | null | undefined, format: SeriesFormat): number | null {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  if (format === 'count') return toWan(value);
  return format === 'percent' ? value * 100 : value;
}

/** The unit of an axis: S9.033 ten thousands, S9.034 and S9.044 percent. */
export function axisUnit(format: SeriesFormat, language: Language): string {
  const units: Record<SeriesFormat, string> = {
    count: wanUnit[language],
    percent: '%',
    price: '%',
    points: language === 'en' ? 'pp' : '百分点',
    index: language === 'en' ? 'Index' : '指数',
    number: '',
  };
  return units[format];
}

/** Which series share an axis: percentages (S9.034) never share one with counts. */
export function axisGroup(format: SeriesFormat): 'count' | 'percent' | 'index' | 'number' {
  if (format === 'count' || format === 'index' || format === 'number') return format;
  return 'percent';
}

/** A drawn value in words. S9.035: no % for counts; S9.042 S9.043: one decimal and thousands separators. */
export function plotText(value: number | null, format: SeriesFormat, language: Language): string {
  if (format === 'count') return value === null ? '-' : `${formatNumber(value, 1)} ${wanUnit[language]}`;
  if (format === 'points') return formatPoints(value, { language });
  if (format === 'index') return formatNumber(value, 1);
  if (format === 'number') return formatNumber(value);
  return formatPercent(value);
}

/** A tick of an axis, as exact as the tick itself. */
export function tickText(value: number, format: SeriesFormat): string {
  return axisGroup(format) === 'percent' && format !== 'points' ? `${formatNumber(value)}%` : formatNumber(value);
}
