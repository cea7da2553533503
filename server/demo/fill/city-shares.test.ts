import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cities } from '../../geography/index.ts';
import { createRelease } from '../../market/making/create-release.ts';
import { flows, reportedOf } from '../course/national.ts';
import { lineup } from '../lineup/lineup.ts';
import { fillDimensions } from './fill-dimensions.ts';
import { fillSales } from './fill-sales.ts';

const members = lineup();
const places = cities();
/** Registrations of each city and of the country: all, and plug-ins among them, by month. */
const sold = new Map<string, { all: number; plugIn: number }>();
let folder: string;

/** Two spans of the full market: a quarter of 2022 with its epidemic, and the newest ones. */
async function fill(from: number, months: number): Promise<void> {
  const release = await createRelease(folder, { demonstration: true, note: '', preliminaryFrom: null });
  try {
    const flow = flows(members, from, months);
    const reported = reportedOf(flow);
    const world = {
      lineup: members,
      makers: 1,
      cities: places,
      from,
      registeredSince: 2004,
      sold: reported,
      flows: flow,
    };
    await fillDimensions(release.connection, world);
    await fillSales(release.connection, world, reported, () => {});
    const read = await release.connection.runAndReadAll(
      'SELECT month, city_id, sub_model_id, volume FROM sales WHERE source = 3',
    );
    for (const [month, city, subModel, volume] of read.getRows()) {
      const fuel = members.subModels[Number(subModel) - 1]?.fuel ?? 'ICE';
      for (const key of [`${places[Number(city) - 1]?.chinese} ${month}`, `全国 ${month}`]) {
        const known = sold.get(key) ?? { all: 0, plugIn: 0 };
        known.all += Number(volume);
        if (['BEV', 'PHEV', 'EREV'].includes(fuel)) known.plugIn += Number(volume);
        sold.set(key, known);
      }
    }
  } finally {
    await release.discard();
  }
}

const spring = 2022 * 12 + 3;
const summer = 2026 * 12 + 6;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-cities-'));
  await fill(spring, 3);
  await fill(summer, 3);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const share = (place: string, months: number[]): number => {
  const own = months.map((month) => sold.get(`${place} ${month}`) ?? { all: 0, plugIn: 0 });
  return own.reduce((sum, { plugIn }) => sum + plugIn, 0) / own.reduce((sum, { all }) => sum + all, 0);
};
const newest = [summer, summer + 1, summer + 2];

describe('cities of the full demonstration market', () => {
  test('plug-ins have a plausible part of every city, in the great ones a little more than in the country', () => {
    const country = share('全国', newest);
    expect(country).toBeGreaterThan(0.52);
    expect(country).toBeLessThan(0.61);
    for (const place of ['北京', '上海']) {
      expect(share(place, newest)).toBeGreaterThan(0.53);
      expect(share(place, newest)).toBeLessThan(0.64);
    }
    const all = places.filter(({ code }) => code.length === 4).map(({ chinese }) => share(chinese, newest));
    expect(Math.max(...all.filter(Number.isFinite))).toBeLessThan(0.8);
    expect(Math.min(...all.filter(Number.isFinite))).toBeGreaterThan(0.15);
    for (const place of ['黑河', '双鸭山', '白银', '辽源']) expect(share(place, newest)).toBeLessThan(country - 0.15);
  });

  test('tiers follow each other in what plug-ins have of them', () => {
    const tiers = ['1', '2', '3', '4', '5'].map((tier) => {
      const own = places.filter((city) => city.tier === tier);
      const sum = (of: 'all' | 'plugIn') =>
        own.reduce(
          (total, { chinese }) =>
            total + newest.reduce((all, month) => all + (sold.get(`${chinese} ${month}`)?.[of] ?? 0), 0),
          0,
        );
      return sum('plugIn') / sum('all');
    });
    expect([...tiers].sort((tier, other) => other - tier)).toEqual(tiers);
    expect((tiers[0] ?? 1) - (tiers[4] ?? 0)).toBeLessThan(0.3);
  });

  test('Shanghai sells next to nothing in April 2022, and no two cities move alike', () => {
    const cars = (place: string, month: number) => sold.get(`${place} ${month}`)?.all ?? 0;
    expect(cars('上海', spring)).toBeLessThan(0.05 * cars('上海', spring + 2));
    const moves = ['北京', '成都', '武汉', '青岛', '贵阳', '佛山', '温州'].map((place) =>
      (cars(place, summer + 1) / cars(place, summer)).toFixed(4),
    );
    expect(new Set(moves).size).toBe(moves.length);
  });
});
