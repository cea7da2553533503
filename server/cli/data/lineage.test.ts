import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { makeFormerTrade } from '../../market/testing/former-trade.ts';
import { publishSmallRelease, smallFacts } from '../../market/testing/small-market.ts';
import { dataKit } from './data-test-kit.ts';

const kit = dataKit('file');
const { run } = kit;

/** Delivers rows of month, model, city and volume as a file of that name. @returns the id of the release */
async function deliver(name: string, kind: string, rows: readonly string[], ...options: string[]): Promise<string> {
  const path = join(kit.folder, name);
  const lines = rows.map((row) => `wholesale,${row.includes('=') ? '=' : ''}Maker,A,${row}`);
  await writeFile(path, `${['dataSource,manufacturer,brand,month,model,city,volume', ...lines].join('\n')}\n`);
  const { output } = await run('deliver', 'sales', path, '--kind', kind, ...options);
  const id = /-- publish (\S+)/.exec(output)?.[1] ?? '';
  await run('publish', id, '--anyway', 'test', '--by', 'test');
  return id;
}

const ids: string[] = [];
beforeAll(async () => {
  ids.push(
    await deliver(
      'january.csv',
      'add',
      ['2024-01,X,广州,100', '2024-01,Y,广州,200', '2024-01,X,上海,7'],
      '--by',
      'Lin Wei',
    ),
    await deliver('february.csv', 'add', ['2024-02,X,广州,110', '2024-02,=Z,广州,5']),
    await deliver(
      'mended.csv',
      'correct',
      ['2024-01,Y,广州,260', '2024-01,X,广州,101', '2024-01,X,上海,7'],
      '--by',
      'Wang Fang',
    ),
    await deliver('whole.csv', 'replace', ['2024-02,X,广州,110']),
  );
});

describe('npm run data -- next', () => {
  test('sets the day that pages say, and takes it back; what is no day is refused', async () => {
    expect((await run('next')).output).toBe('No date is set for the next release.');
    expect(await run('next', '2099-12-10', '--note', 'new brands')).toMatchObject({
      code: 0,
      output: 'Next release: 2099-12-10 (new brands). Pages say so until that day is over.',
    });
    const refused = await run('next', '2099-02-30');
    expect([refused.code, refused.complained]).toEqual([1, '"2099-02-30" is no day; write it as 2026-12-10.']);
    expect((await run('next', '2099-01-01', '--none')).code).toBe(1);
    expect((await run('next')).output).toContain('2099-12-10');
    expect((await run('next', '--none')).output).toBe('No date is set for the next release.');
  });
});

describe('npm run data -- history, diff, trace', () => {
  test('history lists all that came into the published release, the newest first', async () => {
    const { output, code } = await run('history');
    expect(code).toBe(0);
    const order = ids.map((id) => output.indexOf(`UTC  ${id}  sales`));
    expect([...order].sort((left, other) => other - left)).toEqual(order);
    expect(output).toContain(`${ids[2]}  sales correct  Wang Fang`);
    expect(output).toContain('inserted 0, corrected 2, withdrawn 0');
    expect(output).toMatch(/file mended\.csv, [\d,]+ bytes, SHA-256 [0-9a-f]{64}/);
    expect(output).toContain(`onto ${ids[1]}`);
    const first = await run('history', ids[0] ?? '');
    expect(first.output.match(/UTC {2}/g)).toHaveLength(1);
    expect(first.output).toContain('sales add  Lin Wei');
  });

  test('a release keeps the rows of all its deliveries', async () => {
    const remaining = await readdir(join(kit.folder, 'market', 'releases', ids[3] ?? '', 'deliveries'));
    expect(remaining.sort()).toEqual(ids.map((id) => `${id}.parquet`).sort());
  });

  test('diff tells what a release says otherwise than the one it was made onto, the largest change first', async () => {
    const { output } = await run('diff', ids[2] ?? '');
    expect(output).toContain(`Release ${ids[2]} compared with release ${ids[1]}: inserted 0, corrected 2, withdrawn 0`);
    const lines = output.split('\n').slice(2);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^2024-01 +Association wholesale volume +Maker +A Y +0 +1 +0 +200 +260 +\+60$/);
    expect(lines[1]).toMatch(/^2024-01 .* A X +0 +1 +0 +100 +101 +\+1$/);
    const last = await run('diff');
    expect(last.output).toMatch(/2024-02 .* A =Z +0 +0 +1 +5 +0 +-5/);
    expect((await run('diff', ids[2] ?? '', ids[2] ?? '')).output).toContain('All figures are the same.');
  });

  test('diff writes every figure to a file, which no spreadsheet runs', async () => {
    const csv = join(kit.folder, 'diff.csv');
    const { output } = await run('diff', ids[3] ?? '', ids[0] ?? '', '--csv', csv, '--language', 'zh_CN');
    expect(output).toContain(`已写入 ${csv}`);
    const text = await readFile(csv, 'utf8');
    expect(text.startsWith('\uFEFF')).toBe(true);
    const rows = parse(text.slice(1)) as string[][];
    expect(rows[0]).toEqual(['月份', '来源', '厂商', '品牌', '车型', '子车型', '省份', '城市', '之前', '之后']);
    expect(rows.slice(1).map((row) => [row[0], row[5], row[7], row[8], row[9]].join(' '))).toEqual([
      '2024-02 A X 广州  110',
      '2024-01 A X 广州 100 101',
      '2024-01 A Y 广州 200 260',
    ]);
    await run('diff', ids[1] ?? '', ids[0] ?? '', '--csv', csv);
    expect(await readFile(csv, 'utf8')).toContain("2024-02,Association wholesale volume,'=Maker,A,A =Z,");
  });

  test('trace follows a figure to the deliveries and rows it came from, with its former values', async () => {
    const { output, code } = await run('trace', '2024年1月', 'wholesale', 'A Y', '广州');
    expect(code).toBe(0);
    const lines = output.split('\n');
    expect(lines[0]).toBe(`2024-01  Association wholesale volume  A Y  Guangzhou: 260 (release ${ids[3]})`);
    expect(lines[1]).toBe('200 → 260  mended.csv row 2');
    expect(lines[2]).toContain(`${ids[2]}  sales correct  Wang Fang`);
    expect(lines[3]).toBe('none → 200  january.csv row 3');
    expect(lines).toHaveLength(5);
    // What was delivered again with the same value came from where it was first.
    const same = await run('trace', '2024-01', 'wholesale', 'maker.a.x.rest.other', 'Shanghai');
    expect(same.output).toContain('none → 7  january.csv row 4');
    expect(same.output.split('\n')).toHaveLength(3);
  });

  test('trace of a whole import names its rows, and of older releases says that nothing was kept', async () => {
    const path = join(kit.folder, 'all.csv');
    await writeFile(path, 'month,dataSource,brand,model,volume\n2024-01,retail,B,W,3\n2024-02,retail,B,W,4\n');
    const { output } = await run('import', 'sales', path, '--by', 'Lin Wei');
    await run('publish', /-- publish (\S+)/.exec(output)?.[1] ?? '', '--anyway', 'test', '--by', 'test');
    const found = await run('trace', '2024-02', 'retail', 'B W', 'Nationwide (not by city)');
    expect(found.output).toContain('none → 4  all.csv row 3');
    expect(found.output).toContain('sales whole market  Lin Wei');
    const facts = smallFacts();
    const [fact] = facts;
    await publishSmallRelease(join(kit.folder, 'market'), facts, 'small');
    const old = await run('trace', '2020-03', fact?.dataSource ?? '', fact?.subModel ?? '', fact?.city ?? '');
    expect(old.output).toContain('it was there before deliveries were kept');
    expect((await run('history')).output).toBe('Release small keeps no deliveries.');
    await makeFormerTrade(join(kit.folder, 'market'), 'small');
    expect((await run('diff', 'small', ids[0] ?? '')).output).toContain('withdrawn 3');
  });

  test('of another dataset diff and trace go by its own members and figures', async () => {
    const path = join(kit.folder, 'points.csv');
    let onto = await publishSmallRelease(join(kit.folder, 'market'), smallFacts(), 'points');
    const bring = async (kind: string, rows: string) => {
      await writeFile(path, `month,city,points,dcPoints,cars\n${rows}\n`);
      const { output, complained } = await run('deliver', 'charging', path, '--kind', kind, '--onto', onto);
      expect(complained).toBe('');
      onto = /-- publish (\S+)/.exec(output)?.[1] ?? '';
      await run('publish', onto, '--anyway', 'test', '--by', 'test');
      return onto;
    };
    const one = await bring('add', '2024-01,广州,5,3,9\n2024-01,上海,7,2,8');
    const two = await bring('correct', '2024-01,广州,6,3,9\n2024-01,上海,7,2,9');
    const diff = await run('diff', two, '--dataset', 'charging');
    expect(diff.complained).toBe('');
    expect(diff.output).toContain('inserted 0, corrected 2, withdrawn 0');
    expect(diff.output.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^month +Province +City +figure +inserted +corrected +withdrawn +before +after +change$/),
      expect.stringMatching(/^2024-01 +Guangdong +Guangzhou +Public charging points +0 +1 +0 +5 +6 +\+1$/),
      expect.stringMatching(/^2024-01 +Province 31 +City 3101 +NEVs in use +0 +1 +0 +8 +9 +\+1$/),
    ]);
    expect((await run('diff', two, '--dataset', 'price')).output).toContain('All figures are the same.');
    const csv = join(kit.folder, 'points-diff.csv');
    await run('diff', two, '--dataset', 'charging', '--csv', csv);
    const [head, ...rows] = parse((await readFile(csv, 'utf8')).slice(1)) as string[][];
    expect(head?.slice(0, 5)).toEqual([
      ...['month', 'Province', 'City', 'Public charging points before', 'Public charging points after'],
    ]);
    expect(rows.map((row) => row.slice(2).join(' '))).toEqual(['Guangzhou 5 6 3 3 9 9', 'City 3101 7 7 2 2 8 9']);
    const { output } = await run('trace', '2024-01', '广州', '--dataset', 'charging');
    expect(output.split('\n')).toEqual([
      `2024-01  Guangzhou: Public charging points 6, Public DC charging points 3, NEVs in use 9 (release ${two})`,
      expect.stringMatching(/^Public charging points 5, .* → Public charging points 6, .* {2}points.csv row 2$/),
      expect.stringContaining(`${two}  charging correct`),
      expect.stringMatching(/^none → Public charging points 5, .* {2}points.csv row 2$/),
      expect.stringContaining(`${one}  charging add`),
    ]);
    const none = await run('trace', '2024-01', 'x', 'search', '--dataset', 'attention');
    expect(none.complained).toContain('nothing has the name or key');
    const few = await run('trace', '2024-01', '--dataset', 'charging');
    expect(few.complained).toContain('trace <month> <City> --dataset charging');
  });

  test('diff and check tell what is described or called otherwise, and from which month', async () => {
    const path = join(kit.folder, 'cars.csv');
    const head = 'brand,model,segment,segmentFrom,manufacturer,manufacturerBefore,manufacturerFrom';
    await writeFile(path, `${head}\nA,X,B,2024-02,New Maker,Maker,2024-02\n`);
    const done = await run('deliver', 'sales', path, '--kind', 'describe', '--onto', ids[3] ?? '');
    expect(done.complained).toBe('');
    const id = /-- publish (\S+)/.exec(done.output)?.[1] ?? '';
    const { output } = await run('diff', id, ids[3] ?? '');
    expect(output.split('\n').slice(0, 4)).toEqual([
      `Release ${id} compared with release ${ids[3]}: inserted 0, corrected 0, withdrawn 0`,
      'New Maker: name is "New Maker" from 2024-02 on; it was "Maker".',
      'A X: segment is "B" from 2024-02 on; it was "unknown".',
      'All figures are the same.',
    ]);
  });

  test.each([
    [['trace', '2024-01', 'wholesale'], 'Name the figure'],
    [['trace', 'soon', 'wholesale', 'A', 'B'], '"soon" is not a month'],
    [['trace', '2024-01', 'guessed', 'A', 'B'], '"guessed" is none of'],
    [['trace', '2024-01', 'wholesale', 'nobody', 'B'], 'nothing has the name or key “nobody”'],
    [['history', 'nowhere'], 'Release nowhere does not exist'],
    [['diff', 'nowhere'], 'Release nowhere does not exist'],
  ])('%j is refused in a sentence', async (line, words) => {
    const { code, complained } = await run(...line);
    expect(code).toBe(1);
    expect(complained).toContain(words);
  });
});
