import { reasonCodes } from '../rows/problem.ts';

/** What a person agrees to lose: at most so many for each code, or any number of it. */
export type Agreement = Record<string, number>;

/**
 * Reads an agreement: `number=200,duplicate` agrees to 200 refusals of the code `number` and to every duplicate.
 * @returns the agreement, or the part of the text that cannot be understood
 */
export function readAgreement(text: string): { agreement: Agreement } | { alien: string } {
  const agreement: Agreement = {};
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, code = '', most] = /^([a-z-]+)(?:=(\d{1,9}))?$/.exec(part) ?? [];
    if (!reasonCodes.some((known) => known === code)) return { alien: part };
    agreement[code] = most === undefined ? Number.POSITIVE_INFINITY : Number(most);
  }
  return { agreement };
}

/** @returns what was dropped and goes beyond the agreement, by code */
export const notAgreed = (dropped: Record<string, number>, agreement: Agreement): Record<string, number> =>
  Object.fromEntries(Object.entries(dropped).filter(([code, count]) => count > (agreement[code] ?? 0)));

/** @returns counts as the option takes them: number=200,duplicate=1 */
export const agreementText = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([code, count]) => `${code}=${count}`)
    .join(',');
