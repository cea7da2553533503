/** Policies that took effect, as marks of a trend by calendar months. */
export { markedKinds } from './policy-events.ts';
export { PolicyField } from './policy-field.tsx';
export { useHoldsPolicies } from './use-holds-policies.ts';
export { usePolicyMarks } from './use-policy-marks.ts';
