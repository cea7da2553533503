import type { DateType } from '@portal/contract';
import { shownDay } from '../../kernel/shown-day.ts';

/** How many months a period of each date type has (S3.040). */
export const periodLength: Record<DateType, number> = { monthly: 1, quarterly: 3, annual: 12 };

/** @param month any month @returns the first month of the period that holds it */
export const periodStart = (month: number, dateType: DateType): number => month - (month % periodLength[dateType]);

/**
 * @param first first month of the period
 * @returns the period as rows and filters name it: 2024-03, 2024-Q1 or 2024
 */
export function periodKey(first: number, dateType: DateType): string {
  const year = String(Math.floor(first / 12));
  const month = first % 12;
  if (dateType === 'annual') return year;
  if (dateType === 'quarterly') return `${year}-Q${Math.floor(month / 3) + 1}`;
  return `${year}-${String(month + 1).padStart(2, '0')}`;
}

/**
 * @param first first month of the period
 * @returns the period as a person reads it, in either language: 2024/03, 2024 Q1 or 2024
 */
export function periodName(first: number, dateType: DateType): string {
  const key = periodKey(first, dateType);
  return dateType === 'quarterly' ? key.replace('-', ' ') : shownDay(key);
}
