import { basketsBeside } from './basket.ts';
import { countsBeside } from './distinct.ts';
import type { Beside, Levels } from './levels.ts';
import { spreadsBeside } from './spread.ts';

/** The tables that stand beside the rows of a question, for figures that no sum of its cube gives. */
export const besideOf = (levels: Levels): Beside[] => [
  ...countsBeside(levels),
  ...basketsBeside(levels),
  ...spreadsBeside(levels),
];
