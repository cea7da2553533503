import { describe, expect, test } from '@jest/globals';
import { datasets, salesFile } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { columnsOf } from './columns.ts';

describe('columnsOf', () => {
  const columns = (header: string[], mapping: Mapping) =>
    columnsOf({ header }, mapping, { file: salesFile, facts: datasets.sales.facts });

  const enough: Mapping = { constants: { dataSource: 'DATASOURCE_CLH_SALES' } };

  test('a mapped column that the header lacks is named, with the nearest', () => {
    const mapping = { ...enough, columns: { month: 'perod' } };
    expect(() => columns(['period', 'volume', 'model'], mapping)).toThrow(/no column "perod"; closest matches: period/);
  });

  test('a header name that stands twice is refused when it is needed', () => {
    expect(() => columns(['month', 'volume', 'Volume', 'model'], enough)).toThrow(/"volume" more than once/);
  });

  test('what rows of a kind need not say is none that nothing reads', () => {
    const wanted = { file: salesFile, facts: datasets.sales.facts, needless: ['tally'] };
    const head = ['month', 'volume', 'model', 'Tally', 'note'];
    const { unread } = columnsOf({ header: head }, enough, wanted);
    expect(unread.map(({ column }) => column)).toEqual(['note']);
  });

  test('what the file does not say is listed', () => {
    expect(() => columns(['city'], {})).toThrow(/month, volume, dataSource, model/);
  });

  test('a column that is left out is no field, though it has its name, and is listed among none', () => {
    const found = columns(['month', 'volume', 'model', 'City', 'note'], { ...enough, leftOut: ['city', 'note'] });
    expect(found.columns).toEqual({ month: 0, volume: 1, model: 2 });
    expect(found.unread).toEqual([]);
    const wide = columns(['model', '2024-01', '2024-02'], { ...enough, monthColumns: true, leftOut: ['2024-02'] });
    expect(wide.months.map(({ text }) => text)).toEqual(['2024-01']);
  });

  test('names in the header may differ in case, width and space', () => {
    expect(columns([' Month ', 'ＶＯＬＵＭＥ', 'Model'], enough).columns).toEqual({ month: 0, volume: 1, model: 2 });
  });

  test('with a column per month every header that is a month is one, unless it is mapped', () => {
    const found = columns(['model', '2024-01', '2024年2月', 'note'], { ...enough, monthColumns: true });
    expect(found.months).toEqual([
      { time: { month: 2024 * 12, months: 1 }, text: '2024-01', figures: [{ field: 'volume', column: 1 }] },
      { time: { month: 2024 * 12 + 1, months: 1 }, text: '2024年2月', figures: [{ field: 'volume', column: 2 }] },
    ]);
    expect(() => columns(['model', 'note'], { ...enough, monthColumns: true })).toThrow(/no month column/);
  });
});
