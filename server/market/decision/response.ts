import type { DecisionEstimate } from '@portal/contract';

/** A month in which the price or incentive of a car moved. */
export interface Move {
  car: string;
  /** By how many percent of the price. */
  moved: number;
  /** By how many percent its volume changed beside that of all other cars of its segment. */
  answered: number;
}

/** Fewer months are no estimate. */
export const leastMoves = 24;

/** The normal quantile that 80 % lie below and above of. */
const normalEnd = 1.2815515655446004;

/**
 * How far from the mean, in standard errors, the ends lie between which 80 % of Student's t lie.
 * @param freedom degrees of freedom, 10 or more: the expansion of Cornish and Fisher is right to three digits there
 */
export function studentEnd(freedom: number): number {
  const z = normalEnd;
  const [first, second, third] = [
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ];
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

/**
 * The slope of the answers over the moves by least squares, with a constant, and the ends between which it lies in four of
 * five cases (Student's t of its standard error): how many percent of volume go with one percent of price. It says what went
 * together, not what caused what.
 * @returns null for fewer months than an estimate takes, or where all moved alike
 */
export function responseOf(moves: readonly Move[], least = leastMoves): DecisionEstimate | null {
  const count = moves.length;
  if (count < Math.max(least, 12)) return null;
  const mean = (of: 'moved' | 'answered') => moves.reduce((sum, move) => sum + move[of], 0) / count;
  const [moved, answered] = [mean('moved'), mean('answered')];
  let [spread, joint] = [0, 0];
  for (const move of moves) {
    spread += (move.moved - moved) ** 2;
    joint += (move.moved - moved) * (move.answered - answered);
  }
  if (spread < 1e-9) return null;
  const slope = joint / spread;
  const left = moves.reduce((sum, move) => sum + (move.answered - answered - slope * (move.moved - moved)) ** 2, 0);
  const error = Math.sqrt(left / (count - 2) / spread);
  const reach = studentEnd(count - 2) * error;
  return { low: slope - reach, high: slope + reach, count, cars: new Set(moves.map(({ car }) => car)).size };
}
