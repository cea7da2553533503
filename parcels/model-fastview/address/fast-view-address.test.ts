import { expect, test } from '@jest/globals';
import { choicePath, readChoice } from './fast-view-address.ts';

test.each([
  ['nothing chosen', { model: null, rivals: null }],
  ['a model, rivals to be proposed', { model: 'byd-han', rivals: null }],
  ['a model alone', { model: 'byd-han', rivals: [] }],
  ['a model beside two', { model: 'byd-han', rivals: ['a', 'b'] }],
])('S2.032 the address keeps what is looked at: %s', (_, choice) => {
  const { search } = new URL(choicePath(choice), 'https://portal.example');
  expect(readChoice(search)).toEqual(choice);
});

test('what an address cannot mean is left out', () => {
  expect(readChoice(`?model=${'x'.repeat(81)}`)).toEqual({ model: null, rivals: null });
  expect(readChoice('?with=a,b')).toEqual({ model: null, rivals: null });
  expect(readChoice('?model=m&with=a,m,,a,b,c,d')).toEqual({ model: 'm', rivals: ['a', 'b', 'c'] });
});
