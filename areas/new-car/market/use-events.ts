import { useAnswer } from '@portal/shell';
import type { Answered, View } from '@portal/ui';
import { type Answer, type Catalogue, type Query, useMarket, usePage } from '@portal/ui/analysis';
import { type EventDays, eventDays } from './events.ts';
import { yearsOf } from './questions.ts';

/** Events of the view together with their days. */
export interface DatedEvents extends Answered<Answer> {
  days: EventDays | undefined;
}

/** Asks for events, and for the days and prices of all in the same years; the answer is there when both are. */
export function useEvents(question: (view: View, catalogue: Catalogue) => Query): DatedEvents {
  const { view, catalogue } = usePage();
  const listed = useMarket(question);
  const dated = useAnswer(eventDays, catalogue && yearsOf(question(view, catalogue)));
  const first = listed.error || !dated.error ? listed : dated;
  return {
    answer: dated.answer && listed.answer,
    days: dated.answer,
    waiting: listed.waiting || dated.waiting,
    error: first.error,
    retry: first.retry,
  };
}
