import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usualMarketLimits } from '../../settings/settings-market.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { openMarketDatabase } from '../engine/database.ts';
import { marketFunnel } from '../lifecycle/funnel.ts';
import { modelLife } from '../lifecycle/model-life.ts';
import type { DatasetQuestion } from '../model/question.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { type Market, openMarket } from '../service.ts';
import { emptyPlace } from '../testing/database-kit.ts';
import { sealSteady } from '../testing/gate-market.ts';
import { uniteMembers } from './unite-members.ts';

const missing = postgresMissing();

/** Where a market is opened that has been published from the folder. */
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

let folder: string;
let release: string;
/** A market in which the second brand has become the first, and one of its models one of the first brand. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-united-'));
  await sealSteady(folder, 'two');
  const order = { by: 'Lin Wei', note: '' };
  const brand = await uniteMembers(folder, { ...order, field: 'brand', from: 'brand-1', into: 'brand-0', onto: 'two' });
  const model = { ...order, field: 'model', from: 'model-2', into: 'model-0', onto: brand.release } as const;
  release = (await uniteMembers(folder, model)).release;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(Object.keys(places) as (keyof typeof places)[])('former keys of united members, asked of %s', (name) => {
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

  const ask = async (narrowed: Pick<DatasetQuestion, 'filters' | 'without'>) => {
    const { rows } = await market.query(
      {
        dataset: 'sales',
        dataSources: ['DATASOURCE_ZD_LINGSHOU'],
        dateType: 'monthly',
        from: '2025-05',
        to: '2025-05',
        by: ['brand'],
        indicators: ['volume'],
        ...narrowed,
      },
      'en',
    );
    return rows.map(({ keys, values }) => [keys.brand, values.volume]);
  };

  test('a question that names one, or leaves one out, is about the one that it has become', async () => {
    const own = await ask({ filters: { brand: ['brand-0'] } });
    expect(own).toEqual([['brand-0', expect.any(Number)]]);
    expect(await ask({ filters: { brand: ['brand-1'] } })).toEqual(own);
    expect(await ask({ filters: { brand: ['brand-1', 'brand-0'] } })).toEqual(own);
    expect(await ask({ without: { brand: ['brand-1'] } })).toEqual(await ask({ without: { brand: ['brand-0'] } }));
    const whole = { dataset: 'sales', dateType: 'monthly', from: '2025-05', to: '2025-05', by: ['brand'] } as const;
    const question = { ...whole, dataSources: ['DATASOURCE_ZD_LINGSHOU'], indicators: ['volume'] } as const;
    const all = await market.whole({ ...question, filters: { brand: ['brand-1'] } }, 100, 'en');
    const read: unknown[] = [];
    for await (const { rows } of all.portions())
      read.push(...rows.map(({ keys, values }) => [keys.brand, values.volume]));
    expect(read).toEqual(own);
  });

  test('its key is named by the name of that member, and what lies in it is found', async () => {
    const namesOf = async (keys: string[]) => {
      const { members } = await market.members({ dataset: 'sales', dimension: 'brand', keys }, 'en');
      return members.map(({ key, name }) => `${key} ${name}`);
    };
    expect(await namesOf(['brand-1'])).toEqual(['brand-1 The brand 0']);
    expect(await namesOf(['brand-0', 'brand-1'])).toEqual(['brand-0 The brand 0', 'brand-1 The brand 0']);
    expect(await namesOf(['brand-0', 'nobody'])).toEqual(['brand-0 The brand 0']);
    const models = async (brand: string) => {
      const within = { dataset: 'sales', dimension: 'model', within: { brand: [brand] } } as const;
      return (await market.members(within, 'en')).members.map(({ key }) => key);
    };
    expect(await models('brand-1')).toEqual(await models('brand-0'));
    expect((await models('brand-1')).length).toBe(3);
    expect(await market.today('model', ['model-2', 'model-1', 'model-0'])).toEqual(['model-0', 'model-1']);
  });

  test('the catalogue says which they are, so that addresses can be led on', async () => {
    const { united } = await market.catalogue('sales', 'en');
    expect(united).toMatchObject({ brand: { 'brand-1': 'brand-0' }, model: { 'model-2': 'model-0' } });
    expect(united?.city).toBeUndefined();
  });

  test('the curve of its life and the funnel are those of the one that it has become', async () => {
    const asking = { market, language: 'en' } as const;
    const all = async () => new Set(['sales', 'internet', 'after-market']);
    const life = await modelLife(asking, { model: 'model-2' }, all);
    expect(life).toEqual(await modelLife(asking, { model: 'model-0' }, all));
    const funnel = await marketFunnel(asking, { by: 'brand', member: 'brand-1', months: 3 }, all);
    expect(funnel).toEqual(await marketFunnel(asking, { by: 'brand', member: 'brand-0', months: 3 }, all));
  });
});
