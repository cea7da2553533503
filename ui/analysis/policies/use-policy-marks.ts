import { membersOf } from '@portal/contract';
import { useAnswer, useLanguage, useLinksTo } from '@portal/shell';
import type { ChartEvent } from '@portal/ui/charts';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { markedPolicies } from './ask-policies.ts';
import { policyWords } from './phrases.ts';
import { type Marks, offReason, readMarks } from './policy-choice.ts';
import { policyEvents, policyPlaces } from './policy-events.ts';
import { useHoldsPolicies } from './use-holds-policies.ts';

/** What is marked on a trend. */
interface PolicyMarks {
  events: ChartEvent[];
  /** What a reader must know of the marks, also that there are none; absent where none are wanted. */
  note?: string;
}

const nothing: PolicyMarks = { events: [] };

/**
 * The policies that took effect in the months of a trend, where the page marks them and the account holds them.
 * @param answer of the trend, by period
 * @param usual what is marked where the address says nothing
 */
export function usePolicyMarks(answer: Answer | undefined, usual: Marks = 'none'): PolicyMarks {
  const language = useLanguage();
  const { search, view } = usePage();
  const linksTo = useLinksTo();
  const isMarked = useHoldsPolicies(offReason(search, view) === null && readMarks(search, usual) === 'policy');
  const places = policyPlaces(view);
  const periods = answer && isMarked ? membersOf(answer, 'period') : [];
  const { answer: policies, error } = useAnswer(
    markedPolicies,
    answer && periods.length > 0 ? { places, from: answer.period.from } : null,
  );
  if (periods.length === 0) return nothing;
  const words = policyWords(language);
  if (error) return { events: [], note: words.failed };
  if (!policies) return nothing;
  const addressOf = (policyId: string) => linksTo('policy', policyId)[0]?.to;
  const { events, isCut } = policyEvents(policies, periods, language, addressOf);
  const isLocal = places.length > 0;
  if (events.length === 0) return { events, note: isLocal ? words.noneLocal : words.noneNational };
  return { events, note: `${isLocal ? words.local : words.national}${isCut ? words.cut : ''}` };
}
