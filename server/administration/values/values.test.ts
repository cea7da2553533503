import { describe, expect, test } from '@jest/globals';
import { formLimits } from '@portal/contract';
import { maskContact } from '../../audit/mask-contact.ts';
import { makePassword } from './make-password.ts';
import { dayAfter, readDay, readPeriod } from './read-values.ts';
import { alignTable, widthOf } from './table.ts';

test('a made password always fits the rule for new ones, and no two are equal', () => {
  const passwords = Array.from({ length: 500 }, makePassword);
  for (const password of passwords) {
    expect(password).toHaveLength(12);
    expect(password).toMatch(formLimits.newPassword);
  }
  expect(new Set(passwords).size).toBe(500);
});

describe('days', () => {
  test.each([
    ['2027-12-31', '20271231'],
    ['20280229', '20280229'],
  ])('%s is %s', (text, day) => expect(readDay('--to', text)).toBe(day));

  test.each(['2027-02-29', '20271301', '31.12.2027', '2027-1-1', '', '２０２７１２３１'])('"%s" is none', (text) =>
    expect(() => readDay('--to', text)).toThrow(/^--to: must be a date/),
  );

  test('A26 days are days of China', () => {
    expect(dayAfter(Date.UTC(2027, 1, 28, 15, 59), 0)).toBe('20270228');
    expect(dayAfter(Date.UTC(2027, 1, 28, 16), 0)).toBe('20270301');
    expect(dayAfter(Date.UTC(2027, 1, 28, 16), 30)).toBe('20270331');
  });

  test('a period of one day is one', () => {
    expect(readPeriod({ to: '20270301' }, { from: '20270301', to: null })).toEqual({
      from: '20270301',
      to: '20270301',
    });
    expect(() => readPeriod({ to: '20270228' }, { from: '20270301', to: null })).toThrow(/before the first day/);
  });
});

test('a table counts wide characters as two columns and marks as none', () => {
  expect([widthOf('abc'), widthOf('汽车'), widthOf('Ｂ'), widthOf('e\u0301'), widthOf('𠀀')]).toEqual([3, 4, 2, 1, 2]);
  expect(alignTable(['名', 'b'], [['x', 'y']])).toBe('名  b\nx   y');
});

test('no text of a table commands the terminal, or looks like a line of its own', () => {
  const note = 'a\u001b[2J\u0007b\r\nc\u009b31md\u202ee\u2066f';
  expect(alignTable(['note'], [[note]])).toBe('note\na [2J b c 31md e f');
});

test('a masked contact tells neither number nor name', () => {
  expect(maskContact('13812345678')).toBe('138****5678');
  expect(maskContact('li.ming@example.com')).toBe('l***@example.com');
  expect(maskContact('12345')).toBe('*****');
});
