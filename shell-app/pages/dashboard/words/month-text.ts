import { formatMonth } from '@portal/ui';

/** S9.017 S3.031: the month of a ranking always has two digits. */
export const rankMonth = ({ year, month }: { year: string; month: string }): string =>
  formatMonth(year && `${year}-${month.padStart(2, '0')}`);
