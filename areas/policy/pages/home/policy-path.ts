/** Where a policy is read, below the prefix of the area. */
export const policyPath = (policyId: string): string => `/policies?${new URLSearchParams({ id: policyId })}`;
