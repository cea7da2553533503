import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
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
