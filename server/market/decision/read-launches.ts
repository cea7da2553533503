import type { DataSource, DecisionComparable } from '@portal/contract';
import { monthlySeries } from '../forecast/monthly-series.ts';
import { monthNumber, monthText } from '../model/index.ts';
import type { Asking } from '../questions/asking.ts';
import type { Launch } from '../questions/read-launches.ts';
import { rampMonths, totalOf } from './ramp.ts';

/** Launches of the last three years are compared, as far as three months of them are known. */
const pastLaunches = 36;
const leastKnown = 3;

/** As many launches are proposed, and so many of them chosen unless a person chooses others. */
const mostListed = 20;
const mostChosen = 8;

/** A launch that is compared unless a person says otherwise lies no farther in price, as a part of it. */
const nearPrice = 0.25;

/** The middle of the MSRP of a launch; null where none is known. */
const priceOf = ({ msrpFrom, msrpTo }: Launch): number | null => {
  const ends = [msrpFrom, msrpTo].filter((end) => end !== null);
  return ends.length === 0 ? null : ends.reduce((sum, end) => sum + end, 0) / ends.length;
};

/** How far a launch lies in price, by ratio; infinite where none is known. */
const distanceOf = (launch: Launch, price: number): number => {
  const own = priceOf(launch);
  return own === null || own <= 0 ? Number.POSITIVE_INFINITY : Math.abs(Math.log(own / price));
};

export interface LaunchWish {
  segment: string;
  fuelType?: string;
  /** MSRP of the new car, in yuan. */
  price: number;
  /** Keys of sub-models; those nearest in price where it is left open. */
  comparables?: readonly string[];
}

/**
 * Launches that a new car can be compared with, nearest in price first, with their cars by month since each launch.
 * @param covered the months of the source
 */
export async function readLaunched(
  asking: Asking,
  { segment, fuelType, price, comparables }: LaunchWish,
  dataSource: DataSource,
  covered: { first: string; last: string },
): Promise<DecisionComparable[]> {
  const { market, language, signal } = asking;
  const last = monthNumber(covered.last);
  const first = Math.max(monthNumber(covered.first), last - pastLaunches + 1);
  const seen = new Set<string>();
  const launches = (await market.launches({ state: 'on sale', from: monthText(first) }, signal))
    .filter((launch) => launch.segment === segment && (fuelType === undefined || launch.fuelType === fuelType))
    .filter(({ launchOn }) => monthNumber(launchOn.slice(0, 7)) <= last - leastKnown + 1)
    .filter(({ subModel }) => subModel !== null && !seen.has(subModel) && seen.add(subModel))
    .sort((one, other) => distanceOf(one, price) - distanceOf(other, price) || one.key.localeCompare(other.key))
    .filter(({ subModel }, at) => at < mostListed || comparables?.includes(subModel ?? ''));
  if (launches.length === 0) return [];
  const keys = launches.flatMap(({ subModel }) => subModel ?? []);
  const { series, first: from } = await monthlySeries(
    asking,
    { dataset: 'sales', dataSources: [dataSource], by: 'subModel', indicator: 'volume', filters: { subModel: keys } },
    { first: monthText(first), last: covered.last },
    () => {},
  );
  return launches.map((launch, at): DecisionComparable => {
    const begin = monthNumber(launch.launchOn.slice(0, 7)) - from;
    const values = series.find(({ key }) => key === launch.subModel)?.values ?? [];
    const months = values.slice(begin, begin + rampMonths);
    const near = at < mostChosen && distanceOf(launch, price) <= Math.log(1 + nearPrice);
    return {
      key: launch.subModel ?? '',
      name: launch.name[language],
      brand: launch.brand.name[language],
      launchOn: launch.launchOn,
      msrpFrom: launch.msrpFrom,
      msrpTo: launch.msrpTo,
      chosen: comparables ? comparables.includes(launch.subModel ?? '') : near,
      months,
      total: totalOf(months),
    };
  });
}

/** By which part the transaction prices of some sub-models lie below MSRP, of the latest twelve months; empty where none is known. */
export async function readDiscounts({ market, language, signal }: Asking, subModels: string[]): Promise<number[]> {
  if (subModels.length === 0) return [];
  const { last } = await market.catalogue('price', language);
  const { rows } = await market.query(
    {
      dataset: 'price',
      dataSources: [],
      dateType: 'monthly',
      from: monthText(monthNumber(last) - 11),
      to: last,
      by: ['subModel'],
      indicators: ['discount'],
      filters: { subModel: subModels },
    },
    language,
    signal,
  );
  return rows.flatMap(({ kind, values }) => (kind === 'row' ? (values.discount ?? []) : []));
}
