import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usualMarketLimits } from '../../settings/settings-market.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { openMarketDatabase } from '../engine/database.ts';
import { monthNumber } from '../model/month.ts';
import type { DatasetQuestion } from '../model/question.ts';
import { linesOf } from '../opened/succession-lines.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { readRelease } from '../releases/release.ts';
import { type Market, openMarket } from '../service.ts';
import { emptyPlace } from '../testing/database-kit.ts';
import { type Fact, publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { listSuccessions, type SucceedOrder, succeedMembers } from './succeed-members.ts';
import { uniteMembers } from './unite-members.ts';

const missing = postgresMissing();
const facts = smallFacts();
const retail = 'DATASOURCE_ZD_LINGSHOU';

/** model-0 was succeeded by model-1, and that by model-2. */
const lineOf: Readonly<Record<string, string>> = { 'model-0': 'model-2', 'model-1': 'model-2' };
const order = (rest: Partial<SucceedOrder>): SucceedOrder => ({
  field: 'model',
  predecessor: 'model-0',
  successor: 'The model 1',
  month: '2022-06',
  by: 'Lin Wei',
  onto: 'base',
  note: '',
  ...rest,
});

let folder: string;
let release = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-succession-'));
  await publishSmallRelease(folder, facts, 'base');
  const first = await succeedMembers(folder, order({ note: 'as its maker says' }));
  release = (
    await succeedMembers(
      folder,
      order({ predecessor: 'model-1', successor: 'model-2', month: '2023-01', onto: first.release }),
    )
  ).release;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('who succeeded whom', () => {
  test('is kept in a release, by whom it was decided, and changes no figure', async () => {
    expect(await listSuccessions(folder, 'base')).toEqual([]);
    expect(
      (await listSuccessions(folder, release)).map(({ predecessor, successor, month }) => [
        predecessor.key,
        successor.key,
        month,
      ]),
    ).toEqual([
      ['model-0', 'model-1', '2022-06'],
      ['model-1', 'model-2', '2023-01'],
    ]);
    const deliveries = (await readRelease(folder, release))?.deliveries ?? [];
    expect(deliveries).toMatchObject([
      { kind: 'describe', by: 'Lin Wei', note: 'as its maker says', succession: { successor: { en: 'The model 1' } } },
      { kind: 'describe', succession: { month: '2023-01' } },
    ]);
  });

  test.each<[string, Partial<SucceedOrder>, string]>([
    ['itself by others', { predecessor: 'model-2', successor: 'model-0' }, 'would lead back to itself'],
    ['itself', { predecessor: 'model-3', successor: 'model-3' }, 'would lead back to itself'],
    ['twice', { successor: 'model-3' }, 'has a successor already'],
    ['by nobody', { predecessor: 'model-3', successor: 'nobody' }, 'nothing has the name or key “nobody”'],
    ['no more, and never did', { predecessor: 'model-3', successor: 'model-2', month: null }, 'does not succeed'],
  ])('is refused: %s', async (_, rest, words) => {
    await expect(succeedMembers(folder, order({ onto: release, ...rest }))).rejects.toThrow(words);
  });

  test('is taken back, and follows a member that becomes one with another', async () => {
    const back = { predecessor: 'model-1', successor: 'model-2', month: null, onto: release };
    const left = await succeedMembers(folder, order(back));
    expect((await listSuccessions(folder, left.release)).map(({ predecessor }) => predecessor.key)).toEqual([
      'model-0',
    ]);
    expect(left.succession).toMatchObject({ month: null });
  });
});

/** The volumes of models by month in the bare facts, where `lineOf` says which counts as which. */
function summed(lines: Readonly<Record<string, string>>, from: string, to: string, passes = (_: Fact) => true) {
  const found = new Map<string, number>();
  for (const fact of facts) {
    const isIn = fact.month >= monthNumber(from) && fact.month <= monthNumber(to);
    if (!isIn || fact.dataSource !== retail || !passes(fact)) continue;
    const key = `${lines[fact.model] ?? fact.model} ${fact.month}`;
    found.set(key, (found.get(key) ?? 0) + fact.volume);
  }
  return [...found].sort();
}

const places = {
  'the files of a folder': async () => {
    await publishRelease(folder, release);
    return { market: await openMarket(folder), remove: async () => undefined };
  },
  PostgreSQL: async () => {
    const place = await emptyPlace();
    const database = await openMarketDatabase(place.url, usualMarketLimits);
    await publishRelease(folder, release, database);
    return { market: await openMarket(place.folder, { database }), remove: () => place.remove() };
  },
};

describe.each(Object.keys(places) as (keyof typeof places)[])(
  'predecessor and successor as one, asked of %s',
  (name) => {
    if (name === 'PostgreSQL' && missing) {
      test.skip(missing, () => undefined);
      return;
    }
    let market: Market;
    let remove: () => Promise<void>;
    beforeAll(async () => {
      ({ market, remove } = await places[name]());
    });
    afterAll(async () => {
      await market?.close();
      await remove?.();
    });

    const span = { from: '2021-06', to: '2023-12' };
    const ask = (rest: Partial<DatasetQuestion>) =>
      market.query(
        {
          dataset: 'sales',
          dataSources: [retail],
          dateType: 'monthly',
          ...span,
          by: ['model', 'period'],
          indicators: ['volume', 'share'],
          ...rest,
        } as DatasetQuestion,
        'en',
      );
    const volumes = ({ rows }: Awaited<ReturnType<typeof ask>>) =>
      rows
        .map(({ keys, values }): [string, unknown] => [
          `${keys.model} ${monthNumber(keys.period ?? '')}`,
          values.volume,
        ])
        .sort();

    test('the figure of each month is the sum of all of the line, which the answer names with its months', async () => {
      const answer = await ask({ succession: true });
      expect(volumes(answer)).toEqual(summed(lineOf, span.from, span.to));
      expect(answer.succession).toEqual([
        {
          dimension: 'model',
          predecessor: { key: 'model-0', name: 'The model 0' },
          successor: { key: 'model-1', name: 'The model 1' },
          into: 'model-2',
          month: '2022-06',
        },
        expect.objectContaining({ into: 'model-2', month: '2023-01' }),
      ]);
      const shares = answer.rows.filter(({ keys }) => keys.period === '2022-03').map(({ values }) => values.share ?? 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    });

    test('without the wish nothing changes', async () => {
      const answer = await ask({});
      expect(volumes(answer)).toEqual(summed({}, span.from, span.to));
      expect(answer).not.toHaveProperty('succession');
      expect(volumes(await ask({ succession: false }))).toEqual(volumes(answer));
    });

    test('a filter on any of the line is on all of it, also where its cars are listed by another dimension', async () => {
      const whole = summed(lineOf, span.from, span.to).filter(([key]) => key.startsWith('model-2 '));
      for (const model of ['model-0', 'model-2']) {
        expect(volumes(await ask({ succession: true, filters: { model: [model] } }))).toEqual(whole);
      }
      const years = await ask({ succession: true, by: ['fuelType'], filters: { model: ['model-1'] } });
      const sum = years.rows.reduce((all, { values }) => all + (values.volume ?? 0), 0);
      expect(sum).toBe(whole.reduce((all, [, volume]) => all + volume, 0));
      expect(years.succession).toHaveLength(2);
      const others = volumes(await ask({ succession: true, without: { model: ['model-1'] } }));
      expect(others).toEqual(summed(lineOf, span.from, span.to).filter(([key]) => !key.startsWith('model-2 ')));
      const apart = await ask({ succession: true, filters: { model: ['model-3'] } });
      expect(apart.succession).toEqual([]);
    });

    test('of which a filter on something else counts a part is named with who is left out, and by which filter', async () => {
      const part = async (rest: Partial<DatasetQuestion>) =>
        (await ask({ succession: true, ...rest })).partialLines?.map(
          ({ into, leftOut, narrowedBy }) => `${into.key} without ${leftOut.key}: ${narrowedBy.join(', ')}`,
        );
      // model-0 and model-1 are of brand-0, model-2 is of brand-1.
      const ofBrand = { brand: ['brand-0'] };
      const answer = await ask({ succession: true, filters: ofBrand });
      expect(volumes(answer)).toEqual(summed(lineOf, span.from, span.to, ({ brand }) => brand === 'brand-0'));
      expect(answer.partialLines).toEqual([
        {
          dimension: 'model',
          into: { key: 'model-2', name: 'The model 2' },
          leftOut: { key: 'model-2', name: 'The model 2' },
          narrowedBy: ['Brand'],
        },
      ]);
      expect(await part({ without: ofBrand })).toEqual([
        'model-2 without model-0: Brand',
        'model-2 without model-1: Brand',
      ]);
      expect(await part({ filters: { segment: ['SUV_B'] } })).toEqual([
        'model-2 without model-0: Segment',
        'model-2 without model-2: Segment',
      ]);
      expect(await part({ by: ['period'], filters: { model: ['model-0'], fuelType: ['PHEV'] } })).toEqual([
        'model-2 without model-0: Fuel type',
        'model-2 without model-2: Fuel type',
      ]);
      // Both have cars of the filter, others are asked, there is no line in it, or it is on places.
      expect(await part({ filters: { manufacturer: ['maker-0'] } })).toBeUndefined();
      expect(await part({ filters: { model: ['model-3'], brand: ['brand-2'] } })).toBeUndefined();
      expect(await part({ filters: { brand: ['brand-2'] } })).toBeUndefined();
      expect(await part({ filters: { province: ['11'] } })).toBeUndefined();
      expect(await ask({ filters: ofBrand })).not.toHaveProperty('partialLines');
    });

    test('is refused beside what members of one line do not have in common, and asked beside what they do', async () => {
      await expect(ask({ succession: true, by: ['brand', 'model'] })).rejects.toThrow(
        '“The model 0” and “The model 2”, which succeeded it, differ in “Brand” and are no single row',
      );
      const origins = await ask({ succession: true, by: ['origin', 'model'] });
      expect(origins.rows.filter(({ keys }) => keys.model === 'model-2')).toHaveLength(1);
      // Of other lines nobody asks, cars of one model may be of several fuels, and without the wish nothing is joined.
      const shown = async (rest: Partial<DatasetQuestion>) => (await ask(rest)).rows.length;
      expect(
        await shown({ succession: true, by: ['brand', 'model'], filters: { model: ['model-3'] } }),
      ).toBeGreaterThan(0);
      expect(await shown({ succession: true, by: ['fuelType', 'model'] })).toBeGreaterThan(0);
      expect(await shown({ by: ['brand', 'model'] })).toBeGreaterThan(0);
    });

    test('the catalogue says of which dimensions there are some', async () => {
      expect((await market.catalogue('sales', 'en')).succeeded).toEqual({ model: 2 });
    });
  },
);

test('one that becomes one with its successor succeeds nobody, and another takes its place', async () => {
  const same = { field: 'model', by: 'Lin Wei', note: '', from: 'model-0', into: 'model-1', onto: release } as const;
  // Of one brand, and never in the same month, source and place: else the union is refused.
  const united = await uniteMembers(folder, same).catch((error: Error) => error.message);
  if (typeof united === 'string') throw new Error(united);
  expect((await listSuccessions(folder, united.release)).map(({ predecessor }) => predecessor.key)).toEqual([
    'model-1',
  ]);
});

describe('members that become one', () => {
  const unite = (from: string, into: string, onto: string) =>
    uniteMembers(folder, { field: 'model', by: 'Lin Wei', note: '', from, into, onto });
  const linesIn = async (id: string) =>
    (await listSuccessions(folder, id)).map(({ predecessor, successor }) => [predecessor.key, successor.key]);

  test('of a line the one in the middle leaves, and the line goes on', async () => {
    expect(await linesIn((await unite('model-1', 'model-0', release)).release)).toEqual([['model-0', 'model-2']]);
  });

  test('are refused where the line would lead back to itself', async () => {
    const to = async (predecessor: string, successor: string, onto: string) =>
      (await succeedMembers(folder, order({ predecessor, successor, onto }))).release;
    const onto = await to('model-2', 'model-1', await to('model-0', 'model-2', 'base'));
    const before = await readdir(join(folder, 'releases'));
    await expect(unite('model-1', 'model-0', onto)).rejects.toThrow(
      'Once united, "The model 0" would succeed itself, by "The model 2"; take one of these successions back',
    );
    expect(await readdir(join(folder, 'releases'))).toEqual(before);
  });
});

test('a release in which a line leads back to itself counts nobody of it as another', () => {
  const row = (predecessor: number, successor: number) => ({ table: 'model', predecessor, successor, month: 1 });
  const lines = linesOf([row(0, 2), row(2, 0), row(5, 0), row(6, 6), row(3, 4)]);
  expect([...(lines?.lastOf ?? [])]).toEqual([[3, 4]]);
  expect(lines?.succeeded).toEqual([row(3, 4)]);
  expect(linesOf([row(0, 2), row(2, 0)])).toBeNull();
});
