import { useAnswer } from '@portal/shell';
import {
  buildPivot,
  liesWithin,
  type NarrowedPivot,
  narrowRows,
  type PivotQuestion,
  useLimits,
  usePage,
  withOthers,
} from '@portal/ui/analysis';
import { useMemo } from 'react';
import { useCross } from '../frame/cross-context.ts';
import type { CrossFigure } from '../state/figures.ts';
import { pivotQuestion } from '../state/questions.ts';
import { pivots } from './ask.ts';

/**
 * Asks about figures on dimensions, and puts the answer together: the rows alone whose figures lie within the limits of
 * the address, where these are among the figures.
 * @returns besides, how many rows lie outside, and whether none is left: sums of those left out say nothing alone
 */
export function usePivot(
  figures: readonly CrossFigure[],
  { rows, columns, top }: Pick<PivotQuestion, 'rows' | 'columns' | 'top'>,
) {
  const { view } = usePage();
  const { dimensions } = useCross();
  const question = figures.length > 0 ? pivotQuestion(figures, view, dimensions, { rows, columns, top }) : null;
  const answered = useAnswer(pivots, question);
  const { answer } = answered;
  const limits = useLimits();
  const wanted = JSON.stringify(limits);
  const narrowed = useMemo((): NarrowedPivot | null => {
    if (!answer) return null;
    const query = answer.question;
    const places = new Map(query.figures.map(({ id }, place) => [id, place]));
    const among = (JSON.parse(wanted) as typeof limits).filter(({ indicator }) => places.has(indicator));
    const whole = withOthers(buildPivot(query, query.figures, answer.parts), query.top);
    // Everything as one row is no list.
    if (among.length === 0 || query.rows.length === 0) return { pivot: whole, outside: 0 };
    return narrowRows(whole, (values) => liesWithin((id) => values[places.get(id) ?? -1], among));
  }, [answer, wanted]);
  const { pivot = null, outside = 0 } = narrowed ?? {};
  return { answered, pivot, outside, isEmptied: outside > 0 && pivot?.rows.children.length === 0 };
}
