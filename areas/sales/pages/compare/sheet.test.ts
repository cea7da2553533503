import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ComparedModel } from '@portal/contract';
import { setLanguage } from '@portal/shell';
import { plainTable } from '@portal/ui/analysis';
import { comparedAnswer, comparedModel } from '../../testing/compared.ts';
import { priceChart, shareChart, volumeChart } from './compare-charts.ts';
import { differenceOf, valueText } from './difference.ts';
import { comparePhrases } from './phrases.ts';
import { keySheet, sheetOf } from './sheet.ts';
import { sheetTable } from './sheet-table.ts';

const words = comparePhrases.translate;
const sheet = (...models: ComparedModel[]) => sheetOf(comparedAnswer(...models), words);
const row = (rows: ReturnType<typeof sheet>, key: string) => rows.find((sheetRow) => sheetRow.key === key);

describe('sheet of a comparison', () => {
  beforeEach(() => setLanguage('en'));

  test('S2.082 differences are told by signs against the first model', () => {
    expect(differenceOf(150, 100, 'count')).toEqual({ kind: 'figure', value: 0.5, format: 'percent' });
    expect(differenceOf(0.05, 0.081, 'ratio')).toMatchObject({ value: expect.closeTo(-3.1), format: 'points' });
    expect(differenceOf(4, 1, 'rank')).toEqual({ kind: 'figure', value: -3, format: 'count' });
    expect(differenceOf('PHEV', 'BEV', 'words')).toEqual({ kind: 'words' });
    expect(differenceOf('Trim A', 'Trim B', 'name')).toBeNull();
  });

  test('nothing is told where figures are shown alike, or one is missing', () => {
    expect(differenceOf(100.01, 100, 'count')).toBeNull();
    expect(differenceOf(0.10001, 0.1, 'ratio')).toBeNull();
    expect(differenceOf(null, 0.1, 'ratio')).toBeNull();
    expect(differenceOf(5, 0, 'count')).toBeNull();
  });

  test('S9.042 S9.045 S9.047 values are written as everywhere', () => {
    expect(valueText(-0.034, 'ratio')).toBe('-3.4%');
    expect(valueText(123_456, 'count')).toBe('123,456');
    expect(valueText(null, 'count')).toBe('-');
  });

  test('S2.082 what a car, its brand and its manufacturer were before is said until when, and in the export', () => {
    const was = [
      { dimension: 'segment', key: 'A0', name: 'A0 sedan', until: '2024-06' },
      { dimension: 'manufacturer', key: null, name: 'Old Works', until: '2023-12' },
    ];
    const [changed, other] = [comparedModel('a', { was }), comparedModel('b')];
    const rows = sheet(changed, other);
    expect(row(rows, 'segment')?.cells.map(({ before }) => before)).toEqual([['until 2024/06: A0 sedan'], []]);
    expect(row(rows, 'manufacturer')?.cells[0]?.before).toEqual(['until 2023/12: Old Works']);
    const [first] = sheetTable({ models: [changed, other] }, rows, words).rows;
    expect(first?.names).toMatchObject({ segment: 'A (until 2024/06: A0 sedan)', brand: 'Brand' });
  });

  test('what nobody delivered is not known: the last month, all prices; the rest of the sheet is', () => {
    const none = { msrp: null, tp: null, discount: null };
    const model = comparedModel('a', { share: null, rank: null, prices: { ...none, yoyMsrp: null, yoyTp: null } });
    const coverage = [
      {
        dataSource: 'DATASOURCE_CLH_PIFA',
        months: 1,
        of: 2,
        uncovered: ['2024-08'],
        partly: [],
        combined: [],
        says: [],
      },
    ];
    const rows = sheetOf({ ...comparedAnswer(model), coverage, priceMonth: null }, words);
    const unknown = rows.filter(({ uncovered }) => uncovered).map(({ key }) => key);
    expect(unknown).toEqual(expect.arrayContaining(['latest', 'share', 'rank', 'msrp', 'tp', 'discount']));
    for (const key of ['manufacturer', 'launchOn', 'total', 'yoy']) expect(unknown).not.toContain(key);
    expect(sheet(model).some(({ uncovered }) => uncovered)).toBe(false);
  });

  test('S2.082 attributes, sales, prices and trims stand in rows, a cell for each model', () => {
    const rows = sheet(comparedModel('a', { total: 200 }), comparedModel('b', { total: 100, fuelType: 'PHEV' }));
    expect(row(rows, 'total')?.cells).toEqual([
      { model: 'a', value: 200, before: [], difference: null },
      { model: 'b', value: 100, before: [], difference: { kind: 'figure', value: -0.5, format: 'percent' } },
    ]);
    expect(row(rows, 'fuelType')?.cells[1]?.difference).toEqual({ kind: 'words' });
    expect(row(rows, 'trim-0-msrp')?.cells.map(({ value }) => value)).toEqual([120_000, 120_000]);
    expect(row(rows, 'msrp')?.definition).toBe('meaning of msrp');
  });

  test('S9.018 a launch is a day as persons read it, on screen and in the export', () => {
    const launched = comparedModel('b', { launchOn: '2026-01-16' });
    const days = row(sheet(comparedModel('a'), launched), 'launchOn')?.cells.map(({ value }) => value);
    expect(days).toEqual([null, '2026/01/16']);
  });

  test('a model with fewer trims has empty cells, and without prices there are none', () => {
    const none = { msrp: null, tp: null, discount: null };
    const bare = comparedModel('b', {
      trims: [],
      prices: { ...none, yoyMsrp: null, yoyTp: null },
      pricesYearBefore: none,
    });
    expect(row(sheet(comparedModel('a'), bare), 'trim-0-name')?.cells[1]?.value).toBeNull();
    expect(row(sheet(bare, bare), 'trim-0-name')).toBeUndefined();
    expect(row(sheet(bare, bare), 'msrp')?.cells.map(({ value }) => value)).toEqual([null, null]);
  });

  test('the export holds plain figures: a row for each model, a column for each figure and its difference', () => {
    const data = comparedAnswer(
      comparedModel('a', { total: 200, yoy: null }),
      comparedModel('b', { total: 100, yoy: -0.12345 }),
    );
    const table = plainTable(sheetTable(data, keySheet(data, words), words), 'en');
    const [head = [], first = [], second = []] = table;
    const at = (name: string) => {
      const column = head.findIndex((candidate) => candidate.startsWith(name));
      return [head[column], first[column], second[column]];
    };
    expect(table).toHaveLength(3);
    expect(at('Sub-model')).toEqual(['Sub-model', 'Model a', 'Model b']);
    expect(at('Sales · Sales in the period')).toEqual(['Sales · Sales in the period', '200', '100']);
    expect(at('Sales · Sales in the period: compared')).toEqual([
      'Sales · Sales in the period: compared with the first sub-model (%)',
      '',
      '-50',
    ]);
    const growth = head.findIndex((candidate) => candidate.startsWith('Sales · ') && candidate.includes('yoy'));
    expect([first[growth], second[growth]]).toEqual(['', '-12.345']);
  });

  test('charts draw the figures of the answer', () => {
    const data = comparedAnswer(comparedModel('a'), comparedModel('b', { share: 0.2 }));
    expect(volumeChart(data, words, 'en').series.map(({ values }) => values)).toEqual([
      [10, 20],
      [10, 20],
    ]);
    expect(shareChart(data, words, 'en').series[0]?.values).toEqual([0.5, 0.2]);
    expect(priceChart(data, words, 'en').points[0]).toMatchObject({ x: 90_000, y: 20 });
  });
});
