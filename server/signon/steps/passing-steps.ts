import type { PassingRows } from '../../state/forget-old.ts';

/** A step that is over leads nowhere. */
export const passingSignOns: PassingRows[] = [
  { table: 'sign_on_step', key: 'step_hash', instant: 'expires_at', stays: 0 },
];
