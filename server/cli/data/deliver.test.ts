import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readCurrent } from '../../market/index.ts';
import { publishSmallRelease, smallFacts } from '../../market/testing/small-market.ts';
import { dataKit } from './data-test-kit.ts';

const kit = dataKit();
const { run } = kit;

/** Delivers rows of month, model and volume. @returns what was said, and the id of the release */
async function deliver(rows: readonly (readonly [string, string, number])[], ...options: string[]) {
  const path = join(kit.folder, 'delivery.csv');
  const lines = rows.map(([month, model, volume]) => `${month},wholesale,A,${model},${volume}`);
  await writeFile(path, `${['month,dataSource,brand,model,volume', ...lines].join('\n')}\n`);
  const result = await run('deliver', 'sales', path, ...options);
  return { ...result, id: /-- publish (\S+)/.exec(result.output)?.[1] ?? '' };
}

const published = async () => (await readCurrent(join(kit.folder, 'market')))?.current;

/** A market that a delivery has begun. */
const begin = kit.madeOnce(async () => {
  const { id, code } = await deliver([['2024-01', 'X', 1000]], '--kind', 'add');
  expect(code).toBe(0);
  await run('publish');
  return id;
});

describe('npm run data -- deliver', () => {
  test('begins a market, then adds to what is published, and says what changed month by month', async () => {
    const one = await begin();
    const two = await deliver([['2024-02', 'X', 1100]], '--kind', 'add', '--by', 'Lin Wei', '--note', 'February');
    expect(two.code).toBe(0);
    expect(two.output).toContain(`Delivery (add) onto release ${one}:`);
    expect(two.output).toContain('  2024-02: inserted 1, corrected 0, withdrawn 0, unchanged 0, refused 0');
    expect(two.output).toContain('  in all: inserted 1');
    expect((await run('publish', two.id)).code).toBe(0);
    const { output } = await run('releases');
    expect(output).toMatch(new RegExp(`^${two.id}  published  2024-01…2024-02  2 values  February`, 'm'));
  });

  test('brings another dataset onto it, which the release lists', async () => {
    const one = await begin();
    const path = join(kit.folder, 'points.csv');
    await writeFile(path, 'month,city,points,dcPoints,cars\n2024-01,广州,5,3,9\n2024-01,上海,7,2,8\n');
    const { code, output } = await run('deliver', 'charging', path, '--kind', 'add', '--by', 'Lin Wei');
    expect(code).toBe(0);
    expect(output).toContain(`Delivery (add) onto release ${one}:\n  2024-01: inserted 2,`);
    const id = /-- publish (\S+)/.exec(output)?.[1] ?? '';
    expect((await run('publish', id)).code).toBe(0);
    const whole = await run('import', 'charging', path);
    expect(whole.output).toContain('The release it is made onto says all of this already');
    const history = await run('history');
    expect(history.output).toContain(`${id}  charging add  Lin Wei`);
    expect(history.output).toContain(`${one}  sales add`);
    expect((await run('deliver', 'nothing', path, '--kind', 'add')).complained).toContain('available: sales, price');
  });

  test('ends with 1 when anything was dropped that nobody agreed to, and with 0 when somebody did', async () => {
    await begin();
    const rows = [['2024-01', 'X', 1001] as const, ['2024-02', 'X', 7] as const];
    const refused = await deliver(rows, '--kind', 'add');
    expect(refused).toMatchObject({ code: 1, id: '' });
    expect(refused.output).toContain('already (here 1001); to correct figures, deliver with --kind correct.');
    expect(refused.output).toContain('agree to it with --accept exists=1');
    const agreed = await deliver(rows, '--kind', 'add', '--accept', 'exists=1');
    expect(agreed.code).toBe(0);
    expect(agreed.id).not.toBe('');
  });

  test('speaks Chinese', async () => {
    const one = await begin();
    const { output } = await deliver([['2024-01', 'X', 900]], '--kind', 'correct', '--dry-run', '--language', 'zh_CN');
    expect(output).toContain(`交付 (correct) 基于版本 ${one}:`);
    expect(output).toContain('2024-01: 新增 0, 更正 1, 撤回 0, 不变 0, 拒绝 0');
  });

  test('of two made onto the same release the second is not published unless somebody says so; rollback is free', async () => {
    const one = await begin();
    const two = await deliver([['2024-02', 'X', 1100]], '--kind', 'add');
    const three = await deliver([['2024-01', 'X', 1010]], '--kind', 'correct');
    expect((await run('publish', two.id)).code).toBe(0);
    const late = await run('publish', three.id);
    expect(late.code).toBe(1);
    expect(late.complained).toContain(`Release ${three.id} was made onto ${one}, and published is ${two.id}`);
    expect(late.complained).toContain('Make it again');
    expect(await published()).toBe(two.id);
    expect((await run('rollback')).code).toBe(0);
    expect(await published()).toBe(one);
    // Who was published before may be published again, from wherever.
    expect((await run('publish', two.id)).code).toBe(0);
    const anyway = await run('publish', three.id, '--anyway', 'February was wrong', '--by', 'Lin Wei');
    expect(anyway).toMatchObject({ code: 0, complained: '' });
    const { output } = await run('releases');
    expect(output).toContain(`    made onto ${one} when ${two.id} was published`);
    expect(output).toContain('published by Lin Wei');
  });

  test('made one onto the other, the last may be published at once', async () => {
    await begin();
    const two = await deliver([['2024-02', 'X', 1100]], '--kind', 'add');
    const three = await deliver([['2024-02', 'X', 1110]], '--kind', 'correct', '--onto', two.id);
    expect(three.output).toContain(`onto release ${two.id}`);
    expect((await run('publish', three.id)).complained).toBe('');
    expect(await published()).toBe(three.id);
  });

  test('true figures are not added to a demonstration unless it is named, and what then comes is one', async () => {
    const demo = await publishSmallRelease(join(kit.folder, 'market'), smallFacts().slice(0, 60), 'demo');
    const alone = await deliver([['2024-06', 'X', 10]], '--kind', 'add');
    expect(alone.output).toContain('Delivery (add) onto no release:');
    const points = join(kit.folder, 'points.csv');
    await writeFile(points, 'month,city,points,dcPoints,cars\n2024-01,广州,5,3,9\n');
    expect((await run('deliver', 'charging', points, '--kind', 'add')).complained).toContain(
      'has to be named with --onto',
    );
    const onto = await deliver([['2024-06', 'X', 10]], '--kind', 'add', '--onto', demo);
    const info = await readFile(join(kit.folder, 'market', 'releases', onto.id, 'release.json'), 'utf8');
    expect(JSON.parse(info)).toMatchObject({ demonstration: true, onto: 'demo', counts: { facts: 61 } });
    expect(JSON.parse(info).deliveries).toHaveLength(1);
  });

  test.each([
    [['--kind', 'merge'], '--kind'],
    [['--kind', 'whole'], '--kind'],
    [[], 'Name the dataset, the file and what it does'],
    [['--kind', 'withdraw'], 'There is no release to withdraw figures from'],
    [['--kind', 'add', '--onto', 'nowhere'], 'Release nowhere does not exist'],
    [['--kind', 'add', '--by', 'x'.repeat(101)], '--by: must have at most 100 characters'],
  ])('%j is refused in a sentence', async (options, words) => {
    const { code, complained } = await deliver([['2024-01', 'X', 1]], ...options);
    expect(code).toBe(1);
    expect(complained).toContain(words);
  });
});
