import { describe, expect, test } from '@jest/globals';
import {
  choiceOf,
  constantFields,
  type Look,
  leftOut,
  type Mapping,
  ofPeriod,
  parseMapping,
  withChoice,
  withConstant,
} from './mapping-columns.ts';

const column = (name: string, more: Partial<Look['columns'][number]> = {}) => ({
  column: name,
  samples: [],
  field: null,
  isPeriod: false,
  why: '',
  ...more,
});
const field = (name: string, kind: 'time' | 'figure' | 'text', isNeeded: boolean) => ({
  field: name,
  name,
  kind,
  isNeeded,
  choices: [],
});
const month = column('月份');
const period = column('2024-01', { isPeriod: true });
const points = column(' Points ');
const look: Look = {
  understood: '',
  head: [1],
  first: [],
  width: 3,
  columns: [month, points, column('备注')],
  fields: [field('month', 'time', true), field('city', 'text', true), field('points', 'figure', true)],
  mapping: '',
  open: [],
};

describe('what a column is by a mapping', () => {
  test('the field that is named for it, or the one whose name it has; else nothing', () => {
    const mapping = { columns: { month: '月份' } };
    expect(look.columns.map((each) => choiceOf(mapping, each, look.fields))).toEqual(['month', 'points', leftOut]);
    expect(choiceOf({ leftOut: ['points'] }, points, look.fields)).toBe(leftOut);
    expect(choiceOf({ columns: { points: '备注' } }, points, look.fields)).toBe(leftOut);
    expect(choiceOf({ monthColumns: true }, period, look.fields)).toBe(ofPeriod);
    expect(choiceOf({ monthColumns: ['2024-02'] }, period, look.fields)).toBe(leftOut);
  });

  test('a field is of one column: another that is given it takes it, and no value of all rows stays', () => {
    const before = { sheet: 'A', columns: { month: '月份' }, constants: { month: '2024-01', city: '广州' } };
    expect(withChoice(before, points, 'month')).toEqual({
      sheet: 'A',
      columns: { month: ' Points ' },
      constants: { city: '广州' },
    });
  });

  test('what is left out is named, and is read again when it becomes a field or figures of a time', () => {
    const out = withChoice({ columns: { month: '月份' } }, month, leftOut);
    expect(out).toEqual({ columns: {}, leftOut: ['月份'] });
    expect(withChoice(out, month, 'month')).toEqual({ columns: { month: '月份' } });
    expect(withChoice({ leftOut: ['2024-01'], monthColumns: ['2024-02'] }, period, ofPeriod)).toEqual({
      columns: {},
      monthColumns: ['2024-02', '2024-01'],
    });
  });

  test('all rows may have one value of what is needed and no column says; with columns of months only of texts', () => {
    const names = (mapping: Mapping, of = look) => constantFields(mapping, of).map((each) => each.field);
    expect(names({ columns: { month: '月份' } })).toEqual(['city']);
    expect(names({})).toEqual(['month', 'city']);
    expect(names({ monthColumns: true }, { ...look, columns: [period] })).toEqual(['city']);
    expect(withConstant({ constants: { city: '广州' } }, 'city', '')).toEqual({});
  });

  test('a text that is no object is no mapping', () => {
    expect([parseMapping('[1]'), parseMapping('{'), parseMapping('{"head":2}')]).toEqual([null, null, { head: 2 }]);
  });
});
