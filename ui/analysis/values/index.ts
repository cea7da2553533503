export { liesWithin, limitsName, readLimits, writeLimits } from './limits.ts';
export { useLimits, useLimitsText, useListed } from './use-limits.ts';
export { useOutsideText } from './use-outside-text.ts';
export { useValueFilter } from './value-field.tsx';
