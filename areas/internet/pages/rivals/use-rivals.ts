import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, inOrderOf, useMarket, usePage } from '@portal/ui/analysis';
import { useMemo } from 'react';
import type { RivalBy } from '../../market/choices.ts';
import { flowAnswer, modelsOf, pairsIn } from '../../market/flow-answers.ts';
import { balancesOf, flowsOf, mostLookedAt, type Named } from '../../market/net-flows.ts';
import { pairsOf } from '../../market/questions.ts';

const collator = new Intl.Collator(['zh-CN', 'en']);

interface Wanted {
  by: RivalBy;
  /** Whose rivals are shown: whom the filter names alone, or whom most look at, where nobody is chosen. */
  of: string;
  top: number;
}

/** What people compare with a member, both ways; and what all members win from each other and lose. */
export function useRivals({ by, of, top }: Wanted) {
  const language = useLanguage();
  const { view } = usePage();
  const answered = useMarket((view, catalogue) => pairsOf(view, catalogue, by));
  const { answer } = answered;
  const pairs = useMemo(() => (answer ? pairsIn(answer, by) : []), [answer, by]);
  const { filters } = view;
  const named = filters[by] ?? [];
  const inBrands = useMemo(() => (answer ? modelsOf(answer, by, filters.brand ?? []) : null), [answer, by, filters]);
  const wantedPairs = useMemo(() => pairs.filter(({ from }) => inBrands?.has(from.key) ?? true), [pairs, inBrands]);
  const offered = useMemo(() => {
    const members = new Map<string, Named>(wantedPairs.map(({ from }) => [from.key, from]));
    return [...members.values()].sort((member, other) => collator.compare(member.name, other.name));
  }, [wantedPairs]);
  const isOffered = (key: string) => offered.some((member) => member.key === key);
  const usual = named.length === 1 && isOffered(named[0] ?? '') ? named[0] : mostLookedAt(wantedPairs)?.key;
  const subject = offered.find(({ key }) => key === (isOffered(of) ? of : usual));
  const all = useMemo(() => (subject ? flowsOf(pairs, subject.key) : []), [pairs, subject]);
  // Of several that the filter names, only these are rivals in the picture.
  const wanted = named.length > 1 ? all.filter(({ key }) => named.includes(key)) : all;
  const flows = wanted.slice(0, top);
  const madeOf = (rows: typeof flows): Answered<Answer> => ({
    ...answered,
    answer: answer && subject ? flowAnswer(answer, rows, by, language) : answer && { ...answer, rows: [] },
  });
  // Of all pairs, so that what each wins is of all its rivals.
  const members = useMemo(() => balancesOf(pairs).filter(({ key }) => inBrands?.has(key) ?? true), [pairs, inBrands]);
  const listed = madeOf(wanted);
  return {
    answered,
    subject,
    usual: usual ?? '',
    offered,
    flows,
    tabled: madeOf(flows),
    /** Those who are in the picture by what they win and lose, the most won first. */
    byNet: { ...madeOf(flows), answer: madeOf(flows).answer && inOrderOf(madeOf(flows).answer as Answer, 'net') },
    listed,
    members: { ...madeOf(members), answer: madeOf(members).answer },
    left: wanted.length - flows.length,
    /** Whether the members are some of all. */
    isOfBrands: inBrands !== null,
  };
}
