import { readChoice, type View } from '@portal/ui';
import { eachName, layouts } from '../each/each.ts';

/** How the choice stands in the address: `marks=policy`; `marks=none` where a page marks policies unless told otherwise. */
export const marksName = 'marks';

const marks = ['none', 'policy'] as const;
export type Marks = (typeof marks)[number];

/** Whether policies can be marked: on one chart, whose periods are months of the calendar. */
export const canMark = (search: URLSearchParams, { dateType }: Pick<View, 'dateType'>): boolean =>
  dateType === 'monthly' && readChoice(search, eachName, layouts) !== 'each';

/** What is marked, as the address says. @param usual what is marked where it says nothing */
export const readMarks = (search: URLSearchParams, usual: Marks): Marks =>
  readChoice(search, marksName, usual === 'none' ? marks : ['policy', 'none']);
