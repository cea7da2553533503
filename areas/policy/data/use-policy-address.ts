import { useViewAddress, type ViewAddress } from '@portal/ui';
import { type PolicyView, policyView } from './policy-view.ts';

export type PolicyAddress = ViewAddress<PolicyView>;

/** The view of the address, and ways to change it. */
export const usePolicyAddress = (): PolicyAddress => useViewAddress(policyView);
