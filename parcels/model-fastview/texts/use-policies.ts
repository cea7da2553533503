import type { PolicyQuery } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { useHoldsPolicies } from '@portal/ui/analysis';
import type { ChosenPlace } from '../address/fast-view-address.ts';
import { policies } from '../ask/ask.ts';

/** What is given to who buys a car, or taken. */
const money = ['tax', 'trade-in', 'subsidy'];

/** As many as the page lists. */
export const mostPolicies = 6;

/**
 * The policies that touch who buys the model now: in force or announced, on tax, trade-in and subsidies in the whole
 * country; in a chosen place those of its own as well, with its restrictions.
 */
export const touching = (place: ChosenPlace | null): PolicyQuery => ({
  kinds: place ? [...money, 'restriction'] : money,
  statuses: ['in-force', 'announced'],
  // The key of a city begins with that of its province.
  regions: ['cn', ...(place ? [...new Set([place.key.slice(0, 2), place.key])] : [])],
  sort: 'effective',
  pageSize: mostPolicies,
});

/** Those policies, where the account holds them. */
export function usePolicies(place: ChosenPlace | null) {
  const isOpen = useHoldsPolicies(true);
  return { isOpen, answered: useAnswer(policies, isOpen ? touching(place) : null) };
}
