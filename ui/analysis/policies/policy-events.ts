import { type Language, monthsOfPeriod, type PolicyItem } from '@portal/contract';
import type { View } from '@portal/ui';
import type { ChartEvent } from '@portal/ui/charts';

/** The kinds that move what is bought, and when, the strongest first; rules for makers and networks are not marked. */
export const markedKinds = ['tax', 'trade-in', 'subsidy', 'restriction'] as const;

/** Of one month at most so many are told: a hint that is a list is not read. */
export const mostInMonth = 3;

type MarkedPolicy = Pick<PolicyItem, 'policyId' | 'title' | 'level' | 'region' | 'kind' | 'effectiveFrom'>;

/**
 * Whose policies belong to a view: those of the provinces and cities it is narrowed to, by their keys in the market, which
 * policies share; none means those of the nation.
 */
export const policyPlaces = ({ filters }: Pick<View, 'filters'>): string[] => [
  ...(filters.province ?? []),
  ...(filters.city ?? []),
];

const kinds: readonly string[] = markedKinds;
const rankOf = ({ kind }: MarkedPolicy): number => kinds.indexOf(kind);

/** A local policy says where it holds, unless its title does. */
const nameOf = ({ title, level, region }: MarkedPolicy, language: Language): string =>
  level === 'national' || region === '' || title.includes(region)
    ? title
    : `${region}${language === 'en' ? ': ' : '：'}${title}`;

export interface MarkedPolicies {
  events: ChartEvent[];
  /** Some month has more of them than are told. */
  isCut: boolean;
}

/**
 * The policies that took effect in the periods of a chart, each at the period that holds its first day: of one period the
 * strongest kinds first, and no more than `mostInMonth`. One without a day, or of another kind, is not marked.
 * @param policies in any order
 * @param periods as the market names them: two months that stand together hold the days of both
 * @param addressOf where a policy is read, by its id; undefined where the account can open no page of it
 */
export function policyEvents(
  policies: readonly MarkedPolicy[],
  periods: readonly { key: string; name: string }[],
  language: Language,
  addressOf: (policyId: string) => string | undefined,
): MarkedPolicies {
  const marked = policies
    .filter((policy) => policy.effectiveFrom !== '' && rankOf(policy) >= 0)
    .sort((policy, other) => rankOf(policy) - rankOf(other) || policy.effectiveFrom.localeCompare(other.effectiveFrom));
  const spans = periods.map(({ key, name }) => {
    const months = monthsOfPeriod(key, name);
    const holds = (day: string) => months !== null && months.from <= day.slice(0, 7) && day.slice(0, 7) <= months.to;
    return marked.filter(({ effectiveFrom }) => holds(effectiveFrom));
  });
  return {
    events: spans.flatMap((ofPeriod, at) =>
      ofPeriod.slice(0, mostInMonth).map((policy): ChartEvent => {
        const to = addressOf(policy.policyId);
        return { at, kind: 'policy', name: nameOf(policy, language), ...(to && { to }) };
      }),
    ),
    isCut: spans.some(({ length }) => length > mostInMonth),
  };
}
