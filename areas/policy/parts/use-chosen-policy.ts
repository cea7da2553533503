import type { PolicyItem, PolicyQuery } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { coveredBy } from '@portal/ui';
import { markedKinds, usePage } from '@portal/ui/analysis';
import { searches } from '../data/ask.ts';
import { type Around, aroundOf, widths } from '../market/around.ts';

/** What moved buyers, the latest first: as many as one answer holds. */
export const effectQuery: PolicyQuery = {
  kinds: [...markedKinds],
  statuses: ['in-force', 'expired'],
  levels: ['national', 'provincial', 'city'],
  sort: 'effective',
  page: 1,
  pageSize: 100,
};

export interface ChosenPolicy {
  /** Those with months on both sides. */
  policies: PolicyItem[];
  policy: PolicyItem | null;
  around: Around | null;
  width: (typeof widths)[number];
}

/** The policy whose effect is looked at: that of the address, else the latest one with enough months behind it. */
export function useChosenPolicy() {
  const { search, view, catalogue } = usePage();
  const answered = useAnswer(searches, effectQuery);
  const width = widths.find((each) => each === search.get('width')) ?? widths[0];
  const covered = catalogue && coveredBy(catalogue, view);
  const policies = (covered && answered.answer ? answered.answer.items : []).filter(
    (policy) => covered && aroundOf(policy, covered, Number(width)) !== null,
  );
  const aroundFor = (policy: PolicyItem) => covered && aroundOf(policy, covered, Number(width));
  const hasFigures = (policy: PolicyItem) => {
    const around = aroundFor(policy);
    return around !== null && around !== undefined && around.to > around.at;
  };
  const policy =
    policies.find(({ policyId }) => policyId === search.get('policy')) ??
    policies.find(hasFigures) ??
    policies[0] ??
    null;
  const chosen: ChosenPolicy = { policies, policy, around: (policy && aroundFor(policy)) ?? null, width };
  return { answered, chosen };
}
