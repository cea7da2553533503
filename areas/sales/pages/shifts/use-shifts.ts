import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, useMarket, useNameOf, usePage } from '@portal/ui/analysis';
import { growthFigures } from '../../market/choices.ts';
import { shiftPhrases } from './phrases.ts';
import { type PlaceShift, shiftsByPlace } from './share-shifts.ts';
import type { MovedShare } from './shift-finding.ts';
import {
  chosenSubject,
  mostMoved,
  readShifts,
  shareFigures,
  shareOfSubject,
  sharesOfRivals,
  soldByPlace,
} from './shift-questions.ts';
import type { Step } from './shift-steps.ts';
import { unitsByPlace } from './shift-tables.ts';

/** As many are named where a share is of several. */
const mostNamed = 2;

const noShare: MovedShare = { former: null, now: null, change: null };

/** Two answers that are shown together: what is the matter with either is the matter with both. */
const together = (first: Answered<Answer>, second: Answered<Answer>): Answered<Answer> => ({
  answer: second.answer && first.answer,
  waiting: first.waiting || second.waiting,
  error: first.error ?? second.error,
  retry: first.error ? first.retry : second.retry,
});

/** Whose share it is, how it has changed, and what rivals and places did to it. */
export function useShifts() {
  const language = useLanguage();
  const translate = shiftPhrases.useTranslate();
  const { search, view } = usePage();
  const nameOf = useNameOf();
  const { choice, usual } = readShifts(search, view);
  const { by, place, against } = choice;
  const chosen = chosenSubject(view);
  const largest = useMarket((view, catalogue) => (chosen ? null : mostMoved(view, catalogue, choice)));
  const found = largest.answer?.rows.find(({ kind, unnamed }) => kind === 'row' && !unnamed)?.keys[by];
  const subject = chosen ?? (found === undefined || largest.waiting ? null : { dimension: by, keys: [found] });
  const own = useMarket((view, catalogue) => subject && shareOfSubject(view, catalogue, subject, choice));
  const rivals = useMarket((view, catalogue) => subject && sharesOfRivals(view, catalogue, subject, choice));
  const market = useMarket((view, catalogue) => subject && soldByPlace(view, catalogue, choice, null));
  const sold = useMarket((view, catalogue) => subject && soldByPlace(view, catalogue, choice, subject));

  const { former, change } = shareFigures[against];
  const total = subject && own.answer?.total;
  const share = total
    ? { former: total[former] ?? null, now: total.share ?? null, change: total[change] ?? null }
    : noShare;
  const names = own.answer?.rows.flatMap(({ names }) => names[subject?.dimension ?? ''] ?? []) ?? [];
  const few = joinNames(names.slice(0, mostNamed), language);
  const name =
    names.length > mostNamed ? translate('and', { names: few, count: names.length }) : few || nameOf('dimensions', by);
  const steps = (rivals.answer?.rows ?? []).flatMap(({ kind, unnamed, keys, names, values }): Step[] => {
    const moved = values[change] ?? null;
    return kind !== 'row' || unnamed || moved === null
      ? []
      : [{ key: keys[by] ?? '', name: names[by] ?? '', value: -moved }];
  });
  const isCompared = share.change !== null && market.answer !== undefined && sold.answer !== undefined;
  const shifts: PlaceShift[] =
    isCompared && market.answer && sold.answer
      ? shiftsByPlace(unitsByPlace(market.answer, sold.answer, place, growthFigures[against].former))
      : [];
  // Where nobody is found, or the chosen sold nothing then and now, that answer says so.
  const absent = !subject ? largest : own.answer?.rows.length === 0 ? own : null;
  return {
    choice,
    usual,
    chosen,
    name,
    share,
    figures: { former, change },
    steps,
    shifts,
    rivals: absent ?? together(rivals, own),
    places: absent ?? together(market, sold),
  };
}

export type Shifts = ReturnType<typeof useShifts>;
