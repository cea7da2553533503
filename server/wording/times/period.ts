/** A year as it is named: by its number, or by how far it lies from the present one. */
export type Year = { number: number } | { from: number };

/** The unit in which a time is named. */
export type Unit = 'month' | 'quarter' | 'half' | 'year';

/** One month, quarter, half or year; without a year it is the last one that there is. `place` counts from 0 in its year. */
export interface Part {
  unit: Unit;
  year: Year | null;
  place: number;
}

/** A time as a question names it. */
export type Time =
  | { kind: 'parts'; from: Part; to: Part }
  /** From a part until the last month that there is. */
  | { kind: 'since'; from: Part }
  /** So many months, quarters, halves or years until the last month that there is. */
  | { kind: 'latest'; unit: Unit; count: number }
  /** The latest month that there is, a year earlier. */
  | { kind: 'yearBefore'; unit: 'month' }
  /** The present or an earlier month, quarter or half: 0 is the one that today lies in. */
  | { kind: 'ago'; unit: Unit; count: number };

/** What times are counted from: the present month, and the months that the figures cover; as year * 12 + month - 1. */
export interface Days {
  now: number;
  first: number;
  last: number;
}

export interface Span {
  from: number;
  to: number;
  unit: Unit;
}

export const monthsOf: Record<Unit, number> = { month: 1, quarter: 3, half: 6, year: 12 };

const yearOf = (year: Year, { now }: Days): number =>
  'number' in year ? year.number : Math.floor(now / 12) + year.from;

/** The first month of a part. A part without a year is the latest of its name that has begun to be covered. */
function firstOf({ unit, year, place }: Part, days: Days): number {
  const within = place * monthsOf[unit];
  if (year) return yearOf(year, days) * 12 + within;
  const inLast = Math.floor(days.last / 12) * 12 + within;
  return inLast <= days.last ? inLast : inLast - 12;
}

/** The months that a time stands for, covered or not. */
export function monthsOfTime(time: Time, days: Days): Span {
  if (time.kind === 'latest') {
    const count = time.count * monthsOf[time.unit];
    return { from: days.last - count + 1, to: days.last, unit: time.unit };
  }
  if (time.kind === 'yearBefore') return { from: days.last - 12, to: days.last - 12, unit: 'month' };
  if (time.kind === 'ago') {
    const length = monthsOf[time.unit];
    const from = (Math.floor(days.now / length) - time.count) * length;
    return { from, to: from + length - 1, unit: time.unit };
  }
  if (time.kind === 'since') return { from: firstOf(time.from, days), to: days.last, unit: time.from.unit };
  const { from, to } = time;
  if (from.year === null && to.year === null) {
    // Of two parts without a year the first is the latest that there is, and the second follows it.
    const [start, within] = [firstOf(from, days), to.place * monthsOf[to.unit]];
    const inYear = Math.floor(start / 12) * 12 + within;
    return { from: start, to: (inYear < start ? inYear + 12 : inYear) + monthsOf[to.unit] - 1, unit: from.unit };
  }
  const end = firstOf(to, days) + monthsOf[to.unit] - 1;
  const start = firstOf(from, days);
  // From November to February: the year of the first is the one before.
  const shifted = start > end && from.year === null ? start - 12 : start;
  return { from: shifted, to: end, unit: from.unit };
}
