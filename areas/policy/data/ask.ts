import type { PolicyItem, PolicyQuery } from '@portal/contract';
import { type CallData, questionsBy, questionsTo, request } from '@portal/shell';
import type { ReportSource } from '@portal/ui/analysis';

export type Item = PolicyItem;
export type Home = CallData<'policyHome'>;
export type Found = CallData<'policySearch'>;
export type Detail = CallData<'policyDetail'>;

export const homeQuestion: Record<string, never> = {};

/** What the first page shows. */
export const homes = questionsTo('policyHome');

/** What the person follows. */
export const follows = questionsTo('policyFollows');
export type Follows = CallData<'policyFollows'>;

/** The newest of that. */
export const followedNews = questionsTo('followedPolicies');

/** Everything there is: its facets are what a person may follow. */
export const everything: PolicyQuery = { page: 1, pageSize: 1 };

/** Keeps what the person follows; whoever shows it, or asks next, asks the server anew. */
export async function saveFollows(wanted: Follows): Promise<void> {
  await request('savePolicyFollows', wanted);
  follows.forget(homeQuestion);
  followedNews.forget(homeQuestion);
}

/** Lists of policies. What preload has asked, the page does not ask again. */
export const searches = questionsTo('policySearch');

/** Asks for one part of what a question finds, for a file of all of it. @throws CallError */
export const partOf =
  (query: PolicyQuery) =>
  (part: { page: number; pageSize: number }): Promise<Found> =>
    request('policySearch', { ...query, ...part });

/** What the cities limit. */
export const cityLimits = questionsTo('policyCities');

/** The texts that a policy has had. */
export const versions = questionsTo('policyVersions');

/** Single policies, by their id. */
export const details = questionsBy('policyDetail', (policyId: string) => request('policyDetail', { policyId }));

/** Reports on policy, for everybody and for who holds the product; what preload has asked, the page does not ask again. */
const reportsOf = (kind: 'public' | 'special'): ReportSource['lists'] =>
  questionsBy(`policy reports ${kind}`, (query) => request('policyReports', { kind, ...query }));

export const reports = { public: reportsOf('public'), special: reportsOf('special') };

/** Reports on policy, by their id. */
export const openedReports: ReportSource['opened'] = questionsBy('policyReport', (reportId: string) =>
  request('policyReport', { reportId }),
);
