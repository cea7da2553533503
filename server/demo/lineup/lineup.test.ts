import { describe, expect, test } from '@jest/globals';
import { marketCities } from '../course/city-pull.ts';
import { flows, reportedOf } from '../course/national.ts';
import { changedIn } from '../fill/changed.ts';
import { lineup } from './lineup.ts';

const members = lineup();
const first = 2019 * 12;
const months = 93;
const sold = reportedOf(flows(members, first, months));

/** Registrations of a month among the sub-models that pass. */
const registered = (month: number, passes = (_at: number) => true): number =>
  (sold[2] ?? []).reduce((sum, volumes, at) => sum + (passes(at) ? (volumes[month - first] ?? 0) : 0), 0);
const registeredIn = (year: number, passes?: (at: number) => boolean): number =>
  Array.from({ length: 12 }, (_, number) => registered(year * 12 + number, passes)).reduce(
    (sum, value) => sum + value,
    0,
  );
const plugIn = (at: number): boolean => ['BEV', 'PHEV', 'EREV'].includes(members.subModels[at]?.fuel ?? '');

describe('the full demonstration market', () => {
  test('has the breadth of a real one', () => {
    expect(members.makers.length).toBeGreaterThanOrEqual(60);
    expect(members.brands.length).toBeGreaterThanOrEqual(120);
    expect(members.subModels.length).toBeGreaterThanOrEqual(500);
    expect(marketCities(false).length).toBeGreaterThanOrEqual(340);
    expect(months).toBeGreaterThanOrEqual(84);
  });

  test.each(['makers', 'brands', 'models', 'subModels'] as const)('%s have keys and names of their own', (kind) => {
    const list: { key: string; chinese: string; english: string }[] = members[kind];
    expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
    expect(new Set(list.map(({ chinese }) => chinese)).size).toBe(list.length);
    expect(new Set(list.map(({ english }) => english)).size).toBe(list.length);
    for (const { key } of list) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test.each([1, 0.1])('of %d of it, a manufacturer was renamed and a car of it put into another segment', (share) => {
    const { makers: all, models, subModels } = lineup(share);
    const [renamed, redrawn] = changedIn(lineup(share));
    expect(renamed).toMatchObject({ table: 'manufacturer', attribute: 'name' });
    expect(all.map(({ chinese }) => chinese)).not.toContain(renamed?.before.chinese);
    const car = subModels[redrawn?.at ?? -1];
    expect(redrawn?.present.value).toBe(car?.segment);
    expect(redrawn?.before.value).not.toBe(car?.segment);
    expect(models[car?.model ?? -1]?.maker).toBe(renamed?.at);
  });

  test('every maker, brand and model has sub-models that sell', () => {
    const selling = members.subModels.filter((_, at) =>
      sold.some((source) => source[at]?.some((candidate) => candidate > 0)),
    );
    const models = new Set(selling.map(({ model }) => model));
    const brands = new Set([...models].map((model) => members.models[model]?.brand));
    expect(brands.size).toBe(members.brands.length);
    expect(new Set([...models].map((model) => members.models[model]?.maker)).size).toBe(members.makers.length);
    expect(selling.length).toBeGreaterThanOrEqual(800);
  });

  test('some brands of joint ventures are built by two makers, who each sell a good part of them', () => {
    const built = members.brands.map((_, brand) => {
      const own = members.models.filter((model) => model.brand === brand);
      return { brand, makers: [...new Set(own.map(({ maker }) => maker))] };
    });
    const shared = built.filter(({ makers }) => makers.length === 2);
    expect(shared).toHaveLength(5);
    expect(built.filter(({ makers }) => makers.length !== 1)).toEqual(shared);
    for (const { brand, makers } of shared) {
      const sells = (maker: number) =>
        registeredIn(2025, (at) => {
          const model = members.models[members.subModels[at]?.model ?? 0];
          return model?.brand === brand && model.maker === maker;
        });
      const [one = 0, other = 0] = makers.map(sells);
      expect(Math.min(one, other) / (one + other)).toBeGreaterThan(0.1);
      expect(makers.map((maker) => members.makers[maker]?.type)).toEqual(['joint_venture', 'joint_venture']);
    }
  });

  test.each([2019, 2020, 2021, 2022, 2023, 2024, 2025])('%i has between 20.5 and 25 million registrations', (year) => {
    expect(registeredIn(year)).toBeGreaterThan(20_500_000);
    expect(registeredIn(year)).toBeLessThan(25_000_000);
  });

  test('plug-ins grow from about 5 % to above half, never falling back over a year', () => {
    const shares = [2019, 2020, 2021, 2022, 2023, 2024, 2025].map(
      (year) => registeredIn(year, plugIn) / registeredIn(year),
    );
    expect(shares[0]).toBeCloseTo(0.05, 2);
    expect(shares.at(-1)).toBeGreaterThan(0.5);
    expect([...shares].sort((share, other) => share - other)).toEqual(shares);
  });

  test('the Chinese New Year, the epidemic and the end of the year are seen', () => {
    for (const year of [2019, 2021, 2024, 2026]) {
      expect(registered(year * 12 + 1)).toBeLessThan(0.75 * registered(year * 12 + 2));
    }
    // 2023 had its holiday in January, 2024 in February.
    expect(registered(2023 * 12)).toBeLessThan(registered(2024 * 12));
    expect(registered(2020 * 12 + 1)).toBeLessThan(0.5 * registered(2019 * 12 + 1));
    for (const year of [2019, 2020, 2021, 2023, 2024, 2025]) {
      const inYear = Array.from({ length: 12 }, (_, number) => registered(year * 12 + number));
      expect(inYear[11]).toBe(Math.max(...inYear));
    }
  });

  test('some cars come, some go, and ranks change', () => {
    const sells = (at: number, year: number) => registeredIn(year, (each) => each === at) > 0;
    const at = members.subModels.map((_, index) => index);
    expect(at.filter((index) => !sells(index, 2019) && sells(index, 2025)).length).toBeGreaterThan(100);
    expect(at.filter((index) => sells(index, 2019) && !sells(index, 2025)).length).toBeGreaterThan(50);
    const leader = (year: number) =>
      at.reduce((best, index) =>
        registeredIn(year, (each) => each === index) > registeredIn(year, (each) => each === best) ? index : best,
      );
    expect(leader(2019)).not.toBe(leader(2025));
  });

  test('the ten best makers have more than half of the market', () => {
    const byMaker = members.makers.map((_, maker) =>
      registeredIn(2025, (at) => {
        const model = members.models[members.subModels[at]?.model ?? 0];
        return model?.maker === maker;
      }),
    );
    const top = byMaker.sort((left, other) => other - left).slice(0, 10);
    expect(top.reduce((sum, value) => sum + value, 0) / registeredIn(2025)).toBeGreaterThan(0.5);
  });
});
