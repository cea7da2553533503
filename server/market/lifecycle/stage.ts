/** The stages of a car model's life, in their order. */
export const lifeStages = ['launch', 'growth', 'maturity', 'decline', 'runOut'] as const;
export type LifeStage = (typeof lifeStages)[number];

/** Why no stage is read: nothing was sold yet, too few months are known, or some of those it takes are not. */
export type Unread = 'before' | 'short' | 'gaps';

/** Sales of a model by month, and where its life begins. */
export interface LifeMonths {
  /** From the first month of the source on; null for a month that is not known by itself. */
  values: readonly (number | null)[];
  /** Index of the month of its launch; null where it was on sale before the first month. */
  launch: number | null;
}

export interface StageReading {
  stage: LifeStage | null;
  reason: Unread | null;
  /** The last twelve months against those before, or the part of them that the second year has, as a ratio; null where the stage does not take it. */
  change: number | null;
  /** Twelve months as a part of the most that twelve months have been so far; null where the stage does not take it. */
  ofPeak: number | null;
}

/** Months of a year, by which seasons cancel out. */
export const year = 12;
/** From such a change of twelve months on a model grows, or declines. */
export const steady = 0.1;
/** Below such a part of its best twelve months, and falling, it runs out. */
export const littleLeft = 0.3;
/** So many months without a sale: it has run out. */
export const unsold = 3;

/** Shares of whole cars are no whole numbers: 900 of 1,000 is 10 % less, whatever a division makes of it. */
const near = 1e-9;

/**
 * What was sold in so many months up to one; those before a known launch count as none.
 * @returns null where a month is not known
 */
function soldTo({ values, launch }: LifeMonths, at: number, count: number): number | null {
  if (at < 0 || at >= values.length || (launch === null && at < count - 1)) return null;
  let sum = 0;
  for (let month = Math.max(0, at - count + 1); month <= at; month += 1) {
    const value = values[month] ?? null;
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** What was sold in the twelve months up to one. @returns null where a month is not known */
export const yearTo = (months: LifeMonths, at: number): number | null => soldTo(months, at, year);

const unread = (reason: Unread): StageReading => ({ stage: null, reason, change: null, ofPeak: null });

/**
 * The stage of a model in a month, by what is known up to then. The first that holds:
 *
 * 1. run-out: nothing sold in the last three months, after sales before;
 * 2. launch: the first twelve months from the launch on;
 * 3. run-out: the last twelve months are below 30 % of the best twelve so far, and fewer than those before;
 * 4. growth: the last twelve months are at least 10 % above those before;
 * 5. decline: they are at least 10 % below; and else maturity.
 *
 * "Those before" are the same months a year earlier. In the second year these are no twelve yet: there the months since the
 * launch turned one are set against the same of the first year. The market is not taken off: a model that falls with all others declines. The rule
 * is the portal's own.
 * @param at index of the month, which is to be over
 */
export function stageOf(months: LifeMonths, at: number): StageReading {
  const { values, launch } = months;
  const begin = values.findIndex((value) => value !== null && value > 0);
  if (begin < 0 || at < (launch ?? begin)) return unread('before');
  const recent = values.slice(Math.max(0, at - unsold + 1), at + 1);
  if (at - unsold >= begin && recent.every((value) => value === 0)) {
    return { stage: 'runOut', reason: null, change: null, ofPeak: null };
  }
  const age = launch === null ? null : at - launch;
  if (age !== null && age < year) return { stage: 'launch', reason: null, change: null, ofPeak: null };
  const sum = yearTo(months, at);
  const count = age === null ? year : Math.min(year, age - year + 1);
  const [recently, base] = [soldTo(months, at, count), soldTo(months, at - year, count)];
  if (sum === null || recently === null || base === null)
    return unread(launch === null && at < 2 * year - 1 ? 'short' : 'gaps');
  const years = Array.from({ length: at + 1 }, (_, month) => yearTo(months, month) ?? 0);
  const ofPeak = sum / Math.max(...years, 1);
  const change = base === 0 ? null : recently / base - 1;
  const stageBy = (): LifeStage => {
    if (change === null) return 'growth';
    if (ofPeak < littleLeft && change < 0) return 'runOut';
    if (change >= steady - near) return 'growth';
    return change <= near - steady ? 'decline' : 'maturity';
  };
  return { stage: stageBy(), reason: null, change, ofPeak };
}
