import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { guardCell, unguardCell } from '../../kernel/words/csv-line.ts';
import { type Kit, makeKit } from '../import-test-kit.ts';
import { type MeantField, nearestOf } from '../mapping/field-names.ts';
import { meantFields } from '../mapping/mapping.ts';
import { openRefusedFile } from '../rows/refused-file.ts';
import { agreementText, notAgreed, readAgreement } from './agreement.ts';
import { reportText } from './report-text.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const head = 'month,brand,model,fuelType,volume\n';

describe('the report', () => {
  const rows = Array.from({ length: 200 }, (_, at) => `2024-01,A,M${at},steam,1\n`).join('');

  test('says equal refusals once, with how many there are and the first rows', async () => {
    const { report } = await kit.bring(`${head}2024-01,A,X,BEV,1\n${rows}2024-01,A,X,BEV,bad\n`);
    const en = reportText(report, 'en');
    expect(en).toContain('200 rows, fuelType: "steam" is none of');
    expect(en).toContain('under "values" in the mapping; first rows 3, 4, 5.');
    expect(en).toContain('Row 203, volume: "bad" is not a number.');
    expect(en.split('\n').filter((line) => line.includes('steam'))).toHaveLength(1);
    const zh = reportText(report, 'zh_CN');
    expect(zh).toContain('200 行，fuelType: “steam”不在允许的值中');
    expect(zh).toContain('；最先见于第 3、4、5 行。');
    expect(report.groups.map(({ code, count, rows: first }) => [code, count, first])).toEqual([
      ['unknown-value', 200, ['3', '4', '5']],
      ['number', 1, ['203']],
    ]);
  });

  test('says many duplicates once, though each has a row of its own that came before', async () => {
    const some = 'month,brand,model,volume\n2024-01,A,X,1\n2024-01,A,Y,2\n';
    const { report } = await kit.bring(`${some}2024-01,A,X,1\n2024-01,A,Y,2\n`);
    expect(reportText(report, 'en')).toContain(
      '2 rows, volume: An earlier row already has the same month, source, sub-model and city with the same value; it is counted once; first rows 4, 5.',
    );
  });

  test('names columns that nothing reads, and the field that each may be meant for', async () => {
    const { report } = await kit.bring('month,brand,model,citty,备注栏目,volume\n2024-01,A,X,广州,x,1\n');
    expect(report.unread).toEqual([
      { column: 'citty', nearest: 'city' },
      { column: '备注栏目', nearest: null },
    ]);
    expect(reportText(report, 'en')).toContain('Column that nothing reads: citty; is city meant?');
    expect(reportText(report, 'zh_CN')).toContain('没有读取的列：备注栏目\n');
  });

  test('suggests no field that is said already', () => {
    const city: MeantField = ['city', meantFields.city];
    expect(nearestOf('units', [city])).toBeNull();
    expect(nearestOf('units', [city, ['volume', meantFields.volume]])).toBe('volume');
  });

  test.each([
    ['城市', 'city'],
    ['brnad', 'brand'],
    ['Fuel Type', 'fuelType'],
    ['销  量', 'volume'],
    ['remarks', null],
    ['x', null],
  ])('a column %j is taken for %j', (column, field) =>
    expect(nearestOf(column, Object.entries(meantFields))).toBe(field),
  );
});

describe('what may be dropped', () => {
  test.each([
    ['number=200', { number: 200 }],
    ['number=200, duplicate', { number: 200, duplicate: Number.POSITIVE_INFINITY }],
  ])('%s', (text, agreement) => expect(readAgreement(text)).toEqual({ agreement }));

  test.each(['', 'paint', 'number=', 'number=-1', 'number=x', 'number,,', 'constructor'])(
    '%j is not understood',
    (text) => expect(readAgreement(text)).toHaveProperty('alien'),
  );

  test('is so many of each code, and no more', () => {
    expect(notAgreed({ number: 3, duplicate: 1 }, { number: 2, duplicate: 1 })).toEqual({ number: 3 });
    expect(notAgreed({ number: 3 }, { number: 3 })).toEqual({});
    expect(agreementText({ number: 3, duplicate: 1 })).toBe('number=3,duplicate=1');
  });

  test('more than was agreed to makes no release, and the report says how to agree', async () => {
    const content = `${head}2024-01,A,X,BEV,1\n2024-01,A,Y,BEV,bad\n2024-01,A,Z,BEV,-1\n`;
    const { report } = await kit.bring(content, {}, { accept: { number: 1 } });
    expect(report).toMatchObject({ outcome: 'refused', release: null, notAgreed: { negative: 1 } });
    expect(reportText(report, 'en')).toContain('(negative=1)');
    expect(reportText(report, 'en')).toContain('--accept number=1,negative=1.');
    const agreed = await kit.bring(content, {}, { accept: { number: 1, negative: 1 } });
    expect(agreed.report).toMatchObject({ outcome: 'sealed', dropped: { number: 1, negative: 1 }, notAgreed: {} });
  });
});

describe('the file of refused rows', () => {
  test.each(['=1+1', '+1', '-5', '@x', '\tx', '\rx', '＝1', "'=1", "''-1", '\nx'])(
    '%j is harmless, and comes back',
    (text) => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toBe(text);
    },
  );

  test.each(['', 'x=1', "'x", "'", '5-1'])('%j stays as it is', (text) => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toBe(text);
  });

  test('has no cell that a spreadsheet would run', async () => {
    const { refused } = await kit.bring('brand,model,month,volume\n=1+1,X,2024-01,-5\n@A,X,2024-01,=2+2\n');
    expect(refused).toContain("2,volume,'-5,negative");
    expect(refused).toContain(`"'=1+1,X,2024-01,-5"`);
    expect(refused).toContain(`3,volume,'=2+2,number`);
    const cells = (parse(refused, { bom: true }) as string[][]).flat();
    expect(cells).toContain("'=2+2");
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  test('can be brought in again: each row once, with the values it had', async () => {
    const content = 'brand;model;2024-01;2024-02\n=A;"X ;1";-5;bad\n@B;Y;1;2\n+C;Z;x;7\n';
    const first = await kit.bring(content, { monthColumns: true });
    expect(first.codes).toEqual(['2 negative', '2 number', '4 number']);
    const again = await kit.bring(first.refused, { monthColumns: true }, { name: 'refused-again.csv' });
    expect(again.report).toMatchObject({ header: ['brand', 'model', '2024-01', '2024-02'], counts: { rows: 2 } });
    expect(again.report.problems.map(({ value, code }) => [value, code])).toEqual([
      ['-5', 'negative'],
      ['bad', 'number'],
      ['x', 'number'],
    ]);
    const corrected = first.refused.replaceAll(';-5;bad', ';5;6').replaceAll(';x;7', ';8;7');
    const { report } = await kit.bring(corrected, { monthColumns: true }, { name: 'corrected.csv' });
    expect(await kit.ask(report.release, 'SELECT name_en FROM brand ORDER BY 1')).toEqual(['+C', '=A']);
    expect(await kit.ask(report.release, 'SELECT SUM(volume) FROM sales')).toEqual(['26']);
  });

  test('stands under its name only when it is whole', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'refused-'));
    const path = join(folder, 'refused.csv');
    const file = await openRefusedFile(path);
    await expect(readFile(path)).rejects.toThrow(/ENOENT/);
    await file.close();
    expect(await readFile(path, 'utf8')).toContain('reason_en,original');
    await rm(folder, { recursive: true });
  });
});
