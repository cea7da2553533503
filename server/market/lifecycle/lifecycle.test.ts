import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallData, CallPayload, DatasetKey } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Value } from '@sinclair/typebox/value';
import { monthNumber } from '../model/index.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { type Market, openMarket } from '../service.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { otherInserts } from '../testing/small-others.ts';
import { priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';
import { smallRaw } from '../testing/small-raw.ts';
import { succeedMembers } from '../uniting/succeed-members.ts';
import { marketFunnel } from './funnel.ts';
import { modelLife } from './model-life.ts';

const facts = smallFacts();
const everything = [
  'sales',
  'price',
  'incentive',
  'internet',
  'after-market',
  'model-intelligence',
  'purchase-benefit',
];

/** A column of a dataset summed over months, of a brand or of all, from the bare facts. */
const summed = (dataset: DatasetKey, column: string, from: string, to: string, brand?: string) =>
  smallRaw[dataset].facts
    .filter(({ month, keys, source }) => {
      const isSource = source === null || source === 'DATASOURCE_ZD_LINGSHOU';
      return isSource && month >= monthNumber(from) && month <= monthNumber(to) && (!brand || keys.brand === brand);
    })
    .reduce((sum, { columns }) => sum + (columns[column] ?? 0), 0);

describe('S2.083 the tools of the lifecycle', () => {
  let folder: string;
  let market: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-lifecycle-'));
    const more = priceInserts({ prices: smallPrices(), launches: smallLaunches, others: [...otherInserts] });
    await publishSmallRelease(folder, facts, 'one', more);
    market = await openMarket(folder);
  });
  afterAll(async () => {
    await market.close();
    await rm(folder, { recursive: true, force: true });
  });

  const fits = <Name extends 'marketModelLife' | 'marketFunnel'>(name: Name, data: CallData<Name>) => {
    expect([...Value.Errors(schemas[name].data, data)]).toEqual([]);
    return data;
  };
  const life = async (question: CallPayload<'marketModelLife'>, owned = everything, language: 'zh_CN' | 'en' = 'en') =>
    fits('marketModelLife', await modelLife({ market, language }, question, async () => new Set(owned)));
  const funnel = async (question: CallPayload<'marketFunnel'>, owned = everything, language: 'zh_CN' | 'en' = 'en') =>
    fits('marketFunnel', await marketFunnel({ market, language }, question, async () => new Set(owned)));

  test('show a model month by month with its twelve-month sums, beside the rivals that are chosen', async () => {
    const { model, rivals, period } = await life({ model: 'model-0', rivals: ['model-1', 'model-0', 'nobody'] });
    const soldIn = (key: string, month: number) =>
      facts
        .filter((fact) => fact.model === key && fact.month === month && fact.dataSource === 'DATASOURCE_CLH_PIFA')
        .reduce((sum, { volume }) => sum + volume, 0);
    for (const curve of [model, ...rivals]) {
      if (!curve) throw new Error('no curve');
      const first = monthNumber(curve.from);
      expect(curve.values).toEqual(curve.values.map((_, at) => soldIn(curve.key, first + at)));
      const at = 20;
      const year = Array.from({ length: 12 }, (_, back) => soldIn(curve.key, first + at - back));
      expect(curve.years[at]).toBe(year.reduce((sum, value) => sum + value, 0));
      expect([curve.years.length, curve.stages.length]).toEqual([curve.values.length, curve.values.length]);
      // The latest month is preliminary, and no stage is read of it.
      expect([curve.stages.at(-1), curve.now.month]).toEqual([null, '2024-04']);
    }
    expect(rivals.map(({ key }) => key)).toEqual(['model-1']);
    expect(period).toEqual({ from: '2020-03', to: '2024-05', preliminaryFrom: '2024-05' });
  });

  test('know the first launch of each model, however long ago, and none that is only announced', async () => {
    const { last } = await market.catalogue('launch', 'en');
    const first = new Map<string, number>();
    for (const { month, keys } of smallRaw.launch.facts) {
      const { model = '', eventKind } = keys;
      if (eventKind !== 'launched' || month > monthNumber(last)) continue;
      first.set(model, Math.min(month, first.get(model) ?? month));
    }
    expect(first.size).toBeGreaterThan(1);
    expect(await market.firstLaunches()).toEqual(Object.fromEntries(first));
  });

  test('show the whole life of a model that ended before the latest 36 months', async () => {
    const ended = await mkdtemp(join(tmpdir(), 'market-ended-'));
    const left = facts.filter(({ model, month }) => model !== 'model-0' || month < monthNumber('2021-03'));
    await publishSmallRelease(ended, left, 'one', []);
    const other = await openMarket(ended);
    try {
      const asking = { market: other, language: 'en' } as const;
      const { model } = await modelLife(asking, { model: 'model-0' }, async () => new Set(['sales']));
      expect(model?.from).toBe('2020-03');
      expect(model?.values.slice(0, 12).every((value) => Number(value) > 0)).toBe(true);
      expect(model?.values.slice(13).some((value) => Number(value) > 0)).toBe(false);
    } finally {
      await other.close();
      await rm(ended, { recursive: true, force: true });
    }
  });

  test('draw a model and its predecessors as one life on request, from the first of them on', async () => {
    const joinedFolder = await mkdtemp(join(tmpdir(), 'market-joined-'));
    const more = priceInserts({ prices: smallPrices(), launches: smallLaunches, others: [...otherInserts] });
    await publishSmallRelease(joinedFolder, facts, 'one', more);
    const order = { field: 'model', predecessor: 'model-0', successor: 'model-1', month: '2022-06' } as const;
    const { release } = await succeedMembers(joinedFolder, { ...order, by: 'Lin Wei', onto: 'one', note: '' });
    await publishRelease(joinedFolder, release);
    const other = await openMarket(joinedFolder);
    const ask = async (question: CallPayload<'marketModelLife'>) =>
      fits(
        'marketModelLife',
        await modelLife({ market: other, language: 'en' }, question, async () => new Set(everything)),
      );
    try {
      const pair = {
        predecessor: { key: 'model-0', name: 'The model 0' },
        successor: { key: 'model-1', name: 'The model 1' },
        into: 'model-1',
        month: '2022-06',
      };
      const apart = await ask({ model: 'model-0', rivals: ['model-3'] });
      expect([apart.model?.key, apart.lines]).toEqual(['model-0', { joined: false, successions: [pair] }]);
      // Whoever names the predecessor gets the line, and nobody is his own rival.
      const joined = await ask({ model: 'model-0', rivals: ['model-1', 'model-3'], succession: true });
      expect([joined.model?.key, joined.lines]).toEqual(['model-1', { joined: true, successions: [pair] }]);
      expect(joined.rivals.map(({ key }) => key)).toEqual(['model-3']);
      const line = joined.model;
      if (!line) throw new Error('no line');
      const from = monthNumber(line.from);
      const sold = (month: number) =>
        facts
          .filter((fact) => ['model-0', 'model-1'].includes(fact.model) && fact.month === month)
          .filter(({ dataSource }) => dataSource === 'DATASOURCE_CLH_PIFA')
          .reduce((sum, { volume }) => sum + volume, 0);
      expect(line.values).toEqual(line.values.map((_, at) => sold(from + at)));
      // Marks say whose they are, and are those of each by itself.
      const whose = ({ name }: { name: string }) => name.slice(name.lastIndexOf(' · ') + 3);
      expect(new Set(joined.marks.map(whose))).toEqual(new Set(['The model 0', 'The model 1']));
      const own = (await ask({ model: 'model-1', rivals: [] })).marks.filter(({ month }) => month >= line.from);
      expect(joined.marks.filter((mark) => whose(mark) === 'The model 1')).toEqual(
        own.map((mark) => ({ ...mark, name: `${mark.name} · The model 1` })),
      );
      const elsewhere = await ask({ model: 'model-3', rivals: [], succession: true });
      expect([elsewhere.lines.successions, elsewhere.marks.some(({ name }) => name.includes(' · '))]).toEqual([
        [],
        false,
      ]);
    } finally {
      await other.close();
      await rm(joinedFolder, { recursive: true, force: true });
    }
  });

  test('mark what may have moved a model, of the datasets alone that the account may see', async () => {
    const all = await life({ model: 'model-0' });
    const kinds = new Set(all.marks.map(({ dataset }) => dataset));
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['incentive', 'price', 'software', 'benefit']));
    expect(all.marks.map(({ month }) => month)).toEqual(all.marks.map(({ month }) => month).sort());
    const updates = smallRaw.software.facts.filter(({ keys }) => keys.model === 'model-0');
    const marked = all.marks.filter(({ kind }) => kind === 'softwareVersions');
    const months = new Set(updates.map(({ month }) => month));
    expect(new Set(marked.map(({ month }) => monthNumber(month)))).toEqual(months);
    const alone = await life({ model: 'model-0' }, ['sales']);
    expect(new Set(alone.marks.map(({ dataset }) => dataset)).size).toBeLessThanOrEqual(1);
    expect(alone.movers.filter(({ standing }) => standing === 'notOwned').map(({ dataset }) => dataset.key)).toEqual([
      'price',
      'incentive',
      'software',
      'benefit',
    ]);
    expect(alone.model).toEqual(all.model);
  });

  test('say nothing of sales to who does not hold them, nor of a model that there is not', async () => {
    const none = await life({ model: 'model-0' }, ['price', 'internet']);
    expect([none.standing, none.model, none.marks, none.rivals, none.release]).toEqual([
      'notOwned',
      null,
      [],
      [],
      null,
    ]);
    const unknown = await life({ model: "x' OR 1=1" });
    expect([unknown.standing, unknown.model, unknown.marks]).toEqual(['open', null, []]);
    const usual = await life({});
    expect(usual.model?.key).toMatch(/^model-/);
  });

  test('count each step of the funnel in the months that all datasets know, and a year before', async () => {
    const { steps, rates, period, months, member } = await funnel({ by: 'brand', member: 'brand-0', months: 12 });
    expect([period, months.length, member?.key]).toEqual([
      { from: '2023-05', to: '2024-04', preliminaryFrom: null },
      12,
      'brand-0',
    ]);
    const now = (dataset: DatasetKey, column: string) => summed(dataset, column, '2023-05', '2024-04', 'brand-0');
    const then = (dataset: DatasetKey, column: string) => summed(dataset, column, '2022-05', '2023-04', 'brand-0');
    const wanted = {
      attention: ['attention', 'attention'],
      comparing: ['comparison', 'compared'],
      lead: ['attention', 'leads'],
      purchase: ['sales', 'volume'],
    } as const;
    for (const [key, [dataset, column]] of Object.entries(wanted)) {
      const step = steps.find((each) => each.key === key);
      expect([key, step?.value, step?.yearBefore]).toEqual([key, now(dataset, column), then(dataset, column)]);
      expect(step?.monthly.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(step?.value);
    }
    const [leads, stayed, purchases] = rates;
    expect(leads?.value).toBeCloseTo((now('attention', 'leads') / now('attention', 'attention')) * 1000, 9);
    expect(stayed?.value).toBeCloseTo(1 - now('comparison', 'turned') / now('comparison', 'compared'), 9);
    expect(purchases?.value).toBeCloseTo(now('sales', 'volume') / now('attention', 'leads'), 9);
    const all = summed('sales', 'volume', '2023-05', '2024-04') / summed('attention', 'leads', '2023-05', '2024-04');
    expect(purchases?.market).toBeCloseTo(all, 9);
    const inUse = smallRaw.parc.facts.filter(({ month, keys }) => month === 2024 * 12 && keys.brand === 'brand-0');
    const use = steps.find(({ key }) => key === 'use');
    expect(use?.value).toBe(inUse.reduce((sum, { columns }) => sum + (columns.in_use ?? 0), 0));
  });

  test('leave out the steps of datasets that are not held, and what is made of them', async () => {
    const { steps, rates, months } = await funnel({ by: 'model', months: 3 }, ['sales']);
    expect(months).toEqual(['2024-02', '2024-03', '2024-04']);
    const known = steps.filter(({ value }) => value !== null).map(({ key }) => key);
    expect(known).toEqual(['purchase']);
    expect(steps.find(({ key }) => key === 'purchase')?.value).toBe(summed('sales', 'volume', '2024-02', '2024-04'));
    expect(steps.filter(({ standing }) => standing === 'notOwned').map(({ key }) => key)).toEqual([
      'attention',
      'comparing',
      'lead',
      'use',
    ]);
    expect(steps.filter(({ needs }) => needs !== null).map(({ key }) => key)).toEqual([
      'testDrive',
      'order',
      'repurchase',
    ]);
    for (const rate of rates) expect([rate.value, rate.market, ...rate.monthly]).toEqual(Array(5).fill(null));
    const none = await funnel({ by: 'brand', months: 12 }, []);
    expect([none.period, none.steps.some(({ value }) => value !== null)]).toEqual([null, false]);
    const unknown = await funnel({ by: 'brand', member: 'nobody', months: 12 });
    expect([unknown.member, unknown.steps.some(({ value }) => value !== null)]).toEqual([null, false]);
  });

  test('speak the language of who asks', async () => {
    const texts = async (language: 'zh_CN' | 'en') => {
      const [own, steps] = [
        await life({ model: 'model-0' }, everything, language),
        await funnel({ by: 'brand', months: 6 }, everything, language),
      ];
      return JSON.stringify([own.rule, own.movers, steps.dimension, steps.steps, steps.rates]);
    };
    expect(await texts('en')).not.toMatch(/\p{Script=Han}/u);
    expect(await texts('zh_CN')).toMatch(/生命周期阶段.*终端零售量/u);
  });
});
