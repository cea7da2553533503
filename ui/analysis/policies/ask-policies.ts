import type { PolicyItem, PolicyQuery } from '@portal/contract';
import { type CallData, questionsBy, questionsTo, request } from '@portal/shell';
import { markedKinds } from './policy-events.ts';

/** Which policies are asked for. */
export interface PoliciesQuery {
  /** Keys of provinces and cities; none stands for the nation. */
  places: readonly string[];
  /** Month from which on they took effect, such as 2024-03. */
  from: string;
}

/** What one question may name, and what one page of its answer may hold. */
const [mostPlaces, pageSize] = [50, 100];

type Search = (query: PolicyQuery) => Promise<CallData<'policySearch'>>;

/** All pages of a list, the latest to take effect first, until one reaches back before the month. */
async function pagesOf(query: PolicyQuery, from: string, search: Search): Promise<PolicyItem[]> {
  const found: PolicyItem[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await search({ ...query, sort: 'effective', page, pageSize });
    found.push(...items);
    const last = items.at(-1);
    if (!last || items.length < pageSize || last.effectiveFrom.slice(0, 7) < from) return found;
  }
}

/**
 * Asks for the policies that have taken effect, whether they still hold or not.
 * @throws CallError with status 403 where the account does not hold the product of policies
 */
export async function askPolicies(
  { places, from }: PoliciesQuery,
  search: Search = (query) => request('policySearch', query),
): Promise<PolicyItem[]> {
  const usual: PolicyQuery = { kinds: [...markedKinds], statuses: ['in-force', 'expired'] };
  if (places.length === 0) return pagesOf({ ...usual, levels: ['national'] }, from, search);
  const parts = Array.from({ length: Math.ceil(places.length / mostPlaces) }, (_, at) =>
    places.slice(at * mostPlaces, (at + 1) * mostPlaces),
  );
  const answers = await Promise.all(parts.map((regions) => pagesOf({ ...usual, regions }, from, search)));
  return answers.flat();
}

export const markedPolicies = questionsBy('marked policies', (query: PoliciesQuery) => askPolicies(query));

/** The products that the account holds. */
export const ownedProducts = questionsTo('getAuthProducts');
