import { januaryPart, newYearFactor } from './even-months.ts';
import { ahead, season, smooth, spreads, type Weights } from './smoothing.ts';

/** How many months are forecast. */
export const monthsAhead = 12;

/** Months without which no season is known: the two years from which smoothing begins, and one that is tried. */
export const leastMonths = 36;

/** Of a hundred months so many are to lie in the band. */
export const wantedInBand = 0.8;

/** Errors of the past without which the band has no size of its own. */
const leastErrors = 24;

/** What was forecast for a month. */
export interface ForecastMonth {
  value: number;
  /** Both ends of the band; null where too little is known of past errors. */
  low: number | null;
  high: number | null;
}

/** How the rule did where the outcome is known. */
export interface Tried {
  /** From how many months it was tried: at each with what was known then. */
  times: number;
  /** How many figures of months ahead those are. */
  figures: number;
  /** The sum of all errors, whichever way, by the sum of what came; null where nothing came. */
  error: number | null;
  /** The same of the rule that a month will be as a year before. */
  naiveError: number | null;
  /** The part of figures that lay in the band that would have been drawn; null where none could be. */
  inBand: number | null;
}

/** What follows a series, how the rule did, and between which ends the next month lay in four of five cases. */
export interface FoundForecast {
  kind: 'forecast';
  months: ForecastMonth[];
  tried: Tried;
  /** The next month with a band by the errors of a month ahead alone; that of all twelve has its size from the errors of all. */
  next: ForecastMonth;
}

export type Forecast = FoundForecast | { kind: 'short' } | { kind: 'zeros' };

/** Months without a sale of the last three years, at most. */
const mostZeros = 6;

const logOf = (value: number): number => Math.log(value + 1);
const countOf = (log: number): number => Math.max(0, Math.exp(log) - 1);

interface Line {
  /** Logarithms of the months to come, with the New Year where it falls. */
  logs: number[];
  weights: Weights;
}

/** The months after some values. @param weights those of an earlier look; absent: the best are looked for */
function lineAfter(values: readonly number[], first: number, weights?: Weights): Line {
  const part = januaryPart(values, first);
  const even = values.map((value, at) => logOf(value / newYearFactor(first + at, part)));
  const { state, weights: chosen } = smooth(even, first % season, weights);
  const next = first + values.length;
  const logs = ahead(state, next % season, monthsAhead, chosen.damping);
  return {
    weights: chosen,
    logs: logs.map((log, at) => logOf(countOf(log) * newYearFactor(next + at, part))),
  };
}

/** Sizes of past errors, by which a band is drawn: each in logarithms, by the spread that it was to have. */
class PastErrors {
  private readonly sorted: number[] = [];
  private readonly later = new Map<number, number[]>();

  /** @param at the month that the error is of: it is known once that is over */
  add(at: number, size: number): void {
    const others = this.later.get(at);
    if (others) others.push(size);
    else this.later.set(at, [size]);
  }

  /** A month is over: what was forecast for it is seen to be right or wrong. */
  pass(at: number): void {
    for (const size of this.later.get(at) ?? []) {
      const place = this.sorted.findIndex((other) => other > size);
      this.sorted.splice(place < 0 ? this.sorted.length : place, 0, size);
    }
  }

  /** How far the band reaches to both sides: four of five errors that are known were no larger. Null where these are few. */
  reach(): number | null {
    const { sorted } = this;
    return sorted.length < leastErrors ? null : (sorted[Math.ceil(wantedInBand * sorted.length) - 1] ?? null);
  }
}

/** The months from which the rule is tried: those of the last three years, as far as enough is known before. */
const triedMonths = 36;

/** Tries the rule at months of the past, by what was known then alone. */
function tryOn(values: readonly number[], first: number) {
  const errors = new PastErrors();
  const errorsOfNext = new PastErrors();
  const sums = { error: 0, naive: 0, came: 0, figures: 0, banded: 0, inBand: 0, times: 0 };
  const begin = Math.max(leastMonths, values.length - triedMonths);
  let weights: Weights | undefined;
  for (let from = begin; from < values.length; from += 1) {
    // Looked for anew once a year: they hardly change from month to month.
    if ((from - begin) % season === 0) weights = undefined;
    const line = lineAfter(values.slice(0, from), first, weights);
    weights = line.weights;
    const wide = spreads(weights, monthsAhead);
    const reach = errors.reach();
    sums.times += 1;
    for (const [step, log] of line.logs.entries()) {
      const came = values[from + step];
      if (came === undefined) break;
      const size = Math.abs(logOf(came) - log) / (wide[step] ?? 1);
      sums.figures += 1;
      sums.came += came;
      sums.error += Math.abs(came - countOf(log));
      sums.naive += Math.abs(came - (values[from + step - season] ?? 0));
      if (reach !== null) {
        sums.banded += 1;
        if (size <= reach) sums.inBand += 1;
      }
      errors.add(from + step, size);
      if (step === 0) errorsOfNext.add(from, size);
    }
    errors.pass(from);
    errorsOfNext.pass(from);
  }
  const partOf = (part: number, whole: number) => (whole > 0 ? part / whole : null);
  return {
    errors,
    errorsOfNext,
    tried: {
      times: sums.times,
      figures: sums.figures,
      error: partOf(sums.error, sums.came),
      naiveError: partOf(sums.naive, sums.came),
      inBand: partOf(sums.inBand, sums.banded),
    },
  };
}

/**
 * Forecasts the twelve months after a series of sales by month: exponential smoothing with a damped trend and a season, of
 * logarithms, after January and February are evened by where the Chinese New Year lies. The band has the size that past
 * errors had: four of five of them lay within.
 * @param values by month without a gap, from the first to the last that is known
 * @param first the first month, as year * 12 + month - 1
 * @returns `short` where there are fewer than 36 months since the first sale, `zeros` where months without a sale are many
 */
export function forecastOf(values: readonly number[], first: number): Forecast {
  const begins = values.findIndex((value) => value > 0);
  const sold = begins < 0 ? [] : values.slice(begins);
  if (sold.length < leastMonths) return { kind: 'short' };
  if (sold.slice(-leastMonths).filter((value) => value <= 0).length > mostZeros) return { kind: 'zeros' };
  const since = first + begins;
  const { errors, errorsOfNext, tried } = tryOn(sold, since);
  const { logs, weights } = lineAfter(sold, since);
  const wide = spreads(weights, monthsAhead);
  const reach = errors.reach();
  const within = (log: number, to: number | null): ForecastMonth => ({
    value: countOf(log),
    low: to === null ? null : countOf(log - to),
    high: to === null ? null : countOf(log + to),
  });
  const months = logs.map((log, step) => within(log, reach === null ? null : reach * (wide[step] ?? 1)));
  return { kind: 'forecast', months, tried, next: within(logs[0] ?? 0, errorsOfNext.reach()) };
}
