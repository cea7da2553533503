import { chinaDate } from '@portal/contract';

const day = 24 * 60 * 60 * 1000;

/** The day in China that lies some days before a moment, as the address writes it: 2026-01-31. */
export const daysBefore = (now: Date, days: number): string => chinaDate(now.getTime() - days * day);
