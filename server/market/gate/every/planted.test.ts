import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Dataset, datasets } from '../../datasets/index.ts';
import { sealSteady, steady } from '../../testing/gate-market.ts';
import type { Known } from '../rule.ts';
import { gateRules } from '../rules.ts';
import { runRules } from '../run-rules.ts';
import { settingsFile } from '../settings.ts';
import { listShorter } from './levels.ts';
import { ownTables } from './members.ts';
import { everyRules } from './rules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-gate-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const all: readonly Dataset[] = Object.values(datasets);
const before = (dataset: Dataset) => all.slice(0, all.indexOf(dataset));

/** The newest month of a dataset, the one before, and one with months on both sides. */
const monthsOf = ({ facts: { every } }: Dataset) => {
  const late = every === 'year' ? steady.last - (steady.last % 12) : steady.last;
  const step = every === 'year' ? 12 : 1;
  return { late, early: late - step, middle: late - step };
};

/** Members 100 to 115 of the first chain of each dataset, beside those of the steady market. */
const widened = new Set<string>();
const wide: string[] = all.flatMap((dataset) => {
  const { table, chains, moves = [], figures } = dataset.facts;
  const [{ chain, column } = { chain: null, column: '' }] = chains;
  const members = chain?.tables[0];
  if (!members) return [];
  const copies = members.mirrors || members.follows || widened.has(members.name) ? [] : [members];
  widened.add(members.name);
  const moving = moves.filter((figure) => figures.includes(figure));
  const figureOf = (figure: string) => `300 + (month * 7919 + (100 + n) * 104729 + ${figures.indexOf(figure)}) % 997`;
  const replaced = [`100 + n AS ${column}`, ...moving.map((figure) => `${figureOf(figure)} AS ${figure}`)].join(', ');
  return [
    ...copies.map(
      ({ name, id }) => `INSERT INTO ${name} SELECT ${name}.* REPLACE (100 + n AS ${id}, CONCAT(key, '-w', n) AS key,
        CONCAT(name_zh, '副', n) AS name_zh, CONCAT(name_en, ' copy ', n) AS name_en)
        FROM ${name}, range(16) AS r(n) WHERE ${id} = 1`,
    ),
    `INSERT INTO ${table} SELECT ${table}.* REPLACE (${replaced}) FROM ${table}, range(16) AS r(n) WHERE ${column} = 1`,
  ];
});

/**
 * What the rules of a kind find in the wide market with a fault in each dataset. The others are off, as an operator may
 * set them: to ask them all takes a second.
 */
async function found(kind: string, faults: readonly string[]): Promise<Record<string, string>> {
  await sealSteady(folder, kind, { faults: [...wide, ...faults] });
  const off = gateRules.filter(({ key }) => !key.endsWith(`.${kind}`)).map(({ key }) => [key, { severity: 'off' }]);
  await writeFile(settingsFile(folder), JSON.stringify(Object.fromEntries(off)));
  const { outcomes } = await runRules(folder, kind);
  await rm(settingsFile(folder));
  await rm(join(folder, 'releases', kind), { recursive: true });
  return Object.fromEntries(
    outcomes.flatMap(({ set, state }) =>
      set.rule.key.endsWith(`.${kind}`) && state !== 'green' ? [[set.rule.key, state]] : [],
    ),
  );
}

const withRule = (kind: string) =>
  all.filter((dataset) => everyRules(dataset, before(dataset)).some(({ key }) => key === `${dataset.key}.${kind}`));

const columnOf = ({ facts: { chains } }: Dataset): string => chains[0]?.column ?? '';

/** A fault of each kind in a dataset. */
const faults: Readonly<Record<string, (dataset: Dataset) => string[]>> = {
  'month-ahead': (dataset) => [
    `UPDATE ${dataset.facts.table} SET month = ${2062 * 12} WHERE month = ${monthsOf(dataset).late}`,
  ],
  'month-gap': (dataset) => [`DELETE FROM ${dataset.facts.table} WHERE month = ${monthsOf(dataset).middle}`],
  'list-shorter': (dataset) => [
    `DELETE FROM ${dataset.facts.table} WHERE month = ${monthsOf(dataset).late} AND ${columnOf(dataset)} > 102`,
  ],
  'month-repeated': (dataset) => [
    `DELETE FROM ${dataset.facts.table} WHERE month = ${monthsOf(dataset).late}`,
    `INSERT INTO ${dataset.facts.table} SELECT * REPLACE (${monthsOf(dataset).late} AS month)
      FROM ${dataset.facts.table} WHERE month = ${monthsOf(dataset).early}`,
  ],
  'season-jump': (dataset) => {
    const { table, moves: [figure] = [''] } = dataset.facts;
    return [`UPDATE ${table} SET ${figure} = ${figure} * 4 WHERE month = ${monthsOf(dataset).late}`];
  },
  'total-as-member': (dataset) => {
    const { table, counted, source } = dataset.facts;
    const column = columnOf(dataset);
    const same = source === null ? '' : `AND e.${source} = f.${source}`;
    return [
      `UPDATE ${table} SET ${counted} = 400`,
      `UPDATE ${table} AS f SET ${counted} = (SELECT SUM(${counted}) FROM ${table} AS e
        WHERE e.month = f.month AND e.${column} <> 100 ${same})
        / (SELECT COUNT(*) FROM ${table} AS e WHERE e.month = f.month AND e.${column} = 100 ${same})
        WHERE f.${column} = 100`,
    ];
  },
  'name-twice': (dataset) =>
    ownTables(dataset, before(dataset)).map(
      ({ table: { name, id } }) =>
        `UPDATE ${name} SET name_zh = (SELECT UPPER(name_en) FROM ${name} WHERE ${id} = (SELECT MIN(${id}) FROM ${name}))
         WHERE ${id} <> (SELECT MIN(${id}) FROM ${name})`,
    ),
};

test('nothing is found in a wide market that is healthy, and every rule has its planted fault', async () => {
  await sealSteady(folder, 'healthy', { faults: wide });
  const { outcomes } = await runRules(folder, 'healthy');
  const keys = all.flatMap((dataset) => everyRules(dataset, before(dataset)).map(({ key }) => key));
  const alarms = outcomes.filter(({ set, found }) => found > 0 && keys.includes(set.rule.key));
  expect(alarms.map(({ set, rows }) => [set.rule.key, rows[0]])).toEqual([]);
  expect([...new Set(keys.map((key) => key.split('.')[1]))].sort()).toEqual(Object.keys(faults).sort());
});

test.each(Object.entries(faults))('%s is found in every dataset that it is asked of', async (kind, faultOf) => {
  const rules = withRule(kind);
  const keys = Object.keys(await found(kind, rules.flatMap(faultOf)));
  expect(keys).toEqual(rules.map(({ key }) => `${key}.${kind}`));
});

test('lists that are shorter are called what their members are, in either language', () => {
  const known = { together: () => ({ fresh: [] }), there: { get: () => ({ has: () => true }) } } as unknown as Known;
  for (const dataset of withRule('list-shorter')) {
    const sql = listShorter(dataset).sql(40, known);
    const names = [...sql.matchAll(/'([^']*)' AS zh/g)].map(([, name]) => name);
    expect([dataset.key, names.filter((name) => !/\p{Script=Han}/u.test(name ?? ''))]).toEqual([dataset.key, []]);
  }
});

test('a member that is called a total is found in every table that files fill', async () => {
  const tables = all.flatMap((dataset) => ownTables(dataset, before(dataset)).map(({ table }) => table));
  const named = tables.map(
    ({ name, id }, at) => `UPDATE ${name} SET name_zh = '${at % 2 === 0 ? '小计' : '合计'}', name_en = 'Sub-total'
      WHERE ${id} = (SELECT MIN(${id}) FROM ${name})`,
  );
  const keys = Object.keys(await found('total-as-member', named));
  expect(keys).toEqual(withRule('name-twice').map(({ key }) => `${key}.total-as-member`));
});
