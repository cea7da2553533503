import type { PassingRows } from '../../state/forget-old.ts';

const day = 24 * 60 * 60 * 1000;

/** Puzzles stay a day, because the limits of a day count them. */
export const passingPuzzles: PassingRows[] = [
  { table: 'captcha', key: 'captcha_id', instant: 'expires_at', stays: day, ahead: day },
];
