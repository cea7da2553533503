import { useAnswer } from '@portal/shell';
import { buildPivot, type Pivot, type PivotQuestion, usePage, withOthers } from '@portal/ui/analysis';
import { useMemo } from 'react';
import { useCross } from '../frame/cross-context.ts';
import type { CrossFigure } from '../state/figures.ts';
import { pivotQuestion } from '../state/questions.ts';
import { pivots } from './ask.ts';

/** Asks about figures on dimensions, and puts the answer together. */
export function usePivot(
  figures: readonly CrossFigure[],
  { rows, columns, top }: Pick<PivotQuestion, 'rows' | 'columns' | 'top'>,
) {
  const { view } = usePage();
  const { dimensions } = useCross();
  const question = figures.length > 0 ? pivotQuestion(figures, view, dimensions, { rows, columns, top }) : null;
  const answered = useAnswer(pivots, question);
  const { answer } = answered;
  const pivot = useMemo((): Pivot | null => {
    if (!answer) return null;
    const query = answer.question;
    return withOthers(buildPivot(query, query.figures, answer.parts), query.top);
  }, [answer]);
  return { answered, pivot };
}
