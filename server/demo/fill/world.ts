import type { City } from '../../geography/index.ts';
import { monthNumber } from '../../market/index.ts';
import { marketCities } from '../course/city-pull.ts';
import { type Flows, flows, type National, reportedOf } from '../course/national.ts';
import { lineup } from '../lineup/lineup.ts';
import type { Lineup } from '../lineup/lineup-shape.ts';
import { lastMonth } from '../lineup/months.ts';

/** `small` is the same market with a tenth of the makers, some cities and two years: for tests. */
export type Size = 'full' | 'small';

const begins: Record<Size, string> = { full: '2019-01', small: '2024-10' };

/** The first year of which cars that were registered before the market begins are still counted. */
const registeredSince: Record<Size, number> = { full: 2004, small: 2012 };

/** What part of the makers there are: together they sell as many cars in either size. */
const makers: Record<Size, number> = { full: 1, small: 0.1 };

/** What a demonstration market is made of, before a dataset of it is written. */
export interface World {
  lineup: Lineup;
  /** What part of the makers of the full market there are. */
  makers: number;
  cities: readonly City[];
  /** First month of the volumes, year * 12 + month - 1. */
  from: number;
  /** The first year whose registrations the cars in use are made of. */
  registeredSince: number;
  /** The volumes of the whole country. */
  sold: National;
  /** Where the cars go that are wholesaled and not registered, as the newest release has it. */
  flows: Pick<Flows, 'abroad' | 'shipped' | 'stock' | 'registered'>;
}

/** @returns the number of the whole country among the cities, for figures that no city has: it stands behind them */
export const nationwideOf = (cities: readonly City[]): number => cities.length + 1;

/**
 * @param province its number, from 1
 * @returns the number of a province among the cities, for figures that none of its cities has: behind the whole country
 */
export const restOfProvince = (cities: readonly City[], province: number): number => nationwideOf(cities) + province;

/** @returns the market of a size, the same every time */
export function worldOf(size: Size): World {
  const from = monthNumber(begins[size]);
  const members = lineup(makers[size]);
  const all = flows(members, from, monthNumber(lastMonth) - from + 1);
  return {
    lineup: members,
    makers: makers[size],
    cities: marketCities(size === 'small'),
    from,
    registeredSince: registeredSince[size],
    sold: reportedOf(all),
    flows: all,
  };
}
