import type { Handlers } from '../../kernel/calls/call.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { findPolicies } from './find-policies.ts';
import { followedPolicies, readFollows, saveFollows } from './follow/follow-store.ts';
import { hostPolicies } from './host-policies.ts';
import { readCities } from './read-cities.ts';
import { readPolicyDetail } from './read-policy-detail.ts';
import { readPolicyHome } from './read-policy-home.ts';
import { readPolicyVersions } from './read-policy-versions.ts';

/** The calls about policies (S7.047, S1.025). */
export function policyHandlers({ db, clock }: StateParts): Handlers {
  return {
    hostPolicy: (_payload, { language }) => hostPolicies(db, language, clock()),
    policyHome: (_payload, { language }) => readPolicyHome(db, language, clock()),
    policyFollows: (_payload, { accountId }) => readFollows(db, accountId ?? ''),
    async savePolicyFollows(wanted, { accountId, language }) {
      await saveFollows(db, accountId ?? '', wanted, language);
      return null;
    },
    followedPolicies: (_payload, { accountId, language }) => followedPolicies(db, accountId ?? '', language, clock()),
    policySearch: (query, { language }) => findPolicies(db, query, language, clock()),
    policyCities: (_payload, { language }) => readCities(db, language, clock()),
    policyVersions: ({ policyId }, { language }) => readPolicyVersions(db, policyId, language),
    policyDetail: ({ policyId }, { language }) => readPolicyDetail(db, policyId, language, clock()),
  };
}
