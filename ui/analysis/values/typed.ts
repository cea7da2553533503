import type { FigureLimits } from '@portal/contract';

/** What a person has written into the two fields of a figure, in its unit. */
export interface Typed {
  atLeast: string;
  atMost: string;
}

export type TypedFault = 'notNumber' | 'reversed';

/** What is on the wire, as a person writes it: 0.05 is 5 where one of the unit is 0.01. */
export const typedOf = (value: number | undefined, size: number): string =>
  value === undefined ? '' : String(Number((value / size).toPrecision(12)));

/** Digits by threes, or without commas: of 1,5 nobody knows whether it is one and a half. */
const writtenNumber = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?(e[+-]?\d+)?$/i;

/** @returns undefined for an empty field, null for what is no number; thousands may stand apart, and the unit behind */
function wireValue(text: string, unit: string, size: number): number | undefined | null {
  const plain = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace('−', '-')
    .replace(/%$/, unit === '%' ? '' : '%');
  if (plain === '') return undefined;
  if (!writtenNumber.test(plain) || !/\d/.test(plain)) return null;
  const value = Number((Number(plain.replaceAll(',', '')) * size).toPrecision(12));
  return Number.isFinite(value) ? value : null;
}

/**
 * The limits that were written for a figure.
 * @param unit in which it is written @param size what one of it is on the wire
 * @returns no limits where both fields are empty; else those, or what is wrong with which field
 */
export function limitsOf(
  { atLeast, atMost }: Typed,
  { unit, size }: { unit: string; size: number },
): { limits: Omit<FigureLimits, 'indicator'> | null } | { fault: TypedFault; at: keyof Typed } {
  const [low, high] = [atLeast, atMost].map((text) => wireValue(text, unit, size));
  if (low === null) return { fault: 'notNumber', at: 'atLeast' };
  if (high === null) return { fault: 'notNumber', at: 'atMost' };
  if (low === undefined && high === undefined) return { limits: null };
  if (low !== undefined && high !== undefined && low > high) return { fault: 'reversed', at: 'atMost' };
  return { limits: { ...(low !== undefined && { atLeast: low }), ...(high !== undefined && { atMost: high }) } };
}
