import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DatasetKey } from '@portal/contract';
import { datasetKeys } from '@portal/contract/schemas';
import { inCase } from '../../../tests/support/in-case.ts';
import { usualMarketLimits } from '../../settings/settings-market.ts';
import { postgresMissing } from '../../testing/postgres.ts';
import { indicatorOf } from '../datasets/find.ts';
import { datasets } from '../datasets/index.ts';
import { type MarketDatabase, openMarketDatabase } from '../engine/database.ts';
import { createRelease } from '../making/create-release.ts';
import { type DatasetQuestion, monthText } from '../model/index.ts';
import { openRelease } from '../opened/open-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { changingInserts, figureOfRows, type PlainRow, partsOfRow, plainRows } from '../testing/changed-market.ts';
import { type EmptyPlace, emptyPlace } from '../testing/database-kit.ts';
import { fillSmallRelease, smallFacts } from '../testing/small-market.ts';
import { otherInserts } from '../testing/small-others.ts';
import { priceInserts, smallPrices } from '../testing/small-prices.ts';

const changed = datasetKeys.filter((key) => key !== 'sales');
const missing = postgresMissing();

describe('what a release changes of every dataset', () => {
  let folder: string;
  let place: EmptyPlace | null = null;
  let database: MarketDatabase | null = null;
  const markets: Market[] = [];
  const rows = new Map<DatasetKey, { before: PlainRow[]; after: PlainRow[] }>();
  beforeAll(async () => {
    place = missing ? null : await emptyPlace();
    folder = place?.folder ?? (await mkdtemp(join(tmpdir(), 'market-changes-')));
    const prices = priceInserts({ prices: smallPrices(), launches: [] });
    await (await fillSmallRelease(folder, smallFacts(), 'old', [...prices, ...otherInserts])).seal();
    const replaced = changed.map((key) => datasets[key].facts.table);
    const info = { id: 'new', demonstration: true, note: '', preliminaryFrom: null };
    const writer = await createRelease(folder, info, { id: 'old', replaced });
    for (const key of changed) {
      for (const statement of changingInserts(datasets[key])) await writer.connection.run(statement);
    }
    await writer.seal();
    const [old, fresh] = [await openRelease(folder, 'old', ''), await openRelease(folder, 'new', '')];
    for (const key of changed) {
      rows.set(key, { before: await plainRows(datasets[key], old), after: await plainRows(datasets[key], fresh) });
    }
    for (const release of [old, fresh]) release.close();
    database = place && (await openMarketDatabase(place.url, usualMarketLimits));
    await publishRelease(folder, 'new', database);
    markets.push(await openMarket(folder));
    if (database) markets.push(await openMarket(folder, { database }));
  });
  afterAll(async () => {
    for (const market of markets) await market.close();
    await (place ? place.remove() : rm(folder, { recursive: true, force: true }));
  });

  const groupOf = (dataset: DatasetKey, { month, members }: PlainRow) =>
    [month, ...datasets[dataset].reported.by.map((key) => members[key])].join(' ');
  const inGroups = (dataset: DatasetKey, all: readonly PlainRow[]) => {
    const groups = new Map<string, PlainRow[]>();
    for (const row of all) groups.set(groupOf(dataset, row), [...(groups.get(groupOf(dataset, row)) ?? []), row]);
    return groups;
  };

  test.each(changed)('%s: each member in a month, with its former and new figure, the largest first', async (key) => {
    const dataset = datasets[key];
    const { before = [], after = [] } = rows.get(key) ?? {};
    const [old, fresh] = [inGroups(key, before), inGroups(key, after)];
    const formerRow = new Map(before.map((row) => [row.key, row]));
    const freshRow = new Map(after.map((row) => [row.key, row]));
    const differ = [...before, ...after].filter((row) => {
      const [one, other] = [formerRow.get(row.key), freshRow.get(row.key)];
      return JSON.stringify(one?.columns) !== JSON.stringify(other?.columns);
    });
    for (const indicator of dataset.reported.figures) {
      const declared = indicatorOf(dataset, indicator);
      const isTouched = (row: PlainRow) => {
        const sides = [formerRow.get(row.key), freshRow.get(row.key)];
        return new Set(sides.map((side) => side && String(partsOfRow(dataset, declared, side)))).size > 1;
      };
      const wanted = new Map(
        [...new Set(differ.filter(isTouched).map((row) => groupOf(key, row)))].flatMap((group) => {
          const sides = [old, fresh].map((entry) => figureOfRows(declared, entry.get(group) ?? []));
          return sides.every((side) => side === null) ? [] : [[group, sides]];
        }),
      );
      expect(wanted.size).toBeGreaterThan(0);
      const reported = [];
      for (const market of markets) {
        const query = { dataset: key, indicator, limit: 1000 };
        reported.push(await callMarket(market, 'marketChanges', query, 'en'));
      }
      const [answer] = reported;
      const list = answer?.changes?.rows ?? [];
      expect(list.length).toBe(Math.min(wanted.size, 1000));
      for (const { month, from, members, ...row } of list) {
        expect(from).toBe(month);
        const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
        const [was, is] = wanted.get([number, ...members.map((member) => member.key)].join(' ')) ?? [];
        inCase(`${indicator} ${month} ${JSON.stringify(members)}`, () => {
          expect([row.before === null, row.after === null]).toEqual([was == null, is == null]);
          expect(row.before ?? 0).toBeCloseTo(was ?? 0, 6);
          expect(row.after ?? 0).toBeCloseTo(is ?? 0, 6);
        });
      }
      const sizes = list.map(({ before: was, after: is }) => Math.abs((is ?? 0) - (was ?? 0)));
      expect(sizes).toEqual([...sizes].sort((size, other) => other - size));
      const month = answer?.changes?.months.find(({ kind }) => kind === 'corrected');
      const ofMonth = (all: readonly PlainRow[]) =>
        figureOfRows(
          declared,
          all.filter((row) => monthText(row.month) === month?.month),
        );
      expect(month?.before).toBeCloseTo(ofMonth(before) ?? Number.NaN, 6);
      expect(month?.after).toBeCloseTo(ofMonth(after) ?? Number.NaN, 6);
      if (reported[1]) expect({ ...reported[1], release: null }).toEqual({ ...answer, release: null });
    }
    const { changes } = await callMarket(markets[0] as Market, 'marketChanges', { dataset: key });
    const gone = differ.filter((row) => !freshRow.has(row.key)).length;
    const added = differ.filter((row) => !formerRow.has(row.key)).length;
    expect(changes).toMatchObject({ inserted: added, withdrawn: gone, corrected: (differ.length - gone - added) / 2 });
  });

  test.each(changed)('%s: a revised figure carries what it was', async (key) => {
    const dataset = datasets[key];
    const { before = [], after = [] } = rows.get(key) ?? {};
    const yearly = dataset.facts.every === 'year';
    const nameOf = (month: number) => (yearly ? monthText(month).slice(0, 4) : monthText(month));
    const [of] = dataset.reported.by;
    // Once each: every figure of an answer is worked out anew from its rows.
    const cell = (period: unknown, member: unknown) => `${period} ${member}`;
    const [was, is] = [before, after].map((all) => {
      const byCell = new Map<string, typeof all>();
      for (const row of all) {
        const at = cell(nameOf(row.month), row.members[of ?? '']);
        byCell.set(at, [...(byCell.get(at) ?? []), row]);
      }
      return byCell;
    });
    const question = {
      dataset: key,
      dataSources: [],
      dateType: yearly ? 'annual' : 'monthly',
      by: ['period', of ?? ''],
      from: '2022-01',
      to: yearly ? '2024-12' : '2024-05',
      indicators: dataset.reported.figures,
      limit: 1000,
    } as unknown as DatasetQuestion;
    for (const market of markets) {
      const answer = await market.query(question, 'en');
      let revised = 0;
      for (const row of answer.rows) {
        for (const indicator of dataset.reported.figures) {
          const at = cell(row.keys.period, row.keys[of ?? '']);
          const [first, last] = [was, is].map((all) =>
            figureOfRows(indicatorOf(dataset, indicator), all?.get(at) ?? []),
          );
          const former = first == null || last == null || first === 0 || first === last ? undefined : first;
          const value = (row.revised as Record<string, number> | undefined)?.[indicator];
          inCase(`${indicator} ${JSON.stringify(row.keys)}`, () => {
            if (former === undefined) expect(value).toBeUndefined();
            else expect(value).toBeCloseTo(former, 6);
          });
          if (value !== undefined) revised += 1;
        }
      }
      expect(revised).toBeGreaterThan(0);
    }
  });

  test('the dashboard says what the prices of a month were', async () => {
    const { before = [], after = [] } = rows.get('price') ?? {};
    const { data } = await callMarket(markets[0] as Market, 'getMarketPriceTrend', {});
    const revised = data.filter((point) => point.revised);
    expect(revised.length).toBeGreaterThan(3);
    for (const { month, tp, revised: was } of revised) {
      const of = (all: readonly PlainRow[]) =>
        figureOfRows(
          indicatorOf(datasets.price, 'tp'),
          all.filter((row) => monthText(row.month) === month),
        );
      expect([tp, was?.tp]).toEqual([expect.closeTo(of(after) ?? 0, 6), expect.closeTo(of(before) ?? 0, 6)]);
    }
  });

  test('a dataset that came from the former release whole is unchanged', async () => {
    const { changes, deliveries } = await callMarket(markets[0] as Market, 'marketChanges', { dataset: 'sales' });
    expect(changes).toEqual({
      inserted: 0,
      corrected: 0,
      withdrawn: 0,
      months: [],
      rows: [],
      cut: null,
      notListed: [],
    });
    expect(deliveries).toEqual([]);
  });
});
