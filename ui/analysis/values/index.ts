export { limitsName } from './limits.ts';
export { useListed } from './use-limits.ts';
