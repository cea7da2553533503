import { describe, expect, test } from '@jest/globals';
import { monthNumber } from '../market/model/month.ts';
import { flows } from './course/national.ts';
import { lineup } from './lineup/lineup.ts';
import { lastMonth } from './lineup/months.ts';

const members = lineup();
const first = 2019 * 12;
const months = monthNumber(lastMonth) - first + 1;
const { registered, shipped, stock, abroad, reported } = flows(members, first, months);

const total = (of: number[][], passes = (_at: number) => true): number[] =>
  Array.from({ length: months }, (_, index) =>
    of.reduce((sum, own, at) => sum + (passes(at) ? (own[index] ?? 0) : 0), 0),
  );
const retail = total(registered);
const home = total(shipped);
const gone = total(abroad);
const yearOf = (series: number[], year: number): number =>
  series.slice((year - 2019) * 12, (year - 2018) * 12).reduce((sum, cars) => sum + cars, 0);
const at = (series: number[], month: string): number => series[monthNumber(month) - first] ?? Number.NaN;
/** Growth against the same month of the year before, from 2020 on. */
const yoy = (series: number[]): number[] =>
  series.slice(12).map((cars, index) => cars / (series[index] ?? Number.NaN) - 1);
const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
/** How much a series has in common with itself a month later, -1 to 1. */
const autocorrelation = (series: number[]): number => {
  const middle = mean(series);
  const off = series.map((value) => value - middle);
  const with_ = off.slice(1).reduce((sum, value, index) => sum + value * (off[index] ?? 0), 0);
  return with_ / off.reduce((sum, value) => sum + value * value, 0);
};
const isPlugIn = (each: number): boolean => ['BEV', 'PHEV', 'EREV'].includes(members.subModels[each]?.fuel ?? '');

describe('the demonstration market beside what is known of the real one', () => {
  test.each([
    ['registrations', retail],
    ['shipments', home],
    ['exports', gone],
    ['reported sales', total(reported)],
  ])('growth of %s is no ruler line: it moves every month, and a month is not like the next', (_name, series) => {
    const growth = yoy(series).slice(24);
    const steps = growth.slice(1).map((value, index) => Math.abs(value - (growth[index] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(0.0001);
    expect(mean(steps)).toBeGreaterThan(0.015);
    // Neither a straight line nor pure chance.
    expect(autocorrelation(growth)).toBeLessThan(0.96);
    expect(autocorrelation(growth)).toBeGreaterThan(-0.5);
    expect(new Set(growth.map((value) => value.toFixed(4))).size).toBeGreaterThan(growth.length - 3);
  });

  test('fuels that the same rules move do not move in step', () => {
    const of = (fuel: string) => total(registered, (each) => members.subModels[each]?.fuel === fuel);
    const [electric, hybrids] = [of('BEV').slice(24), of('PHEV').slice(24)];
    const ratio = electric.map((cars, index) => Math.log(cars / (hybrids[index] ?? Number.NaN)));
    const bends = ratio.slice(2).map((value, index) => value - 2 * (ratio[index + 1] ?? 0) + (ratio[index] ?? 0));
    expect(mean(bends.map(Math.abs))).toBeGreaterThan(0.012);
  });

  test('no year is a round number, and none grows like the one before', () => {
    const years = [2019, 2020, 2021, 2022, 2023, 2024, 2025].map((year) => yearOf(retail, year));
    expect(years.filter((cars) => Math.abs(cars - Math.round(cars / 1000) * 1000) < 40).length).toBeLessThan(2);
    const growth = years.slice(1).map((cars, index) => cars / (years[index] ?? 1) - 1);
    const gaps = growth.slice(1).map((value, index) => Math.abs(value - (growth[index] ?? 0)));
    expect(Math.min(...gaps)).toBeGreaterThan(0.001);
  });

  test('the Spring Festival takes its sales with it: January rises where it moves to February', () => {
    for (const year of [2023, 2025]) {
      // In these years it lay in January, in the next one in February; 2020 had its epidemic.
      const share = (of: number) => at(retail, `${of}-01`) / (at(retail, `${of}-01`) + at(retail, `${of}-02`));
      expect(share(year + 1)).toBeGreaterThan(share(year));
    }
    for (const year of [2019, 2020, 2021, 2023, 2024, 2025]) {
      expect(at(retail, `${year}-09`)).toBeGreaterThan(at(retail, `${year}-07`));
      expect(at(retail, `${year}-12`)).toBeGreaterThan(
        1.05 * mean(retail.slice((year - 2019) * 12, (year - 2018) * 12)),
      );
    }
  });

  test('what rules end is bought before, and missing afterwards', () => {
    const combustion = total(registered, (each) => !isPlugIn(each));
    const plugIns = total(registered, isPlugIn);
    // Half of the purchase tax from June 2022, all of it from January 2023.
    expect(at(combustion, '2022-06') / at(combustion, '2022-05')).toBeGreaterThan(1.2);
    expect(at(combustion, '2023-01') / at(combustion, '2022-01')).toBeLessThan(0.7);
    // Money for old cars in the autumn of 2024, none in January 2025.
    const autumn = (year: number) =>
      ['09', '10', '11', '12'].reduce((sum, month) => sum + at(retail, `${year}-${month}`), 0);
    expect(autumn(2024) / autumn(2023)).toBeGreaterThan(1.04);
    expect(at(retail, '2025-01') / at(retail, '2024-01')).toBeLessThan(0.95);
    // Plug-ins pay tax from January 2026.
    const share = (month: string) => at(plugIns, month) / at(retail, month);
    expect(share('2026-01')).toBeLessThan(share('2025-12') - 0.08);
    expect(share('2026-09')).toBeGreaterThan(share('2026-01'));
  });

  test('wholesale is registrations, growth of stock and exports; what it exceeds registrations by is explained', () => {
    const lies = total(stock);
    for (let index = 1; index < months; index++) {
      expect((home[index] ?? 0) - (retail[index] ?? 0)).toBe((lies[index] ?? 0) - (lies[index - 1] ?? 0));
    }
    const ratio = (year: number) => (yearOf(home, year) + yearOf(gone, year)) / yearOf(retail, year);
    for (const year of [2019, 2020, 2021]) expect(ratio(year)).toBeLessThan(1.12);
    for (const year of [2024, 2025]) expect(ratio(year)).toBeGreaterThan(1.15);
    for (const year of [2024, 2025]) expect(ratio(year)).toBeLessThan(1.3);
    const abroadIn = [2020, 2021, 2022, 2023, 2024, 2025].map((year) => yearOf(gone, year));
    expect([...abroadIn].sort((left, other) => left - other)).toEqual(abroadIn);
    expect(abroadIn[0]).toBeLessThan(900_000);
    expect(abroadIn.at(-1)).toBeGreaterThan(4_500_000);
  });

  test('the stock at dealers stays within plausible months of supply, lowest while chips were short', () => {
    const lies = total(stock);
    const supply = lies.map((cars, index) => cars / mean(retail.slice(Math.max(0, index - 5), index + 1)));
    expect(Math.min(...supply)).toBeGreaterThan(0.7);
    expect(Math.max(...supply)).toBeLessThan(2.4);
    const in2021 = mean(supply.slice(24, 36));
    for (const year of [2019, 2020, 2022, 2023, 2024, 2025]) {
      expect(mean(supply.slice((year - 2019) * 12, (year - 2018) * 12))).toBeGreaterThan(in2021);
    }
    for (const own of stock) expect(Math.min(...own)).toBeGreaterThanOrEqual(0);
  });

  test('a car that comes ramps up over months, and one with a new face was waited for', () => {
    const came = members.subModels.flatMap(({ launch, end }, each) =>
      launch > first && launch + 12 < first + months && end > launch + 24 ? [{ each, from: launch - first }] : [],
    );
    const sold = (after: number) =>
      came.reduce((sum, { each, from }) => sum + (registered[each]?.[from + after] ?? 0), 0);
    expect(came.length).toBeGreaterThan(200);
    expect(sold(0)).toBeLessThan(0.35 * sold(6));
    expect(sold(2)).toBeLessThan(0.8 * sold(6));
    expect(sold(6)).toBeGreaterThan(sold(0) + sold(1));
  });
});
