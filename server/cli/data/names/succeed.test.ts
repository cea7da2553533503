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

  test('says how it is used where a month is missing, is none, or nobody decides', async () => {
    const wrong = async (...line: string[]) => (await run('names', 'succeed', ...line)).complained;
    expect(await wrong('model', 'Sky One', 'Sky Two', ...by)).toContain('Usage: npm run data -- names');
    expect(await wrong('model', 'Sky One', 'Sky Two', '2024-02', '--none', ...by)).toContain('Usage: npm run data');
    expect(await wrong('model', 'Sky One', 'Sky Two', '2024/2', ...by)).toContain('"2024/2" is not a month');
    expect(await wrong('model', 'Sky One', 'Sky Two', '2024-02')).toContain('Say who decides');
  });
});
