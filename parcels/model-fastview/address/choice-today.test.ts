import { expect, test } from '@jest/globals';
import { choiceToday } from './choice-today.ts';

const united = { model: { former: 'm1' }, brand: { other: 'b1' } };

test('a model that has become one with another is that other, and stands beside itself no more', () => {
  expect(choiceToday({ model: 'former', rivals: ['m2', 'm1'] }, united)).toEqual({ model: 'm1', rivals: ['m2'] });
  expect(choiceToday({ model: 'm2', rivals: ['former', 'm1'] }, united)).toEqual({ model: 'm2', rivals: ['m1'] });
});

test('other choices stay as they are', () => {
  expect(choiceToday({ model: 'other', rivals: null }, united)).toEqual({ model: 'other', rivals: null });
  expect(choiceToday({ model: null, rivals: null }, undefined)).toEqual({ model: null, rivals: null });
  expect(choiceToday({ model: 'former', rivals: [] }, undefined)).toEqual({ model: 'former', rivals: [] });
});
