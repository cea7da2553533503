/** Months of a year: the season that comes back. */
export const season = 12;

/** How fast a level, its trend and the season follow what is new, and how fast a trend dies away; each 0 to 1. */
export interface Weights {
  level: number;
  trend: number;
  season: number;
  damping: number;
}

/** Where a series stands at its end, in logarithms. */
export interface State {
  level: number;
  trend: number;
  /** By the month of the year, January first. */
  seasons: readonly number[];
}

/** The weights that are tried: few, so that a thousand series are quick, and none that follows every whim. */
const tried = {
  level: [0.1, 0.25, 0.45, 0.7],
  trend: [0, 0.05, 0.15],
  season: [0.05, 0.15, 0.35],
  damping: [0.9, 0.97],
};

export const allWeights: readonly Weights[] = tried.level.flatMap((level) =>
  tried.trend.flatMap((trend) =>
    tried.season.flatMap((own) => tried.damping.map((damping) => ({ level, trend, season: own, damping }))),
  ),
);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Level, trend and season of the first two years, from which smoothing begins: the means of both years, and by how much
 * each month lies above the line between them.
 */
function startOf(values: readonly number[], first: number): State {
  const [one, second] = [mean(values.slice(0, season)), mean(values.slice(season, 2 * season))];
  const trend = (second - one) / season;
  const lineAt = (at: number) => one + trend * (at - (season - 1) / 2);
  const seasons = Array.from({ length: season }, () => 0);
  for (let at = 0; at < season; at += 1) {
    const off = (values[at] ?? 0) - lineAt(at) + (values[at + season] ?? 0) - lineAt(at + season);
    seasons[(first + at) % season] = off / 2;
  }
  const middle = mean(seasons);
  return { level: lineAt(-1), trend, seasons: seasons.map((own) => own - middle) };
}

/** Smooths a series from a start on, and sums the squares of its errors. */
function smoothFrom(
  start: State,
  values: readonly number[],
  first: number,
  weights: Weights,
): State & { squares: number } {
  const { level: quick, damping } = weights;
  const [ofTrend, ofSeason] = [quick * weights.trend, weights.season * (1 - quick)];
  const seasons = start.seasons.slice();
  let { level, trend } = start;
  let [squares, place] = [0, first];
  for (let at = 0; at < values.length; at += 1) {
    const own = seasons[place] as number;
    const next = level + damping * trend;
    const error = (values[at] as number) - next - own;
    if (at >= 2 * season) squares += error * error;
    level = next + quick * error;
    trend = damping * trend + ofTrend * error;
    seasons[place] = own + ofSeason * error;
    place = place === season - 1 ? 0 : place + 1;
  }
  return { level, trend, seasons, squares };
}

/**
 * Smooths a series by level, damped trend and season, which are added: Holt-Winters with a damped trend, ETS(A,Ad,A)
 * (Gardner and McKenzie 1985; Hyndman and Athanasopoulos, Forecasting: Principles and Practice, chapter 8). Of
 * logarithms, so that trend and season are parts of what is sold.
 * @param values logarithms by month, two years at least
 * @param first the month of the year of the first one, 0 for January
 * @param weights absent: those of the tried ones by which the series would have been forecast best a month ahead, after
 * two years, by the squares of the errors
 * @returns where it stands after the last value, and the weights
 */
export function smooth(
  values: readonly number[],
  first: number,
  weights?: Weights,
): { state: State; weights: Weights } {
  const start = startOf(values, first);
  if (weights) return { state: smoothFrom(start, values, first, weights), weights };
  let best: { state: State & { squares: number }; weights: Weights } | undefined;
  for (const tries of allWeights) {
    const state = smoothFrom(start, values, first, tries);
    if (!best || state.squares < best.state.squares) best = { state, weights: tries };
  }
  return best as { state: State; weights: Weights };
}

/** What comes after a state. @param next the month of the year of the first month to come @param months how many */
export function ahead({ level, trend, seasons }: State, next: number, months: number, damping: number): number[] {
  let [steps, power] = [0, 1];
  return Array.from({ length: months }, (_, at) => {
    power *= damping;
    steps += power;
    return level + steps * trend + (seasons[(next + at) % season] ?? 0);
  });
}

/**
 * How much wider errors become with the months ahead, as this rule has it: the spread of an error of so many months by
 * that of one month (chapter 8.7 of the same book).
 */
export function spreads({ level, trend, season: own, damping }: Weights, months: number): number[] {
  let [steps, power, sum] = [0, 1, 1];
  return Array.from({ length: months }, (_, at) => {
    if (at > 0) {
      power *= damping;
      steps += power;
      const passed = level + level * trend * steps + (at % season === 0 ? own * (1 - level) : 0);
      sum += passed * passed;
    }
    return Math.sqrt(sum);
  });
}
