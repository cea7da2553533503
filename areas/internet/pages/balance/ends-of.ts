import type { Answer } from '@portal/ui/analysis';

/** The rows at both ends of an order: the first and the last of them. */
export const endsOf = (answer: Answer, each: number): Answer =>
  answer.rows.length <= 2 * each
    ? answer
    : { ...answer, rows: [...answer.rows.slice(0, each), ...answer.rows.slice(-each)] };
