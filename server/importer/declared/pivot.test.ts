import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DeclaredKit, declaredKit } from './declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const example = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../examples/${name}`, import.meta.url)), 'utf8');
const ofCharging = 'SELECT month, points, dc_points, cars FROM charging ORDER BY month';
const january = 2024 * 12;

/** Where the kinds of charging points and of cars are values of a column. */
const pivot = {
  column: 'kind',
  value: 'number',
  into: { fast: ['points', 'dcPoints'], slow: 'points', BEV: 'cars', PHEV: 'cars' },
};
const head = 'month,kind,number\n';
const full = ['2024-01,fast,10', '2024-01,slow,20', '2024-01,BEV,300', '2024-01,PHEV,40'];
const bring = (rows: readonly string[], more: object = {}, options: Parameters<DeclaredKit['bring']>[3] = {}) =>
  kit.bring('charging', `${head}${rows.join('\n')}\n`, { pivot, ...more }, options);

describe('a file each row of which says one figure', () => {
  test('of a public explorer comes in by its mapping, as plain arithmetic over its rows has it', async () => {
    const [content, mapping] = [await example('ev-explorer-sample.csv'), await example('ev-explorer-mapping.json')];
    const { report } = await kit.bring('charging', content, JSON.parse(mapping));
    const rows = content
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','))
      .filter(([region, category]) => region === 'China' && category === 'Historical');
    const sum = (year: string, parameter: string, mode: string, types: readonly string[]) =>
      rows
        .filter((row) => row[2] === parameter && row[3] === mode && row[5] === year && types.includes(row[4] ?? ''))
        .reduce((total, row) => total + Number(row[7]), 0);
    const [fast, slow] = ['Publicly available fast', 'Publicly available slow'];
    const wanted = ['2021', '2022', '2023'].map((year) => {
      const points = sum(year, 'EV charging points', 'EV', [fast, slow]);
      const dc = sum(year, 'EV charging points', 'EV', [fast]);
      return `${Number(year) * 12 + 11} ${points} ${dc} ${sum(year, 'EV stock', 'Cars', ['BEV', 'PHEV', 'FCEV'])}`;
    });
    expect(await kit.ask(report.release, ofCharging)).toEqual(wanted);
    expect(report).toMatchObject({ outcome: 'sealed', counts: { rows: 76, skipped: 63, accepted: 3, refused: 0 } });
    expect(report.unread.map(({ column }) => column)).toEqual(['unit']);
  });

  test('is added up where several values are of one figure, wherever its rows stand; an empty one says nothing', async () => {
    const rows = ['2024-02,slow,7', ...full, '2024-02,fast,5', '2024-02,BEV,9', '2024-02,PHEV,'];
    const { report } = await bring(rows);
    expect(report.counts).toMatchObject({ rows: 8, skipped: 1, accepted: 2 });
    expect(await kit.ask(report.release, ofCharging)).toEqual([`${january} 30 10 340`, `${january + 1} 12 5 9`]);
  });

  test('is refused where a value is of no figure, a key lacks one, or a row stands twice', async () => {
    const rows = [...full, '2024-01,fast,10', '2024-01,swap,1', '2024-02,slow,1', '2024-02,BEV,1', '2024-03,fast,1'];
    const more = ['2024-03,fast,2', '2024-03,BEV,2', '2024-04,slow,1.5', '2024-04,fast,1', '2024-04,BEV,2'];
    const accept = { 'unknown-value': 1, missing: 4, repeated: 3, duplicate: 1, fraction: 1 };
    const { report, codes, refused } = await bring([...rows, ...more], {}, { accept });
    expect(codes).toEqual([
      '7 unknown-value',
      '13 fraction',
      '6 duplicate',
      '8 missing',
      '9 missing',
      '10 repeated',
      '11 repeated',
      '12 repeated',
      '14 missing',
      '15 missing',
    ]);
    expect(refused).toContain('does not say which figure ""swap"" is of; it names fast, slow, BEV, PHEV.');
    expect(refused).toContain('The same key appears in rows 10, 11 with different figures.","2024-03,BEV,2"');
    expect(refused).toContain('Another row of the same key was refused');
    expect(refused).toContain('No row of this key says the figure: Public DC charging points.');
    expect(await kit.ask(report.release, ofCharging)).toEqual([`${january} 30 10 340`]);
  });

  test('has the constant of the mapping where no row says a figure', async () => {
    const { report } = await bring(['2024-01,slow,20', '2024-01,BEV,1'], { constants: { dcPoints: '0' } });
    expect(await kit.ask(report.release, ofCharging)).toEqual([`${january} 20 0 1`]);
  });

  test('may have a column per month', async () => {
    const content = 'kind,2024-01,2024-02\nfast,10,11\nslow,20,\nBEV,300,310\n';
    const mapping = { pivot: { column: 'kind', into: pivot.into }, monthColumns: true };
    const { report } = await kit.bring('charging', content, mapping);
    expect(await kit.ask(report.release, ofCharging)).toEqual([`${january} 30 10 300`, `${january + 1} 11 11 310`]);
  });

  test('repeats what a column of its own says, and what follows from all figures is made of all of them', async () => {
    const rows = ['cash,8000', 'gift,500'].map((row) => `2024-05,sub-0,trim-0,广州,${row},100000,30`);
    const content = `month,subModel,trim,city,part,yuan,msrp,volume\n${rows.join('\n')}\n`;
    const parts = { pivot: { column: 'part', value: 'yuan', into: { cash: 'cash', gift: 'gifts' } } };
    const { report } = await kit.bring('incentive', content, parts);
    const ofIncentive = 'SELECT cash, gifts, finance, total, msrp, volume FROM incentive';
    expect(await kit.ask(report.release, ofIncentive)).toEqual(['8000 500 0 8500 100000 30']);
    const differs = content.replace('gift,500,100000', 'gift,500,99000');
    expect((await kit.bring('incentive', differs, parts, { dryRun: true })).codes).toEqual([
      '2 repeated',
      '3 repeated',
    ]);
  });

  test('names what to withdraw', async () => {
    const { report } = await bring([...full, ...full.map((row) => row.replace('01,', '02,'))]);
    const { release: onto } = report;
    const rest = await bring(['2024-02,fast,', '2024-02,slow,'], {}, { kind: 'withdraw', onto });
    expect(await kit.ask(rest.report.release, ofCharging)).toEqual([`${january} 30 10 340`]);
  });

  test.each([
    [{ pivot: { column: 'kind', into: pivot.into } }, 'one column as value, or those of months as monthColumns'],
    [{ pivot, monthColumns: true }, 'one of the two, not both'],
    [{ pivot, columns: { cars: 'number' } }, 'The figure cars comes from the pivot'],
    [{ pivot: { ...pivot, column: 'kin' } }, 'The header has no column "kin"; closest matches: kind'],
    [{ pivot: { ...pivot, into: { fast: 'pionts' } } }, '/pivot/into/fast must be one of points, dcPoints, cars'],
    [{ pivot: { ...pivot, into: { slow: 'points' } } }, 'The file does not specify: dcPoints, cars'],
  ])('%j is refused in words', async (mapping, sentence) => {
    await expect(kit.bring('charging', `${head}${full.join('\n')}\n`, mapping)).rejects.toThrow(sentence);
  });
});
