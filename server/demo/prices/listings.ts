import { chanceOf } from '../../kernel/random.ts';
import { monthNumber } from '../../market/index.ts';
import type { Lineup, SubModel } from '../lineup/lineup-shape.ts';
import { lastMonth } from '../lineup/months.ts';
import { listedAhead } from '../lineup/newcomers.ts';
import { isCharged } from '../lineup/versions.ts';
import { type ListedFigures, listedFigures } from './listed-figures.ts';
import { priceLevel } from './price-level.ts';

/** A model in a batch of the demonstration; every month has one batch of each catalogue that is published. */
export interface Listing {
  /** Year * 12 + month - 1. */
  month: number;
  catalogue: 'taxFree' | 'recommended';
  /** The place of the sub-model in the market, from 0; those that are not sold yet stand behind the others. */
  subModel: number;
  code: string;
  kind: 'entered' | 'changed' | 'withdrawn';
  /** Nothing of one that is withdrawn. */
  figures: ListedFigures | null;
}

/** The last month of the catalogue of recommended models, to which that of tax-free ones has succeeded. */
const lastRecommended = monthNumber('2023-12');

type Car = Pick<SubModel, 'key' | 'segment' | 'fuel' | 'model' | 'launch' | 'end'>;

/** The letters that a brand's codes begin with: those of its English name. */
const letters = (english: string): string =>
  english
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase();

/** The months in which a car gets a new code: before its launch, and with each model year. */
function versionMonths({ key, launch, end }: Car): number[] {
  const chance = chanceOf(`listing ${key}`);
  const months = [launch - chance.whole(2, 5)];
  for (let next = launch + chance.whole(8, 14); next < Math.min(end, launch + 240); next += chance.whole(10, 15))
    months.push(next);
  return months;
}

/** All entries of a car, whenever: each code enters, is changed by half of them, and goes after some years. */
function listingsOfCar(car: Car, subModel: number, lineup: Lineup, models: Lineup['models']): Listing[] {
  const brand = lineup.brands[models[car.model]?.brand ?? 0];
  if (!brand) return [];
  const body = /^(SUV|MPV)/.test(car.segment) ? 6 : 7;
  return versionMonths(car).flatMap((month, version) => {
    const chance = chanceOf(`listing ${car.key} ${version}`);
    return Array.from({ length: chance.whole(1, 2) }, (_, variant): Listing[] => {
      const code = `${letters(brand.english)}${body}${String(subModel + 1).padStart(3, '0')}${car.fuel}${version * 2 + variant + 1}`;
      const price = priceLevel(car, brand, month) * (1 + 0.16 * variant);
      const at = (later: number, kind: Listing['kind']): Listing => ({
        month: later,
        catalogue: 'taxFree',
        subModel,
        code,
        kind,
        figures: kind === 'withdrawn' ? null : listedFigures(car, price, later, code),
      });
      const changed = chance.is(0.45) ? [at(month + chance.whole(4, 9), 'changed')] : [];
      const gone = Math.min(month + chance.whole(30, 44), car.end + 4);
      return [at(month, 'entered'), ...changed, at(gone, 'withdrawn')];
    }).flat();
  });
}

/**
 * The batches of the demonstration: a car is listed some months before it is sold.
 * @param from and @param to: the first and last month, year * 12 + month - 1
 * @returns in the order of their months
 */
export function listings(lineup: Lineup, from: number, to: number): Listing[] {
  const ahead = listedAhead(lineup);
  const models = [...lineup.models, ...ahead.models];
  const last = monthNumber(lastMonth);
  const coming = ahead.cars.map((car, at): Car => {
    // The nearest come first, two months after the last one.
    const launch = last + 2 + Math.floor((at * 4) / Math.max(1, ahead.cars.length));
    return { ...car, launch, end: 2100 * 12 };
  });
  const found = [...lineup.subModels, ...coming].flatMap((car, at) =>
    isCharged(car.fuel) ? listingsOfCar(car, at, lineup, models) : [],
  );
  const both = found.flatMap((listing): Listing[] =>
    listing.month <= lastRecommended ? [listing, { ...listing, catalogue: 'recommended' }] : [listing],
  );
  return both
    .filter(({ month }) => from <= month && month <= to)
    .sort((listing, other) => listing.month - other.month || listing.subModel - other.subModel);
}
