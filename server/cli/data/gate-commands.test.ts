import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { dataKit } from './data-test-kit.ts';

const kit = dataKit();
const { run } = kit;

/** Imports a delivery of one model. @returns the id of its release */
async function deliver(volumes: Record<string, number>): Promise<string> {
  const path = join(kit.folder, 'sales.csv');
  const rows = Object.entries(volumes).map(([month, volume]) => `${month},wholesale,A,X,${volume}`);
  await writeFile(path, `${['month,dataSource,brand,model,volume', ...rows].join('\n')}\n`);
  return /-- publish (\S+)/.exec((await run('import', 'sales', path)).output)?.[1] ?? '';
}

const whole = { '2024-01': 1000, '2024-02': 2000, '2024-03': 1500 };
const { '2024-02': _february, ...holed } = whole;

/** A market of two releases, the first of them published. */
const twoReleases = kit.madeOnce(async (): Promise<[one: string, two: string]> => {
  const one = await deliver(whole);
  expect((await run('publish')).code).toBe(0);
  return [one, await deliver(holed)];
});

describe('npm run data -- check, publish, rules', () => {
  test('check shows each rule and the rows of a red one in words, and ends with 1', async () => {
    const [one, two] = await twoReleases();
    const { code, output } = await run('check', two);
    expect(code).toBe(1);
    expect(output).toContain(`Release ${two} was compared with release ${one}.`);
    expect(output).toContain('red  sales.month-missing  A month is missing  1 found');
    expect(output).toContain('- 2024-02  Association wholesale volume: before 2,000, now none');
    expect(output).toContain('green  sales.totals-differ  Totals do not add up');
    expect(output).toMatch(/^1 red, 0 yellow, \d+ green, 0 not asked\.$/m);
  });

  test('check speaks Chinese, and takes the newest release when none is named', async () => {
    await twoReleases();
    const { output } = await run('check', '--language', 'zh_CN');
    expect(output).toContain('红  sales.month-missing  月份缺失  1 处');
    expect(output).toContain('- 2024-02  协会批发量：之前 2,000，现在 无');
  });

  test('check of a release with nothing to be compared with says so, and ends with 0', async () => {
    const id = await deliver(whole);
    const { code, output } = await run('check');
    expect(code).toBe(0);
    expect(output).toContain(`Release ${id} has nothing to be compared with`);
    expect(output).toContain('not asked  sales.month-missing');
  });

  test('publish stops at red with the rows, and goes on with a reason and a name, which releases shows', async () => {
    const [one, two] = await twoReleases();
    const stopped = await run('publish');
    expect(stopped.code).toBe(1);
    expect(stopped.output).toContain('- 2024-02  Association wholesale volume: before 2,000, now none');
    expect(stopped.output).not.toContain('green  ');
    expect(stopped.complained).toMatch(/was not published.*sales\.month-missing.*\[market\.gate-red\]$/);
    expect((await run('releases')).output).toMatch(new RegExp(`^${one}  published`, 'm'));
    const passed = await run('publish', '--anyway', 'The source withdrew February.', '--by', 'Lin Wei');
    expect(passed).toMatchObject({ code: 0, complained: '' });
    const { output } = await run('releases');
    expect(output).toMatch(new RegExp(`^${two}  published`, 'm'));
    expect(output).toContain('    rules when it was published: red sales.month-missing');
    expect(output).toContain(
      '    published by Lin Wei although a rule was red or it was behind: "The source withdrew February."',
    );
  });

  test('accept takes what a rule finds with a reason and a name; check, accept and publish show who did', async () => {
    const [, two] = await twoReleases();
    expect((await run('accept')).output).toBe('Nothing has been accepted yet.');
    const line = ['accept', 'sales.month-missing', two, '--anyway', 'The source withdrew it.', '--by', 'Lin Wei'];
    expect((await run(...line)).output).toContain('1 found by sales.month-missing accepted');
    const { code, output } = await run('check', two);
    expect(code).toBe(0);
    expect(output).toContain('    1 accepted (Lin Wei: "The source withdrew it.")');
    expect((await run('accept')).output).toMatch(
      /^sales\.month-missing {2}1 found {2}Lin Wei {2}.* UTC {2}The source withdrew it\.$/,
    );
    expect((await run(...line)).complained).toContain('market.not-accepted');
    expect((await run('publish', two)).code).toBe(0);
  });

  test.each([
    [['accept', 'sales.constant'], 'Usage: npm run data -- accept'],
    [['publish', '--anyway', 'why not'], '--anyway wants --by'],
    [['publish', '--anyway', ' ', '--by', 'Lin Wei'], '--anyway'],
    [['publish', '--anyway', 'why', '--by', 'x'.repeat(101)], '--by: must have at most 100 characters'],
    [['check', 'none'], 'Release none does not exist.'],
    [['check', 'a', 'b'], 'Unexpected argument: b'],
    [['rules', 'a'], 'Unexpected argument: a'],
  ])('%j is refused in a sentence', async (line, words) => {
    await twoReleases();
    const { code, complained } = await run(...line);
    expect(code).toBe(1);
    expect(complained).toContain(words);
  });

  test('rules lists every rule as it is set here', async () => {
    await run('releases');
    const plain = await run('rules');
    expect(plain.output).toContain('sales.list-shrunk  red  threshold 10%');
    expect(plain.output).toContain('by more than 10%.');
    expect(plain.output).toContain(`Settings: ${join(kit.folder, 'market', 'rules.json')}`);
    await deliver(whole);
    const settings = { 'sales.list-shrunk': { severity: 'off' }, 'sales.constant': { threshold: 6 } };
    await writeFile(join(kit.folder, 'market', 'rules.json'), JSON.stringify(settings));
    const { output } = await run('rules');
    expect(output).toContain('sales.list-shrunk  off  threshold 10%  set in rules.json');
    expect(output).toContain('sales.constant  yellow  threshold 6 months  set in rules.json');
    await writeFile(join(kit.folder, 'market', 'rules.json'), '{"sales.list-shrunk":{"threshold":"ten"}}');
    expect((await run('publish')).complained).toMatch(/\/sales\.list-shrunk\/threshold is "ten".*market\.rules-faulty/);
  });

  test('releases tells of damage, and of what answers meanwhile', async () => {
    const [one, two] = await twoReleases();
    await run('publish', two, '--anyway', 'as told', '--by', 'Lin Wei');
    await truncate(join(kit.folder, 'market', 'releases', two, 'market.duckdb'), 5000);
    const { code, output } = await run('releases');
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`^${two}  published  damaged`, 'm'));
    expect(output).toContain(`Release ${two} is damaged and cannot be used: its data file has 5,000 bytes`);
    expect(output).toContain(`servers answer from release ${one} until it can`);
    expect((await run('publish', two)).complained).toContain('market.release-damaged');
    await truncate(join(kit.folder, 'market', 'releases', one, 'release.json'), 10);
    expect((await run('releases')).output).toMatch(new RegExp(`^${one}  damaged$`, 'm'));
  });
});
