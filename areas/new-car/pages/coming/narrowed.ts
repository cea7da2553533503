import { addMonths, nearestFirst } from '@portal/ui';
import type { Stage } from '../../market/choices.ts';
import type { ComingCars } from '../../market/events.ts';

export interface ComingChoice {
  stage: Stage;
  /** Names of a brand and of a segment; empty for all. */
  ofBrand: string;
  ofSegment: string;
}

/** A car is in presale once its price is announced. */
export const stageOf = ({ presalePrice }: ComingCars[number]): Exclude<Stage, 'every'> =>
  presalePrice === null ? 'announced' : 'presale';

/** The cars that a choice lets through, the next one first. */
export const narrowed = (cars: ComingCars, { stage, ofBrand, ofSegment }: ComingChoice): ComingCars =>
  nearestFirst(cars).filter(
    (car) =>
      (stage === 'every' || stageOf(car) === stage) &&
      (ofBrand === '' || car.brand === ofBrand) &&
      (ofSegment === '' || car.segment === ofSegment),
  );

/** Those that come within so many months. @param today in China, YYYY-MM-DD */
export const withinMonths = (cars: ComingCars, today: string, months: number): ComingCars =>
  cars.filter(
    ({ launchOn }) => launchOn.slice(0, today.length) <= `${addMonths(today.slice(0, 7), months)}${today.slice(7)}`,
  );

/** The months in which cars are coming, in their order, with how many of them are in presale and how many announced. */
export function monthsOf(cars: ComingCars): { month: string; presale: number; announced: number }[] {
  const months = [...new Set(cars.map(({ launchOn }) => launchOn.slice(0, 7)))].sort();
  return months.map((month) => {
    const own = cars.filter(({ launchOn }) => launchOn.startsWith(month));
    const presale = own.filter((car) => stageOf(car) === 'presale').length;
    return { month, presale, announced: own.length - presale };
  });
}
