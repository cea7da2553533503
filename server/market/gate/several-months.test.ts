import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { datasets } from '../datasets/index.ts';
import { monthNumber } from '../model/month.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { sealSteady } from '../testing/gate-market.ts';
import { gateRules } from './rules.ts';
import { runRules } from './run-rules.ts';
import { settingsFile } from './settings.ts';

const { topic, sales } = datasets;
const [october, january, february] = [monthNumber('2024-10'), monthNumber('2025-01'), monthNumber('2025-02')];
const gone = (table: string, where: string) => `DELETE FROM ${table} WHERE ${where}`;
const stand = (combined: string | undefined, source: number) =>
  `INSERT INTO ${combined} (source, first_month, month) VALUES (${source}, ${january}, ${february})`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-gate-test-'));
  await sealSteady(folder, 'base');
  await publishRelease(folder, 'base');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What one rule finds in a release in which something of the published one is otherwise. */
async function found(rule: string, id: string, faults: readonly string[]) {
  await sealSteady(folder, id, { faults });
  const off = gateRules.filter(({ key }) => key !== rule).map(({ key }) => [key, { severity: 'off' }]);
  await writeFile(settingsFile(folder), JSON.stringify(Object.fromEntries(off)));
  const { outcomes } = await runRules(folder, id);
  return outcomes.find(({ set }) => set.rule.key === rule)?.rows;
}

test('a month that stands with another one in the new release is not missing; without its figure it is', async () => {
  const { table, combined } = topic.facts;
  const without = gone(table, `month = ${january}`);
  expect(await found('topic.month-missing', 'topic-together', [without, stand(combined, 0)])).toEqual([]);
  expect(await found('topic.month-missing', 'topic-gone', [without])).toMatchObject([{ month: january }]);
});

test('of the sales that is so of each source by itself', async () => {
  const without = gone('sales', `month = ${january}`);
  const rows = await found('sales.month-missing', 'sales-together', [without, stand(sales.facts.combined, 3)]);
  expect(rows).toMatchObject([{ month: january, source: 1 }]);
});

test('a gap before several months ends before the first of them', async () => {
  const { table, combined } = topic.facts;
  const without = gone(table, `month > ${october} AND month < ${february}`);
  const [row, ...others] = (await found('topic.month-gap', 'gap', [without, stand(combined, 0)])) ?? [];
  expect(row).toMatchObject({ month: october + 1, after: 3, name: { en: '2024-11…2024-12' } });
  expect(others).toEqual([]);
});

/** City 3 sells in February alone, sub-model 0 in all months: a list of two months is longer than one of any other. */
describe('a list is set against one of as many months', () => {
  const december = january - 1;
  const rare = (where: string) => gone('sales', `city_id = 3 AND ${where}`);
  const bothMonths = [
    gone('sales', `month = ${january}`),
    stand(sales.facts.combined, 1),
    stand(sales.facts.combined, 3),
  ];
  const cities = (rows: Awaited<ReturnType<typeof found>>) =>
    rows?.filter(({ name }) => name?.en === 'cities').map(({ before, after }) => [before, after]);
  const alone = async (published: { last: number; faults: string[] }, rest: { last: number; faults: string[] }) => {
    const own = await mkdtemp(join(tmpdir(), 'market-gate-span-'));
    try {
      await sealSteady(own, 'old', published);
      await publishRelease(own, 'old');
      await sealSteady(own, 'next', rest);
      const { outcomes } = await runRules(own, 'next', { only: 'sales.list-shrunk' });
      return cities(outcomes[0]?.rows);
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  };

  test('a single month after two that were published together is set against the latest single one', async () => {
    const published = { last: february, faults: [rare(`month <> ${february}`), ...bothMonths] };
    const next = { last: february + 1, faults: published.faults };
    expect(await alone(published, next)).toEqual([]);
    const short = { ...next, faults: [...next.faults, gone('sales', `city_id = 2 AND month = ${february + 1}`)] };
    expect(await alone(published, short)).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  test('two months together after single ones are set against as many of these', async () => {
    const published = { last: december, faults: [rare(`month = ${december}`)] };
    const next = { last: february, faults: [...published.faults, ...bothMonths] };
    expect(await alone(published, next)).toEqual([]);
    // Three cities are as many as December had by itself, and one fewer than November and December together.
    const short = { ...next, faults: [...next.faults, rare(`month = ${february}`)] };
    expect(await alone(published, short)).toEqual([
      [4, 3],
      [4, 3],
    ]);
  });

  test('of another dataset the rows of two months together are set against the fullest of as many', async () => {
    const { table, combined } = topic.facts;
    const own = await mkdtemp(join(tmpdir(), 'market-gate-span-'));
    const rows = (month: number) => gone(table, `rowid = (SELECT MIN(rowid) FROM ${table} WHERE month = ${month})`);
    const found = async (id: string, last: number, faults: string[]) => {
      await sealSteady(own, id, { last, faults });
      const { outcomes } = await runRules(own, id, { only: 'topic.list-shrunk' });
      return outcomes[0]?.rows.map(({ before, after }) => [before, after]);
    };
    try {
      const faults = [gone(table, `month = ${january}`), stand(combined, 0), rows(december)];
      await sealSteady(own, 'old', { last: february, faults });
      await publishRelease(own, 'old');
      // March has one row, as December has; January and February together have two.
      expect(await found('healthy', february + 1, [...faults, rows(february + 1)])).toEqual([]);
      await sealSteady(own, 'single', { last: december, faults: [rows(december)] });
      await publishRelease(own, 'single');
      const both = [gone(table, `month = ${january}`), stand(combined, 0)];
      expect(await found('short', february, [...both, rows(february)])).toEqual([[2, 1]]);
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  });
});
