import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ComparedModel } from '@portal/contract';
import { setLanguage } from '@portal/shell';
import { csvOf } from '@portal/ui/analysis';
import { comparedAnswer, comparedModel } from '../../testing/compared.ts';
import { priceChart, shareChart, volumeChart } from './compareCharts.ts';
import { differenceText, valueText } from './difference.ts';
import { comparePhrases } from './phrases.ts';
import { keySheet, sheetOf } from './sheet.ts';
import { sheetTable } from './sheetTable.ts';

const words = comparePhrases.translate;
const sheet = (...models: ComparedModel[]) => sheetOf(comparedAnswer(...models), words);
const row = (rows: ReturnType<typeof sheet>, key: string) => rows.find((one) => one.key === key);

describe('sheet of a comparison', () => {
  beforeEach(() => setLanguage('en'));

  test('S2.082 differences are told by signs against the first model', () => {
    expect(differenceText(150, 100, 'count', 'pp')).toBe('▲ 50.0%');
    expect(differenceText(0.05, 0.081, 'ratio', 'pp')).toBe('▼ 3.1 pp');
    expect(differenceText(4, 1, 'rank', 'pp')).toBe('▼ 3');
    expect(differenceText('PHEV', 'BEV', 'words', 'pp')).toBe('≠');
    expect(differenceText('Trim A', 'Trim B', 'name', 'pp')).toBe('');
  });

  test('nothing is told where figures are shown alike, or one is missing', () => {
    expect(differenceText(100.01, 100, 'count', 'pp')).toBe('');
    expect(differenceText(0.10001, 0.1, 'ratio', 'pp')).toBe('');
    expect(differenceText(null, 0.1, 'ratio', 'pp')).toBe('');
    expect(differenceText(5, 0, 'count', 'pp')).toBe('');
  });

  test('values never begin with a sign that a spreadsheet takes for a formula', () => {
    expect(valueText(-0.034, 'ratio')).toBe('−3.4%');
    expect(valueText(-0.034, 'growth')).toBe('▼ 3.4%');
    expect(valueText(null, 'count')).toBe('-');
  });

  test('S2.082 attributes, sales, prices and trims stand in rows, a cell for each model', () => {
    const rows = sheet(comparedModel('a', { total: 200 }), comparedModel('b', { total: 100, fuelType: 'PHEV' }));
    expect(row(rows, 'total')?.cells).toEqual([
      { model: 'a', text: '200', difference: '' },
      { model: 'b', text: '100', difference: '▼ 50.0%' },
    ]);
    expect(row(rows, 'fuelType')?.cells[1]?.difference).toBe('≠');
    expect(row(rows, 'trim-0-msrp')?.cells.map(({ text }) => text)).toEqual(['120,000', '120,000']);
    expect(row(rows, 'msrp')?.definition).toBe('meaning of msrp');
  });

  test('S9.018 a launch is a day as persons read it, on screen and in the export', () => {
    const launched = comparedModel('b', { launchOn: '2026-01-16' });
    const texts = row(sheet(comparedModel('a'), launched), 'launchOn')?.cells.map(({ text }) => text);
    expect(texts).toEqual(['-', '2026/01/16']);
  });

  test('a model with fewer trims has empty cells, and without prices there are none', () => {
    const none = { msrp: null, tp: null, discount: null };
    const bare = comparedModel('b', {
      trims: [],
      prices: { ...none, yoyMsrp: null, yoyTp: null },
      pricesYearBefore: none,
    });
    expect(row(sheet(comparedModel('a'), bare), 'trim-0-name')?.cells[1]?.text).toBe('-');
    expect(row(sheet(bare, bare), 'trim-0-name')).toBeUndefined();
    expect(row(sheet(bare, bare), 'msrp')?.cells.map(({ text }) => text)).toEqual(['-', '-']);
  });

  test('the export holds the texts of the sheet', () => {
    const data = comparedAnswer(comparedModel('a', { total: 200 }), comparedModel('b', { total: 100 }));
    const rows = keySheet(data, words);
    const lines = csvOf(sheetTable(data, rows, words), [], 'en').split('\r\n');
    expect(lines[0]).toBe('\uFEFFSection,Item,Model a,Model b,Model b: difference');
    expect(lines).toContain('Sales,Sales in the period,200,100,▼ 50.0%');
    expect(lines.slice(1, rows.length + 1)).toHaveLength(rows.length);
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
