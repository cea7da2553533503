import type { DecisionEstimate } from '@portal/contract';

/** A month in which the price or incentive of a car moved. */
export interface Move {
  car: string;
  /** Index of the month among those of its segment. */
  at: number;
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
 * Months over which what a car sold beyond its price is taken to go on: floor(4 (T / 100)^(2/9)) of T = 60 months, as
 * Newey and West choose it (1994, Review of Economic Studies 61, 631-653).
 */
export const lags = 3;

/** A month of a car: by how much its move lies off the mean, times what the line leaves of its answer. */
interface Score extends Pick<Move, 'car' | 'at'> {
  score: number;
}

/**
 * The sum of the products of all scores of a car that lie up to three months apart, by weights that fall with the distance
 * (Bartlett): what Newey and West (1987, Econometrica 55, 703-708) put in place of the sum of squares, for months whose
 * chances are not independent. Distances are those of the calendar, as months without a move are left out; cars are taken
 * as independent of each other.
 */
function jointScores(scores: readonly Score[]): number {
  const byCar = new Map<string, Score[]>();
  for (const score of scores) byCar.set(score.car, [...(byCar.get(score.car) ?? []), score]);
  let sum = 0;
  for (const own of byCar.values())
    for (const first of own)
      for (const second of own) {
        const apart = Math.abs(first.at - second.at);
        if (apart <= lags) sum += (1 - apart / (lags + 1)) * first.score * second.score;
      }
  return sum;
}

/**
 * The slope of the answers over the moves by least squares, with a constant, and the ends between which it lies in four of
 * five cases (Student's t of its standard error): how many percent of volume go with one percent of price. The error is that
 * of Newey and West, or the plain one where that is greater: a range does not get narrower by months that hang together. It
 * says what went together, not what caused what.
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
  const scores = moves.map(({ car, at, ...move }) => {
    const off = move.moved - moved;
    const left = move.answered - answered - slope * off;
    return { car, at, left, score: off * left };
  });
  const freedom = count - 2;
  const plain = (scores.reduce((sum, { left }) => sum + left ** 2, 0) / freedom) * spread;
  const error = Math.sqrt(Math.max(plain, (jointScores(scores) * count) / freedom)) / spread;
  const reach = studentEnd(freedom) * error;
  return { low: slope - reach, high: slope + reach, count, cars: new Set(moves.map(({ car }) => car)).size };
}
