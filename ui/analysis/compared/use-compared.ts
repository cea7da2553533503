import { type DimensionKey, membersOf } from '@portal/contract';
import { type CallPayload, createPhrases, useLanguage } from '@portal/shell';
import type { Answered, View } from '@portal/ui';
import { useMemo } from 'react';
import type { Answer, Catalogue } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { useMarket } from '../page/use-market.ts';
import { readsRest, restOf, withRest } from './rest.ts';

type Query = CallPayload<'marketQuery'>;

const phrases = createPhrases({
  zh_CN: {
    tooMany: '已选择 %{chosen} 项，图表对比前 %{most} 项',
  },
  en: {
    tooMany: '%{chosen} selected; the chart compares the first %{most}',
  },
});

export interface ComparedMembers {
  by: DimensionKey;
  /** Asks for the members that are compared where the filter names none. */
  largest: (view: View, catalogue: Catalogue) => Query;
  /** As many of the chosen ones are compared at once. */
  most: number;
  /** What is said where nobody is chosen: whose members are shown instead. */
  unchosen: string;
}

/** Who is compared, and what answered for it. */
interface Compared {
  /** Those that the filter names. */
  chosen: string[];
  /** The question for those that are compared where the filter names none. */
  largest: Answered<Answer>;
  members: string[];
  /** Names of those that the filter does not name. */
  found: Map<string, string>;
  isEmpty: boolean;
  /** What stands beside the choices. */
  note: string | undefined;
}

/** Who is compared: those that the filter names, else the largest. */
export function useMembersCompared({ by, largest: ask, most, unchosen }: ComparedMembers): Compared {
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const chosen = view.filters[by] ?? [];
  const largest = useMarket((view, catalogue) => (chosen.length === 0 ? ask(view, catalogue) : null));
  const isSettled = chosen.length > 0 || (!largest.waiting && largest.answer !== undefined);
  const found = largest.answer && isSettled ? membersOf(largest.answer, by) : [];
  const tooMany = chosen.length > most ? translate('tooMany', { chosen: chosen.length, most }) : undefined;
  return {
    chosen,
    largest,
    members: chosen.length > 0 ? chosen.slice(0, most) : found.map(({ key }) => key),
    found: new Map(found.map(({ key, name }) => [key, name])),
    isEmpty: chosen.length === 0 && isSettled && found.length === 0,
    note: chosen.length === 0 ? unchosen : tooMany,
  };
}

/** Figures of the compared members, and who these are. @param query `ask` asks for the figures of some members */
export function useFiguresOfMembers(
  query: ComparedMembers & { ask: (view: View, catalogue: Catalogue, members: readonly string[]) => Query },
): Compared & { answered: Answered<Answer> } {
  const compared = useMembersCompared(query);
  const { members, largest, isEmpty } = compared;
  const figures = useMarket((view, catalogue) => (members.length > 0 ? query.ask(view, catalogue, members) : null));
  // Where nothing was found at all, the question for the largest members is the answer; where it failed, too.
  return { ...compared, answered: isEmpty || largest.error ? largest : figures };
}

/** A figure of the compared members over time, and of all others as one where the address asks for that. */
export function useCompared(
  query: ComparedMembers & {
    /** Asks for the figures of some members. */
    trend: (view: View, catalogue: Catalogue, members: readonly string[]) => Query;
  },
): Compared & { answered: Answered<Answer> } {
  const { by, trend: ask } = query;
  const language = useLanguage();
  const { search } = usePage();
  const compared = useMembersCompared(query);
  const { members, largest, isEmpty } = compared;
  const asks = (view: View, catalogue: Catalogue) => (members.length > 0 ? ask(view, catalogue, members) : null);
  const trend = useMarket(asks);
  const isWanted = readsRest(search);
  const rest = useMarket((view, catalogue) => {
    const question = isWanted ? asks(view, catalogue) : null;
    return question && restOf(question, by, members);
  });
  const joined = useMemo(
    () => (trend.answer && rest.answer && isWanted ? withRest(trend.answer, rest.answer, by, language) : undefined),
    [trend.answer, rest.answer, isWanted, by, language],
  );
  // Where nothing was sold at all, the question for the largest members is the answer; where it failed, too.
  const answered: Answered<Answer> =
    isEmpty || largest.error
      ? largest
      : joined
        ? { ...trend, answer: joined, waiting: trend.waiting || rest.waiting }
        : trend;
  return { ...compared, answered };
}
