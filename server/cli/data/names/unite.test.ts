import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { publishRelease } from '../../../market/releases/publish-release.ts';
import { dataKit } from '../data-test-kit.ts';

const kit = dataKit('file');
const { run } = kit;

/** Brings rows of month, source, brand, model and volume, all of Guangzhou. @returns the id of the release */
async function deliver(name: string, rows: readonly string[], ...more: string[]): Promise<string> {
  const path = join(kit.folder, name);
  const lines = rows.map((row) => `Maker,ICE,广州,${row}`);
  await writeFile(path, `${['manufacturer,fuelType,city,month,dataSource,brand,model,volume', ...lines].join('\n')}\n`);
  const { output } = await run('deliver', 'sales', path, '--kind', 'add', ...more);
  return /-- publish (\S+)/.exec(output)?.[1] ?? output;
}

let [first, united] = ['', ''];
beforeAll(async () => {
  first = await deliver('two.csv', [
    '2024-01,wholesale,Dreams,海豹,100',
    '2024-01,wholesale,Dreams,汉,7',
    '2024-01,retail,BYD,海豹,90',
  ]);
  await publishRelease(join(kit.folder, 'market'), first);
  const { output } = await run('names', 'unite', 'brand', 'Dreams', 'BYD', '--by', 'Lin Wei', '--note', 'one firm');
  expect(output).toContain('"Dreams" merged into "BYD", and below them: model 1, sub_model 1.');
  united = /-- publish (\S+)/.exec(output)?.[1] ?? '';
  await publishRelease(join(kit.folder, 'market'), united);
});

describe('npm run data -- names unite', () => {
  test('history and diff say who made one of which', async () => {
    expect((await run('history')).output).toMatch(
      new RegExp(
        `UTC  ${united}  sales unite  Lin Wei\\n    brand "Dreams" merged into "BYD"  \\(model 1, sub_model 1\\)\\n    inserted 1, corrected 0, withdrawn 1`,
      ),
    );
    const { output } = await run('diff');
    expect(output).toContain(
      `compared with release ${first}: inserted 1, corrected 0, withdrawn 1\nbrand "Dreams" merged`,
    );
  });

  test('trace reaches the row that was delivered under the former key', async () => {
    const trace = (subModel: string) => run('trace', '2024-01', 'wholesale', subModel, '广州');
    const { output } = await trace('maker.byd.海豹.rest.ice');
    expect(await trace('maker.dreams.海豹.rest.ice')).toEqual({ code: 0, output, complained: '' });
    expect(output).toContain(': 100 ');
    expect(output).toMatch(/"Dreams" merged into "BYD"\n.*\nnone → 100 {2}two\.csv row 2\n/);
  });

  test('a later delivery under either name, in either language, finds the one that stays', async () => {
    const rows = [
      '2024-02,wholesale,Dreams,海豹,1',
      '2024-02,retail,BYD,海豹,2',
      '2024-02,retail,byd,汉,3',
      '2024-03,retail,Dreams,汉,4',
    ];
    await run('names', 'forget', 'brand', 'Dreams', '--by', 'test');
    const next = await deliver('next.csv', rows);
    await publishRelease(join(kit.folder, 'market'), next);
    const trace = async (...figure: string[]) => (await run('trace', ...figure, '广州')).output;
    const traced = await trace('2024-03', 'retail', 'maker.dreams.汉.rest.ice');
    expect(traced).toContain(': 4 (release');
    expect(traced).toContain('none → 4  next.csv row 5');
    expect(await trace('2024-02', 'wholesale', 'maker.byd.海豹.rest.ice')).toContain(': 1 (release');
    expect((await run('names', 'candidates', next)).output).toContain('no members that look like one');
  });

  test('a delivery of another dataset finds it under the former name, too', async () => {
    const path = join(kit.folder, 'topics.csv');
    const head = 'month,brand,model,topic,mentions,positive,negative';
    await writeFile(path, `${head}\n2024-01,Dreams,海豹,price,60,10,20\n2024-01,BYD,汉,price,50,10,20\n`);
    const { output } = await run('deliver', 'topic', path, '--kind', 'add', '--onto', united);
    expect(output).toMatch(/-- publish \S+/);
  });

  test('files that begin a market read the former name by the decision', async () => {
    await run('names', 'decide', 'brand', 'Dreams', 'BYD', '--by', 'test');
    expect((await run('names', 'list')).output).toMatch(/^brand {2}Dreams → BYD {2}test/m);
  });

  test.each([
    [['names', 'unite', 'brand', 'Dreams'], 'Usage: npm run data -- names'],
    [['names', 'unite', 'brand', 'Dreams', 'BYD'], 'Say who decides with --by'],
    [['names', 'unite', 'city', '广州', '北京', '--by', 'L'], 'field'],
    [['names', 'unite', 'brand', 'BYD', 'byd', '--by', 'L'], 'are one member already'],
  ])('%j is refused in a sentence', async (line, words) => {
    const before = await readdir(join(kit.folder, 'market', 'releases'));
    const { code, complained } = await run(...line);
    expect([code, complained]).toEqual([1, expect.stringContaining(words)]);
    expect(await readdir(join(kit.folder, 'market', 'releases'))).toEqual(before);
  });
});
