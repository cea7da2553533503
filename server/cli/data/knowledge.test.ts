import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { dataKit } from './data-test-kit.ts';

const kit = dataKit();
const { run } = kit;

async function write(name: string, content: string): Promise<string> {
  const path = join(kit.folder, name);
  await writeFile(path, content);
  return path;
}

const mapping = (dataSource: string) => JSON.stringify({ columns: { month: 'when' }, constants: { dataSource } });
const rows = 'when,brand,model,city,volume\n2024-01,比亞迪,X,京城,1\n2024-01,A,X,上海,2\n';

/** The id of the release that was made, and what its release.json says. */
async function releaseIn(output: string) {
  const id = /-- publish (\S+)/.exec(output)?.[1] ?? '';
  return { id, info: JSON.parse(await readFile(join(kit.folder, 'market', 'releases', id, 'release.json'), 'utf8')) };
}

describe('npm run data -- mappings', () => {
  test('keeps versions, of which each can be used; the delivery carries which', async () => {
    const file = await write('m.json', mapping('wholesale'));
    expect((await run('mappings', 'save', 'monthly', file, '--by', 'Lin Wei')).output).toContain('Saved as monthly@1');
    expect((await run('mappings', 'save', 'monthly', file)).output).toContain('The same as monthly@1');
    await write('m.json', mapping('retail'));
    expect((await run('mappings', 'save', 'monthly', file)).output).toContain('Saved as monthly@2');
    const { output } = await run('mappings', 'list');
    expect(output).toMatch(/^monthly@2 .* -$/m);
    expect(output).toMatch(/^monthly@1 .* Lin Wei$/m);
    expect((await run('mappings', 'show', 'monthly@1')).output).toBe(mapping('wholesale'));
    const data = await write('rows.csv', rows.replace('京城', '北京'));
    const one = await releaseIn((await run('deliver', 'sales', data, '--kind', 'add', '--map', 'monthly@1')).output);
    expect(one.info.sources).toMatchObject([{ key: 'DATASOURCE_CLH_PIFA' }]);
    expect(one.info.deliveries[0].mapping).toEqual({
      name: 'monthly@1',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const newest = await releaseIn((await run('import', 'sales', data, '--map', 'monthly')).output);
    expect(newest.info.sources).toMatchObject([{ key: 'DATASOURCE_ZD_LINGSHOU' }]);
    expect(newest.info.deliveries[0].mapping.name).toBe('monthly@2');
  });

  test('a mapping is of one dataset, whose fields it may name', async () => {
    const file = await write('points.json', JSON.stringify({ columns: { points: '充电桩' } }));
    expect((await run('mappings', 'save', 'points', file)).complained).toContain('The mapping file has errors');
    const saved = await run('mappings', 'save', 'points', file, '--dataset', 'charging');
    expect(saved.output).toContain('Saved as points@1');
    expect((await run('mappings', 'list')).output).toMatch(/^points@1 {2}charging {2}/);
    const sales = await run('import', 'sales', await write('rows.csv', rows), '--map', 'points');
    expect(sales.complained).toContain('points@1 is of the dataset charging and cannot be used for sales');
    const monthly = await write('m.json', mapping('wholesale'));
    expect((await run('mappings', 'save', 'points', monthly)).complained).toContain('take another mapping');
  });

  test('two who save at once get a version each', async () => {
    const files = await Promise.all(['wholesale', 'retail'].map((of) => write(`${of}.json`, mapping(of))));
    await Promise.all(files.map((file) => run('mappings', 'save', 'monthly', file)));
    expect((await readdir(join(kit.folder, 'market', 'mappings', 'monthly'))).sort()).toEqual(['1.json', '2.json']);
  });

  test.each([
    [['mappings', 'save', '../up', 'm.json'], 'The mapping name ../up is not valid'],
    [['mappings', 'save', 'a', 'none.json'], 'There is no mapping none.json'],
    [['mappings', 'show', 'a@3'], 'No mapping a@3 is saved'],
    [['mappings', 'change'], 'Usage: npm run data -- mappings'],
    [['deliver', 'sales', 'x.csv', '--kind', 'add', '--map', 'a@3'], 'There is no mapping a@3'],
    [['names', 'decide', 'city', '京城', '北京'], 'Say who decides with --by'],
    [['names', 'decide', 'city', '京城', '天上', '--by', 'L'], 'There is no city named "天上"'],
    [['names', 'decide', 'fuel', 'a', 'b', '--by', 'L'], 'field'],
    [['names', 'forget', 'city', '京城', '--by', 'L'], 'Nothing was decided about the city "京城"'],
    [['names', 'decide', 'city', '京城'], 'Usage: npm run data -- names'],
    [['names', 'candidates'], 'No releases yet'],
    [['names', 'apart', 'brand', 'A'], 'Usage: npm run data -- names'],
    [['names', 'apart', 'brand', 'A', 'B'], 'Say who decides with --by'],
  ])('%j is refused in a sentence', async (line, words) => {
    const { code, complained } = await run(...line);
    expect(code).toBe(1);
    expect(complained).toContain(words);
  });
});

describe('npm run data -- names', () => {
  test('what was decided once holds in every later file, until it is taken back', async () => {
    const map = await write('m.json', mapping('wholesale'));
    const data = await write('rows.csv', rows);
    const deliver = () => run('deliver', 'sales', data, '--kind', 'add', '--map', map);
    expect((await deliver()).output).toContain('no city named');
    expect((await run('names', 'decide', 'city', '京城', '北京', '--by', 'Lin Wei')).output).toContain(
      '"京城" stands for "北京"',
    );
    await run('names', 'decide', 'brand', '比亞迪', 'a', '--by', 'Lin Wei');
    await run('names', 'decide', 'brand', '比亞迪', 'A', '--by', 'Wang Fang');
    const { output } = await run('names', 'list');
    expect(output).toMatch(/^brand {2}比亞迪 → A {2}Wang Fang {2}\d{4}-/m);
    expect(output.split('\n')).toHaveLength(2);
    const { info } = await releaseIn((await deliver()).output);
    expect(info.counts).toMatchObject({ facts: 2, brands: 1, cities: 2 });
    await run('names', 'forget', 'city', '京城', '--by', 'Wang Fang');
    expect((await run('names', 'list')).output.split('\n')).toHaveLength(1);
    expect((await deliver()).output).toContain('no city named');
    expect(await readdir(join(kit.folder, 'market', 'names'))).toHaveLength(4);
  });

  test('candidates are listed with their reasons until somebody says that they are two', async () => {
    const data = await write(
      'rows.csv',
      'month,brand,model,city,volume\n2024-01,长安,X,北京,1\n2024-02,Changan,X,北京,2\n',
    );
    await run(
      'deliver',
      'sales',
      data,
      '--kind',
      'add',
      '--map',
      await write('m.json', mapping('wholesale').replace('when', 'month')),
    );
    const { output } = await run('names', 'candidates');
    expect(output).toMatch(
      /has 1 pair of members that may be one:\nbrand {2}长安 \[长安\] 1 units in 1 month {2}~ {2}Changan/,
    );
    expect(output).toContain('one is the Chinese name of the other in Latin letters');
    // Of a release that begins a market, who checks or publishes it hears so, too.
    expect((await run('check')).output).toContain(output);
    const { output: noted } = await run('names', 'apart', 'brand', '长安', 'Changan', '--by', 'Lin Wei');
    expect(noted).toContain('"长安" and "Changan" are two');
    expect((await run('names', 'candidates')).output).not.toContain('brand  长安');
    expect((await run('check')).output).not.toContain('may be one');
    const forget = () => run('names', 'forget', 'brand', 'Changan', '长安', '--by', 'Lin Wei');
    expect((await forget()).output).toContain('decided no more that "Changan" and "长安" are two');
    expect((await run('names', 'candidates')).output).toContain('brand  长安');
    expect((await forget()).complained).toContain('there is nothing to take back');
  });
});
