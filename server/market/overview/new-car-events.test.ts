import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkPayload } from '../../http/calls/check-payload.ts';
import { monthNumber } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { publishSmallRelease, quoted, smallFacts } from '../testing/small-market.ts';
import { type LaunchRow, priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';

/** Events of sub-models: one without a day, and one that is ahead when the tests ask. */
const events: [subModel: number, kind: string, day: string][] = [
  [0, 'presale', '2023-10-20'],
  [0, 'launched', '2023-11-20'],
  [1, 'launched', '2024-03'],
  [2, 'launched', '2024-06-20'],
  [2, 'unveiled', '2024-02-11'],
];

const statements = [
  `INSERT INTO launch_event VALUES ${quoted(
    events.map(([subModel, kind, day], at) => [
      ...[at + 1, `sub-${subModel}.${kind}.${day}`, `事件${at}`, `Event ${at}`, kind, day, 'maker'],
    ]),
  )}`,
  `INSERT INTO launch_fact VALUES ${quoted(events.map(([subModel, , day], at) => [monthNumber(day.slice(0, 7)), subModel, at + 1, 1]))}`,
];

async function marketOf(folder: string, launches: readonly LaunchRow[]): Promise<Market> {
  const inserts = priceInserts({ prices: smallPrices(), launches, others: statements });
  await publishSmallRelease(folder, smallFacts(), 'one', inserts);
  return openMarket(folder);
}

describe('events of new cars', () => {
  let folder: string;
  let listed: Market;
  let imported: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-events-'));
    listed = await marketOf(join(folder, 'listed'), smallLaunches);
    imported = await marketOf(join(folder, 'imported'), []);
  });
  afterAll(async () => {
    await Promise.all([listed.close(), imported.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  test('each has its day, newest first, and the prices of the presale and of the launch it led to', async () => {
    const found = await callMarket(listed, 'newCarEvents', { from: '2023-10', to: '2024-05' });
    expect(found.map(({ key, day, ...prices }) => [key, day, Object.values(prices)])).toEqual([
      ['sub-1.launched.2024-03', '2024-03', [null, null, null]],
      ['sub-2.unveiled.2024-02-11', '2024-02-11', [null, null, null]],
      ['sub-0.launched.2023-11-20', '2023-11-20', [105_800, 99_800, 129_800]],
      ['sub-0.presale.2023-10-20', '2023-10-20', [105_800, 99_800, 129_800]],
    ]);
    expect(await callMarket(listed, 'newCarEvents', { from: '2020-01', to: '2020-02' })).toEqual([]);
    expect(() => checkPayload('newCarEvents', { from: 'autumn', to: '2024-05' })).toThrow('from');
  });

  test('S3.033 S3.034 a launch that only the events know is on sale from its day on, and coming before', async () => {
    const at = async (day: string) => {
      const lists = await Promise.all(
        (['onSaleModel', 'comingSoonModel'] as const).map((name) =>
          callMarket(imported, name, {}, 'en', () => Date.parse(day)),
        ),
      );
      return lists.map((list) => list.map(({ name, launchOn }) => `${name} ${launchOn}`));
    };
    const [before, after] = ['The sub 2 2024-06-20', 'The sub 1 2024-03', 'The sub 0 2023-11-20'];
    expect(await at('2024-06-20T23:00:00+08:00')).toEqual([[after, 'The sub 0 2023-11-20'], [before]]);
    expect(await at('2024-06-21T00:00:00+08:00')).toEqual([[before, after, 'The sub 0 2023-11-20'], []]);
  });

  test('S3.033 a launch of both stores is one', async () => {
    const list = await callMarket(listed, 'onSaleModel', {}, 'en');
    expect(list.map(({ name, launchOn }) => [name, launchOn])).toEqual([
      ['The sub 3', '2024-04-02'],
      ['The sub 1', '2024-03'],
      ['The sub 0', '2023-11-20'],
      ['The sub 3', '2023-08-01'],
    ]);
  });

  test('the comparison of models knows the day as well', async () => {
    const { models } = await callMarket(imported, 'marketCompare', {
      dataSource: 'DATASOURCE_ZD_LINGSHOU',
      subModels: ['sub-0', 'sub-1'],
      from: '2023-06',
      to: '2024-05',
    });
    expect(models.map(({ launchOn }) => launchOn)).toEqual(['2023-11-20', '2024-03']);
  });
});
