import { describe, expect, test } from '@jest/globals';
import { monthNumber } from '../../market/model/month.ts';
import { flows, reportedOf } from '../course/national.ts';
import { lineup } from '../lineup/lineup.ts';
import { lastMonth } from '../lineup/months.ts';
import { launches } from './launches.ts';
import { type Price, priceList } from './prices.ts';

const members = lineup();
const first = 2019 * 12;
const last = monthNumber(lastMonth);
const registered = reportedOf(flows(members, first, last - first + 1))[2] ?? [];
const list = priceList(members, registered, first);
const cars = launches(members, list, first, last);
const launchMonth = ({ on }: { on: string }) => monthNumber(on.slice(0, 7));

const subModelOf = ({ trim }: Price) => members.subModels[list.trims[trim]?.subModel ?? -1];
const brandOf = (price: Price) => members.brands[members.models[subModelOf(price)?.model ?? -1]?.brand ?? -1];
/** The discount of a year, of the prices that pass, weighted by cars. */
const discountIn = (year: number, passes = (_price: Price) => true): number => {
  const own = list.prices.filter((price) => Math.floor(price.month / 12) === year && passes(price));
  const sum = (of: 'msrp' | 'tp') => own.reduce((total, price) => total + price[of] * price.volume, 0);
  return 1 - sum('tp') / sum('msrp');
};

describe('prices of the full demonstration market', () => {
  test('every sub-model that sells has two to four trims of its own', () => {
    const trims = new Map<number, number>();
    for (const { subModel } of list.trims) trims.set(subModel, (trims.get(subModel) ?? 0) + 1);
    registered.forEach((volumes, at) => {
      const sells = volumes.some((volume) => volume > 0);
      expect(sells ? [2, 3, 4] : [0]).toContain(trims.get(at) ?? 0);
    });
    expect(new Set(list.trims.map(({ key }) => key)).size).toBe(list.trims.length);
    expect(new Set(list.trims.map(({ chinese }) => chinese)).size).toBe(list.trims.length);
  });

  test('trims add up to the registrations of their sub-model in every month', () => {
    const sums = new Map<string, number>();
    for (const { trim, month, volume } of list.prices) {
      const key = `${list.trims[trim]?.subModel} ${month}`;
      sums.set(key, (sums.get(key) ?? 0) + volume);
    }
    const expected = registered.flatMap((volumes, at) =>
      volumes.flatMap((volume, index) => (volume > 0 ? [[`${at} ${first + index}`, volume] as const] : [])),
    );
    expect(sums).toEqual(new Map(expected));
  });

  test('no car costs less than a small one, and better trims cost more', () => {
    const odd = list.prices.filter(
      ({ msrp, tp, volume }) =>
        tp < 0.6 * msrp || tp > 1.1 * msrp || msrp < 19_800 || volume < 0 || msrp % 1000 !== 800,
    );
    expect(odd).toEqual([]);
    const byTrim = new Map(list.prices.map((price) => [price.trim, price.msrp]));
    list.trims.forEach(({ subModel }, trim) => {
      if (list.trims[trim - 1]?.subModel !== subModel) return;
      expect(byTrim.get(trim)).toBeGreaterThan(byTrim.get(trim - 1) ?? 0);
    });
  });

  test('more than the tag is paid for a few cars that have just come, in every year, and for no other', () => {
    const dear = list.prices.filter(({ msrp, tp, volume }) => tp > msrp && volume > 0);
    expect(dear.length / list.prices.length).toBeLessThan(0.01);
    for (let year = 2019; year <= 2026; year++) {
      expect(dear.filter(({ month }) => Math.floor(month / 12) === year).length).toBeGreaterThan(5);
    }
    for (const price of dear) {
      const since = price.month - (subModelOf(price)?.launch ?? 0);
      expect(since).toBeGreaterThanOrEqual(0);
      expect(since).toBeLessThan(4);
    }
  });

  test('list and transaction prices fall in steps from 2023 on, and some cars answer months after the others', () => {
    const steps = new Map<number, Set<number>>();
    const byTrim = new Map<number, Price[]>();
    for (const price of list.prices) byTrim.set(price.trim, [...(byTrim.get(price.trim) ?? []), price]);
    for (const own of byTrim.values()) {
      own.forEach((price, index) => {
        const before = own[index - 1];
        if (!before || before.month !== price.month - 1 || price.msrp > before.msrp * 0.985) return;
        steps.set(price.month, (steps.get(price.month) ?? new Set()).add(list.trims[price.trim]?.subModel ?? -1));
      });
    }
    const cutIn = (year: number) =>
      [...steps].reduce((sum, [month, cars]) => sum + (Math.floor(month / 12) === year ? cars.size : 0), 0);
    const sold = (year: number) =>
      registered.filter((own) => own.some((cars, index) => cars > 0 && Math.floor((first + index) / 12) === year))
        .length;
    for (const year of [2023, 2024, 2025])
      expect(cutIn(year) / sold(year)).toBeGreaterThan(1.5 * (cutIn(2021) / sold(2021)));
    const wave = (month: string) => steps.get(monthNumber(month))?.size ?? 0;
    // The wave of February 2024: most cut at once, and some follow until May.
    expect(wave('2024-02')).toBeGreaterThan(1.5 * wave('2024-01'));
    for (const late of ['2024-03', '2024-04']) expect(wave(late)).toBeGreaterThan(wave('2024-01') * 0.5);
    const level = (year: number) => {
      const own = list.prices.filter(({ month }) => month === year * 12 + 5);
      const cars = own.reduce((sum, { volume }) => sum + volume, 0);
      return own.reduce((sum, { tp, volume }) => sum + tp * volume, 0) / cars;
    };
    expect(level(2026)).toBeLessThan(0.9 * level(2022));
  });

  test('the tag of a trim changes about once a year', () => {
    const changes = new Map<number, Set<number>>();
    let months = 0;
    for (const { trim, msrp } of list.prices) {
      changes.set(trim, (changes.get(trim) ?? new Set()).add(msrp));
      months += 1;
    }
    const tags = [...changes.values()].reduce((sum, own) => sum + own.size, 0);
    expect(months / tags).toBeGreaterThan(9);
  });

  test('the price war widens discounts from 2023 to 2025, most of all of combustion cars', () => {
    const years = [2022, 2023, 2024, 2025].map((year) => discountIn(year));
    expect([...years].sort((year, other) => year - other)).toEqual(years);
    expect(years[0]).toBeLessThan(0.11);
    expect(years[3]).toBeGreaterThan(0.15);
    const combustion = discountIn(2025, (price) => subModelOf(price)?.fuel === 'ICE');
    expect(combustion).toBeGreaterThan(1.5 * discountIn(2025, (price) => subModelOf(price)?.fuel === 'BEV'));
    const german = discountIn(2025, (price) => brandOf(price)?.origin === 'german');
    expect(german).toBeGreaterThan(1.3 * discountIn(2025, (price) => brandOf(price)?.origin === 'chinese'));
  });
});

describe('new cars of the full demonstration market', () => {
  test('S3.033 about twenty-four came in the last twelve months, each in the first month of its registrations', () => {
    const onSale = cars.filter((car) => car.state === 'on sale' && launchMonth(car) > last - 12);
    expect(onSale.length).toBeGreaterThanOrEqual(20);
    expect(onSale.length).toBeLessThanOrEqual(28);
    for (const { subModel, on, msrpFrom, msrpTo } of onSale) {
      const begun = (registered[subModel ?? -1] ?? []).findIndex((volume) => volume > 0);
      expect(launchMonth({ on })).toBe(first + begun);
      expect(msrpTo).toBeGreaterThan(msrpFrom ?? Number.POSITIVE_INFINITY);
    }
    expect(new Set(onSale.map(({ on }) => on.slice(0, 7))).size).toBe(12);
  });

  test('S2.101 whatever came while the market was watched was announced before, a little dearer than it then was', () => {
    const begun = registered.map((volumes) => volumes.findIndex((volume) => volume > 0));
    const onSale = cars.filter(({ state }) => state === 'on sale');
    expect(onSale.map(({ subModel }) => subModel).sort()).toEqual(
      begun.flatMap((at, own) => (at > 0 ? [own] : [])).sort(),
    );
    for (const car of onSale) {
      expect(launchMonth(car)).toBe(first + (begun[car.subModel ?? -1] ?? Number.NaN));
      const dearer = (car.presale ?? Number.NaN) / (car.msrpFrom ?? Number.NaN);
      expect(dearer).toBeGreaterThan(1);
      expect(dearer).toBeLessThan(1.09);
    }
  });

  test('S2.101 of the ten that sell most in the last month at least four had such a price, and not all', () => {
    const sold = registered.map((volumes, at) => ({ at, volume: volumes.at(-1) ?? 0 }));
    const most = sold.sort((left, other) => other.volume - left.volume).slice(0, 10);
    const announced = most.filter(({ at }) => cars.some(({ subModel }) => subModel === at));
    expect(announced.length).toBeGreaterThanOrEqual(4);
    expect(announced.length).toBeLessThan(10);
  });

  test('S3.034 fifteen are coming, some without a price, some with a month only', () => {
    const coming = cars.filter(({ state }) => state === 'coming');
    expect(coming).toHaveLength(15);
    for (const { subModel, on } of coming) {
      // None of them is sold; those that are listed stand behind all that are.
      expect(subModel ?? members.subModels.length).toBeGreaterThanOrEqual(members.subModels.length);
      expect(monthNumber(on.slice(0, 7))).toBeGreaterThan(last);
    }
    const count = (passes: (car: (typeof coming)[number]) => boolean) => coming.filter(passes).length;
    expect(count(({ presale }) => presale === null)).toBeGreaterThan(2);
    expect(count(({ presale }) => presale !== null)).toBeGreaterThan(5);
    expect(count(({ on }) => on.length === 7)).toBeGreaterThan(2);
    expect(count(({ on }) => on.length === 10)).toBeGreaterThan(2);
  });

  test('no new car has the key or the name of another', () => {
    const known = members.subModels.filter((_, at) => !cars.some(({ subModel }) => subModel === at));
    const keys = [...known, ...cars].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const names = [...known, ...cars].map(({ chinese }) => chinese);
    expect(new Set(names).size).toBe(names.length);
  });
});
