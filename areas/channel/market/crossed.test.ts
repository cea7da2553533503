import { expect, test } from '@jest/globals';
import { carsPerOutlet, daysOfMonth, stockCoefficient, stockDays } from './crossed.ts';

test('cars per outlet are those of a month on average, for each outlet', () => {
  // 3 outlets that sold 10, 20 and 30 cars in each of 12 months.
  const sold = [10, 20, 30].flatMap((cars) => Array.from({ length: 12 }, () => cars));
  const mean = sold.reduce((all, cars) => all + cars, 0) / sold.length;
  expect(
    carsPerOutlet(
      sold.reduce((all, cars) => all + cars, 0),
      12,
      3,
    ),
  ).toBe(mean);
  expect([
    carsPerOutlet(0, 12, 3),
    carsPerOutlet(100, 12, 0),
    carsPerOutlet(null, 12, 3),
    carsPerOutlet(9, 0, 3),
  ]).toEqual([0, null, null, null]);
});

test('days of stock are those in which it is sold at the pace of the month', () => {
  // 1,550 cars a month are 50 a day in August; 2,000 cars last 40 days.
  expect(stockDays(2000, 1550, '2024-08')).toBeCloseTo(2000 / (1550 / 31));
  expect(stockDays(2000, 1450, '2024-02')).toBeCloseTo(2000 / (1450 / 29));
  expect(stockCoefficient(2000, 1600)).toBe(1.25);
  expect([stockCoefficient(5, 0), stockCoefficient(null, 5), stockDays(5, null, '2024-02')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('months have their days, also in leap years', () => {
  expect(['2023-02', '2024-02', '2024-04', '2024-12'].map(daysOfMonth)).toEqual([28, 29, 30, 31]);
});
