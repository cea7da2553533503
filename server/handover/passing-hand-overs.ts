import type { PassingRows } from '../state/forget-old.ts';

/** A code that is over counts towards nothing. */
export const passingHandOvers: PassingRows[] = [
  { table: 'hand_over', key: 'code_hash', instant: 'expires_at', stays: 0 },
];
