import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { publishRelease } from '../../../market/releases/publish-release.ts';
import { dataKit } from '../data-test-kit.ts';

const kit = dataKit('file');
const { run } = kit;
const by = ['--by', 'Lin Wei'] as const;

beforeAll(async () => {
  const path = join(kit.folder, 'cars.csv');
  const rows = ['2024-01,wholesale,Sky,Sky One,100', '2024-02,wholesale,Sky,Sky Two,70'];
  await writeFile(path, `${['month,dataSource,brand,model,volume', ...rows].join('\n')}\n`);
  const { output } = await run('deliver', 'sales', path, '--kind', 'add', '--onto', 'none');
  await publishRelease(join(kit.folder, 'market'), /-- publish (\S+)/.exec(output)?.[1] ?? '');
});

describe('npm run data -- names succeed', () => {
  test('makes a release in which a model succeeds another one, lists it, says it in the history, and takes it back', async () => {
    const { output } = await run('names', 'succeed', 'model', 'Sky One', 'Sky Two', '2024-02', ...by);
    expect(output).toContain('"Sky One" succeeded by "Sky Two" from 2024-02 on.');
    const id = /-- publish (\S+)/.exec(output)?.[1] ?? '';
    expect((await run('names', 'successions')).output).toContain('No successions are decided.');
    expect((await run('names', 'successions', id)).output).toMatch(
      /model {2}Sky One \[.*\] → Sky Two \[.*\] {2}2024-02/,
    );
    expect((await run('history', id)).output).toContain('"Sky One" succeeded by "Sky Two" from 2024-02 on');
    const back = await run('names', 'succeed', 'model', 'Sky One', 'Sky Two', '--none', ...by, '--onto', id);
    expect(back.output).toContain('"Sky Two" does not succeed "Sky One" any more.');
  });

  test('decides the successions of a file, all or none, after a dry run', async () => {
    const path = join(kit.folder, 'lines.csv');
    await writeFile(path, 'predecessor;successor;since month\nSky One;Sky Two;2024-02\nSky Two;Sky One;2024-03\n');
    const tried = await run('names', 'succeed', '--file', path, '--dry-run');
    expect([tried.code, tried.output]).toEqual([
      1,
      expect.stringContaining('New successions: 1; known already: 0; rows refused: 1.\nNothing was decided.'),
    ]);
    expect(tried.complained).toContain('row 3  Sky Two → Sky One  2024-03: "Sky One" cannot succeed "Sky Two"');
    expect((await run('names', 'succeed', '--file', path, ...by)).code).toBe(1);
    await writeFile(path, '前代,换代车型,换代月份\nSky One,Sky Two,2024年2月\n');
    const fine = await run('names', 'succeed', 'model', '--file', path, '--dry-run');
    expect([fine.code, fine.output]).toEqual([0, expect.stringContaining('Nothing was decided.')]);
    const { output } = await run('names', 'succeed', '--file', path, ...by, '--note', 'by its maker');
    expect(output).toContain('Successions decided by the list: 1.');
    const id = /-- publish (\S+)/.exec(output)?.[1] ?? '';
    expect((await run('names', 'successions', id)).output).toMatch(/Sky One \[.*\] → Sky Two \[.*\] {2}2024-02/);
    expect((await run('history', id)).output).toContain('"Sky One" succeeded by "Sky Two" from 2024-02 on');
    expect((await run('names', 'succeed', '--file', `${path}x`, ...by)).complained).toContain('There is no file');
    expect((await run('names', 'succeed', '--file', path)).complained).toContain('Say who decides');
  });

  test('says how it is used where a month is missing, is none, or nobody decides', async () => {
    const wrong = async (...line: string[]) => (await run('names', 'succeed', ...line)).complained;
    expect(await wrong('model', 'Sky One', 'Sky Two', ...by)).toContain('Usage: npm run data -- names');
    expect(await wrong('model', 'Sky One', 'Sky Two', '2024-02', '--none', ...by)).toContain('Usage: npm run data');
    expect(await wrong('model', 'Sky One', 'Sky Two', '2024/2', ...by)).toContain('"2024/2" is not a month');
    expect(await wrong('model', 'Sky One', 'Sky Two', '2024-02')).toContain('Say who decides');
  });
});
