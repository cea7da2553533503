import type { Language } from '@portal/contract';
import type { Answered } from '@portal/ui';
import { emptyText } from '@portal/ui';
import { type Answer, isUncovered, notCovered } from '@portal/ui/analysis';

/** The figures of the latest period of an answer by period; nothing while it is on its way. */
export const latestOf = ({ answer }: Answered<Answer>) => answer?.rows.filter(({ kind }) => kind === 'row').at(-1);

/** A figure in words: undefined while it is on its way, '-' when it did not come. */
export const shownOf = ({ answer, error }: Answered<Answer>, text: string): string | undefined =>
  answer ? text : error ? emptyText : undefined;

/** What stands in the place of figures that nobody delivered. */
export const absentOf = ({ answer }: Answered<Answer>, language: Language): string | undefined =>
  answer && isUncovered(answer, answer.rows.at(-1)?.keys ?? {}) ? notCovered(language) : undefined;
