import { readChoice, type View } from '@portal/ui';
import { eachName, layouts } from '../each/each.ts';
import type { OffReason } from '../page/use-off.ts';

/** How the choice stands in the address: `marks=policy`; `marks=none` where a page marks policies unless told otherwise. */
export const marksName = 'marks';

const marks = ['none', 'policy'] as const;
export type Marks = (typeof marks)[number];

/** @returns why policies cannot be marked: they stand on one chart, whose periods are months of the calendar */
export function offReason(search: URLSearchParams, { dateType }: Pick<View, 'dateType'>): OffReason | null {
  if (dateType !== 'monthly') return 'monthsOnly';
  return readChoice(search, eachName, layouts) === 'each' ? 'oneChart' : null;
}

/** What is marked, as the address says. @param usual what is marked where it says nothing */
export const readMarks = (search: URLSearchParams, usual: Marks): Marks =>
  readChoice(search, marksName, usual === 'none' ? marks : ['policy', 'none']);
