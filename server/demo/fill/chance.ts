import { mixed } from './coverage.ts';

const long = (number: string): string => `CAST(${number} AS BIGINT)`;

/** A number from 0 to 999 that is the same every time. */
export const chance = (first: string, two: string, three = '0'): string => mixed(long(first), long(two), long(three));

/** The same from -500 to 499. */
export const swing = (first: string, two: string, three: string): string => `(${chance(first, two, three)} - 500)`;

/** An amount of money to the nearest hundred yuan. */
export const rounded = (amount: string): string => `CAST(ROUND((${amount}) / 100.0) * 100 AS INTEGER)`;
