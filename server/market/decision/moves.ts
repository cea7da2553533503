import type { Move } from './response.ts';

/** What is known of a car in a month: cars registered, and what buyers paid or were given, in yuan for a car. */
export interface CarMonth {
  volume: number;
  /** The transaction price, or the MSRP that an incentive is set against. */
  price: number;
  /** The incentive; 0 where the price itself is what moves. */
  given: number;
}

/** A car with its months, the same ones for all; null for a month without figures. */
export interface CarSeries {
  key: string;
  months: (CarMonth | null)[];
}

/** In a month of fewer cars chance outweighs any price. */
const leastCars = 30;

/** Smaller moves, in percent of the price, are those of the mix of trims. */
const leastMoved = 0.5;

/** By how many percent a figure changed, by the natural logarithm: up and down are alike. */
const percentOf = (now: number, before: number) => 100 * Math.log(now / before);

/**
 * The months in which what a car costs moved, with how its volume changed beside that of all other cars.
 * @param cars all cars of a segment
 * @param by `price`: a move is a change of the price; `given`: a change of the incentive, in percent of the price
 */
export function movesOf(cars: readonly CarSeries[], by: 'price' | 'given'): Move[] {
  const length = Math.max(0, ...cars.map(({ months }) => months.length));
  const totals = Array.from({ length }, (_, at) =>
    cars.reduce((sum, { months }) => sum + (months[at]?.volume ?? 0), 0),
  );
  const found: Move[] = [];
  for (const { key, months } of cars) {
    for (let at = 1; at < length; at += 1) {
      const [before, now] = [months[at - 1], months[at]];
      if (!before || !now || Math.min(before.volume, now.volume) < leastCars) continue;
      const others = [at - 1, at].map((month) => (totals[month] ?? 0) - (months[month]?.volume ?? 0));
      if (Math.min(...others) < leastCars || before.price <= 0 || now.price <= 0) continue;
      const moved =
        by === 'price' ? percentOf(now.price, before.price) : (100 * (now.given - before.given)) / before.price;
      if (Math.abs(moved) < leastMoved) continue;
      const answered = percentOf(now.volume, before.volume) - percentOf(others[1] ?? 0, others[0] ?? 0);
      found.push({ car: key, at, moved, answered });
    }
  }
  return found;
}
