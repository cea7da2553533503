/**
 * Money at the end of each month, the first at once: what is received is above 0, what is paid below. A whole life of a
 * loan as who borrows sees it.
 */
export type Flows = readonly number[];

/** The monthly rates among which a solution is looked for: from -50 % to 100 %. */
export const rateBounds = { lowest: -0.5, highest: 1 } as const;

/** What was found: the one rate, that there is none within the bounds, or all of several. */
export type RateFound =
  | { kind: 'one'; monthly: number }
  | { kind: 'none' }
  | { kind: 'several'; monthly: readonly number[] };

/** Steps of the bounds in which solutions are looked for where there may be several: two hundredths of a point each. */
const steps = 7500;

const iterations = 100;
const exactness = 1e-13;

/**
 * The value today of later money: `sum of flow(t) / (1 + rate)^t`, t in months.
 * @param monthly the rate of a month, 0.01 for 1 %
 */
export const presentValue = (flows: Flows, monthly: number): number =>
  flows.reduceRight((value, flow) => value / (1 + monthly) + flow, 0);

/** How the present value changes with the rate. */
function slope(flows: Flows, monthly: number): number {
  const factor = 1 / (1 + monthly);
  let [sum, discount] = [0, factor];
  for (const [month, flow] of flows.entries()) {
    sum -= month * flow * discount;
    discount *= factor;
  }
  return sum;
}

/** How often the flows change their sign; nothing counts as no sign. There are at most as many solutions (Descartes). */
export function signChanges(flows: Flows): number {
  const signs = flows.filter((flow) => flow !== 0).map((flow) => flow > 0);
  return signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length;
}

/** The one solution between two rates at which the values have different signs: Newton's step, halved where it leads out. */
function solveBetween(flows: Flows, from: number, to: number): number {
  let [low, high] = [from, to];
  const isLowPositive = presentValue(flows, low) > 0;
  let rate = low <= 0 && high >= 0.05 ? 0.005 : (low + high) / 2;
  for (let at = 0; at < iterations && high - low > exactness; at += 1) {
    const value = presentValue(flows, rate);
    if (value === 0) return rate;
    if (value > 0 === isLowPositive) low = rate;
    else high = rate;
    const next = rate - value / slope(flows, rate);
    if (Math.abs(next - rate) < exactness) return next;
    rate = next > low && next < high ? next : (low + high) / 2;
  }
  return rate;
}

/**
 * The monthly rate at which the present value of all flows is 0: their internal rate of return (IRR), by which the
 * announcement 2021 No. 3 of the People's Bank of China has yearly rates of loans told; it speaks of what a lender asks,
 * and of no subsidy. One change of sign has one solution at most; where there are more, all are looked for.
 * @param flows at least two, one a month
 */
export function monthlyRate(flows: Flows): RateFound {
  const { lowest, highest } = rateBounds;
  const changes = signChanges(flows);
  if (changes === 0) return { kind: 'none' };
  const opposed = (low: number, high: number): boolean =>
    presentValue(flows, low) > 0 !== presentValue(flows, high) > 0;
  if (changes === 1)
    return opposed(lowest, highest) ? { kind: 'one', monthly: solveBetween(flows, lowest, highest) } : { kind: 'none' };
  const at = (step: number) => lowest + ((highest - lowest) * step) / steps;
  const found = Array.from({ length: steps }, (_, step) => [at(step), at(step + 1)] as const)
    .filter(([low, high]) => opposed(low, high))
    .map(([low, high]) => solveBetween(flows, low, high));
  const [only, ...others] = found;
  if (only === undefined) return { kind: 'none' };
  return others.length === 0 ? { kind: 'one', monthly: only } : { kind: 'several', monthly: found };
}

/** @returns the yearly rate with compound interest: `(1 + monthly)^12 - 1` */
export const yearlyOf = (monthly: number): number => (1 + monthly) ** 12 - 1;

/** @returns the monthly rate that makes a yearly one with compound interest */
export const monthlyOf = (yearly: number): number => (1 + yearly) ** (1 / 12) - 1;
