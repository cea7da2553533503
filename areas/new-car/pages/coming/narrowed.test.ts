import { expect, test } from '@jest/globals';
import { comingCar, comingCars } from '../../testing/cars.ts';
import { monthsOf, narrowed, withinMonths } from './narrowed.ts';

const keysOf = (cars: typeof comingCars) => cars.map(({ key }) => key);
const all = { stage: 'every', ofBrand: '', ofSegment: '' } as const;

test('the next car stands first, and a choice narrows by stage, brand and segment together', () => {
  expect(keysOf(narrowed(comingCars, all))).toEqual(['next', 'near', 'far']);
  expect(keysOf(narrowed(comingCars, { ...all, stage: 'announced' }))).toEqual(['far']);
  expect(keysOf(narrowed(comingCars, { ...all, ofBrand: 'Brand a', ofSegment: 'B级SUV' }))).toEqual([]);
});

test('each month that brings a car has its own count, apart by stage', () => {
  expect(monthsOf([...comingCars, comingCar('more', { launchOn: '2024-12' })])).toEqual([
    { month: '2024-12', presale: 2, announced: 1 },
    { month: '2025-03', presale: 0, announced: 1 },
  ]);
});

test('three months reach to the same day, and to a month of which no day is known', () => {
  const days = ['2025-02-28', '2025-03-01', '2025-03-02', '2025-03', '2025-04'];
  const cars = days.map((launchOn) => comingCar(launchOn, { launchOn }));
  expect(keysOf(withinMonths(cars, '2024-12-01', 3))).toEqual(['2025-02-28', '2025-03-01', '2025-03']);
});
