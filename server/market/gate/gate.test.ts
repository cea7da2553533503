import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { datasetKeys } from '@portal/contract/schemas';
import { datasets } from '../datasets/index.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { readCurrent, releaseFile } from '../releases/release.ts';
import { damages } from '../testing/damage.ts';
import { sealSteady, steady } from '../testing/gate-market.ts';
import { acceptFindings } from './accept-findings.ts';
import { everyRules } from './every/rules.ts';
import { priceGate } from './price/rules.ts';
import { checkRelease, publishChecked } from './publish-checked.ts';
import { gateRules, rulesOf } from './rules.ts';
import { type GateReport, runRules } from './run-rules.ts';
import { salesGate } from './sales/rules.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-gate-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const faults = [`DELETE FROM sales WHERE month = ${steady.first} AND source = 3`];
const base = async () => {
  await sealSteady(folder, 'base', { last: steady.last - 1 });
  await publishRelease(folder, 'base');
};
const current = async () => (await readCurrent(folder))?.current;
const stored = async (id: string): Promise<unknown> =>
  JSON.parse(await readFile(releaseFile(folder, id).replace('market.duckdb', 'gate.json'), 'utf8'));
const stateOf = ({ outcomes }: GateReport, key: string) => outcomes.find(({ set }) => set.rule.key === key)?.state;
const set = (settings: unknown) => writeFile(join(folder, 'rules.json'), JSON.stringify(settings));
/** The rules of other datasets are off, where none of them matters: to ask them all takes a second. */
const setAmongSales = (settings: object = {}) => {
  const others = gateRules.filter(({ key }) => !key.startsWith('sales.'));
  return set({ ...Object.fromEntries(others.map(({ key }) => [key, { severity: 'off' }])), ...settings });
};
const quiet = () => undefined;

describe('publishing through the gate', () => {
  test('a healthy release is published, and keeps what the rules said', async () => {
    await base();
    await sealSteady(folder, 'step');
    const reported: GateReport[] = [];
    await publishChecked(folder, 'step', null, (report) => reported.push(report));
    expect(await current()).toBe('step');
    expect(reported).toHaveLength(1);
    expect(await stored('step')).toMatchObject({ checked: { against: 'base' }, anyway: null });
    expect((await stored('step')) as { checked: { results: unknown[] } }).toHaveProperty(
      'checked.results.length',
      gateRules.length,
    );
  });

  test('a red rule stops it, unless somebody publishes it anyway: name and words stay with it', async () => {
    await setAmongSales();
    await base();
    await sealSteady(folder, 'holes', { faults });
    await expect(publishChecked(folder, 'holes', null, quiet)).rejects.toMatchObject({
      id: 'market.gate-red',
      message: expect.stringContaining('sales.month-missing'),
    });
    expect(await current()).toBe('base');
    const anyway = { words: 'The source withdrew that month.', by: 'Lin Wei' };
    await publishChecked(folder, 'holes', anyway, quiet);
    expect(await current()).toBe('holes');
    expect(await stored('holes')).toMatchObject({ anyway });
  });

  test('words are not kept where no rule was red', async () => {
    await setAmongSales();
    await base();
    await sealSteady(folder, 'step');
    await publishChecked(folder, 'step', { words: 'to be sure', by: 'Lin Wei' }, quiet);
    expect(await stored('step')).toMatchObject({ anyway: null });
  });

  test('what the rules said outlives a rollback and a return', async () => {
    await setAmongSales();
    await base();
    await sealSteady(folder, 'step');
    await publishChecked(folder, 'step', null, quiet);
    const before = await stored('step');
    await publishRelease(folder, 'base');
    await publishRelease(folder, 'step');
    expect(await stored('step')).toMatchObject({ checked: (before as { checked: object }).checked });
  });

  test('what somebody accepted with a reason stays accepted until its figures change', async () => {
    const rowsOf = async (id: string) => {
      const { outcomes } = await runRules(folder, id, { only: 'sales.constant' });
      const [{ state, found, accepted, acceptedBy } = { state: '', found: 0, accepted: 0, acceptedBy: [] }] = outcomes;
      return [state, found, accepted, acceptedBy.map(({ by }) => by)];
    };
    const constant = (volume: number) => [
      `UPDATE sales SET volume = ${volume} WHERE sub_model_id IN (5, 6) AND source = 3 AND month > ${steady.last - 4}`,
    ];
    await sealSteady(folder, 'same', { faults: constant(77) });
    expect(await rowsOf('same')).toEqual(['yellow', 2, 0, []]);
    const reason = { words: "The source gives a quarter's mean.", by: 'Lin Wei' };
    expect(await acceptFindings(folder, 'same', 'sales.constant', reason)).toBe(2);
    expect(await rowsOf('same')).toEqual(['green', 0, 2, ['Lin Wei']]);
    await sealSteady(folder, 'later', { faults: constant(77) });
    expect(await rowsOf('later')).toEqual(['green', 0, 2, ['Lin Wei']]);
    await sealSteady(folder, 'other', {
      faults: [...constant(77), ...constant(78).map((sql) => `${sql} AND sub_model_id = 6`)],
    });
    expect(await rowsOf('other')).toEqual(['yellow', 1, 1, ['Lin Wei']]);
    for (const [rule, id] of [
      ['sales.constant', 'market.not-accepted'],
      ['sales.paint', 'market.unknown-rule'],
    ] as const) {
      await expect(acceptFindings(folder, 'same', rule, reason)).rejects.toMatchObject({ id });
    }
  });

  test('what was red and was published anyway is not red again in the next release', async () => {
    await setAmongSales();
    const gaps = [`DELETE FROM sales WHERE month = ${steady.first + 9}`];
    await sealSteady(folder, 'gap', { faults: gaps });
    await publishChecked(folder, 'gap', { words: 'The source closed that month.', by: 'Lin Wei' }, quiet);
    await sealSteady(folder, 'again', { faults: gaps });
    await publishChecked(folder, 'again', null, quiet);
    expect(await stored('again')).toMatchObject({
      anyway: null,
      checked: {
        results: expect.arrayContaining([expect.objectContaining({ rule: 'sales.month-gap', found: 0, accepted: 2 })]),
      },
    });
  });

  test('a damaged release is refused before any rule is asked', async () => {
    await base();
    await sealSteady(folder, 'step');
    await damages['cut in half']?.(folder, 'step');
    await expect(checkRelease(folder, 'step')).rejects.toMatchObject({ id: 'market.release-damaged' });
    await expect(publishChecked(folder, 'step', { words: 'x', by: 'y' }, quiet)).rejects.toMatchObject({
      id: 'market.release-damaged',
    });
    await expect(checkRelease(folder, 'none')).rejects.toMatchObject({ id: 'market.no-such-release' });
  });
});

describe('what a release is compared with', () => {
  const queryOf = ({ outcomes }: GateReport) =>
    new Set(outcomes.filter(({ state }) => state !== 'skipped').map(({ set }) => set.rule.against));

  test('the first one with nothing: only the rules about itself are asked', async () => {
    await setAmongSales();
    await sealSteady(folder, 'first');
    const report = await runRules(folder, 'first');
    expect(report.against).toBeNull();
    expect(queryOf(report)).toEqual(new Set(['itself']));
  });

  test('true figures never with a demonstration', async () => {
    await setAmongSales();
    await sealSteady(folder, 'demonstration', { demonstration: true });
    await publishRelease(folder, 'demonstration');
    await sealSteady(folder, 'true', { faults });
    expect((await runRules(folder, 'true')).against).toBeNull();
  });

  test('the published one with that before it', async () => {
    await setAmongSales();
    await base();
    await sealSteady(folder, 'step');
    await publishRelease(folder, 'step');
    const report = await runRules(folder, 'step');
    expect(report.against).toBe('base');
    expect(queryOf(report)).toEqual(new Set(['itself', 'published']));
  });
});

describe('what an operator sets', () => {
  test('a threshold and a severity hold, and a rule that is off is not asked', async () => {
    await setAmongSales();
    await base();
    await sealSteady(folder, 'holes', { faults });
    expect(stateOf(await runRules(folder, 'holes'), 'sales.month-missing')).toBe('red');
    await setAmongSales({ 'sales.month-missing': { threshold: 90_000_000 } });
    expect(stateOf(await runRules(folder, 'holes'), 'sales.month-missing')).toBe('green');
    await setAmongSales({ 'sales.month-missing': { severity: 'yellow' } });
    expect(stateOf(await runRules(folder, 'holes'), 'sales.month-missing')).toBe('yellow');
    await setAmongSales({ 'sales.month-missing': { severity: 'off' } });
    expect(stateOf(await runRules(folder, 'holes'), 'sales.month-missing')).toBe('skipped');
    await publishChecked(folder, 'holes', null, quiet);
    expect(await current()).toBe('holes');
    const one = (await rulesOf(folder)).rules.find(({ rule }) => rule.key === 'sales.month-missing');
    expect(one).toMatchObject({ severity: 'off', isSet: true });
  });

  test.each([
    [{ 'sales.paint': {} }, '/sales.paint is not a known setting'],
    [{ 'sales.constant': { colour: 'red' } }, '/sales.constant/colour is not a known setting'],
    [{ 'sales.constant': { threshold: 2.5 } }, '/sales.constant/threshold is 2.5'],
    [{ 'sales.constant': { threshold: 1 } }, 'should be 2…36'],
    [{ 'sales.constant': { severity: 'green' } }, '/sales.constant/severity must be one of red, yellow, off'],
    [[], 'but should be object'],
  ])('%j is refused by the name of the field', async (settings, words) => {
    await set(settings);
    await expect(rulesOf(folder)).rejects.toMatchObject({
      id: 'market.rules-faulty',
      message: expect.stringContaining(words),
    });
  });

  test('what is no JSON is refused', async () => {
    await writeFile(join(folder, 'rules.json'), '{');
    await expect(rulesOf(folder)).rejects.toMatchObject({ id: 'market.rules-no-json' });
  });
});

const ruleKey = `(?:${datasetKeys.join('|')})\\.[a-z-]+`;

test('docs/data/releases.md lists every rule as it is declared, those that hold of any dataset once', async () => {
  const document = await readFile(new URL('../../../docs/data/releases.md', import.meta.url), 'utf8');
  const key = `${ruleKey}|<any (?:other )?dataset>\\.[a-z-]+`;
  const rows = [...document.matchAll(new RegExp(`^\\| \`(${key})\` \\| (\\w+) \\| ([^|]+) \\|`, 'gm'))];
  const kinds = new Set(everyRules(datasets.sales, []).map((rule) => rule.key.replace('sales.', '')));
  const declared = gateRules.map(({ key, severity, threshold: { value, unit } }) => {
    const [, ...what] = key.split('.');
    const shared = [...salesGate, ...priceGate].some((rule) => rule.key === key) ? key : `<any other dataset>.${what}`;
    const listed = kinds.has(what.join('.')) ? `<any dataset>.${what}` : shared;
    return [listed, severity, `${value.toLocaleString('en-US')}${unit.en}`].join(' | ');
  });
  expect(rows.map(([, ...cells]) => cells.join(' | ')).sort()).toEqual([...new Set(declared)].sort());
});

test('every rule says in both languages what it is against, with its threshold', () => {
  for (const { name, explanation, key, threshold } of gateRules) {
    expect(key).toMatch(new RegExp(`^${ruleKey}$`));
    expect([name.zh_CN, name.en].every((text) => text.length > 0)).toBe(true);
    for (const text of [explanation.zh_CN, explanation.en]) expect(text).toContain('{threshold}');
    expect(threshold.value).toBeGreaterThanOrEqual(threshold.least);
    expect(threshold.value).toBeLessThanOrEqual(threshold.most);
  }
});
