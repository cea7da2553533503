import { expect, test } from '@jest/globals';
import { fastViewPath, readFastView } from './fast-view-address.ts';

test.each([
  ['nothing chosen', { model: null, rivals: null }],
  ['a model, rivals to be proposed', { model: 'byd-han', rivals: null }],
  ['a model alone', { model: 'byd-han', rivals: [] }],
  ['a model beside two', { model: 'byd-han', rivals: ['a', 'b'] }],
  ['a model in a city', { model: 'byd-han', rivals: null, place: { dimension: 'city' as const, key: '3101' } }],
  ['a model with what comes next', { model: 'byd-han', rivals: ['a'], ahead: true }],
])('S2.032 the address keeps what is looked at: %s', (_, choice) => {
  const { search } = new URL(fastViewPath(choice), 'https://portal.example');
  expect(readFastView(search)).toEqual(choice);
});

test('what an address cannot mean is left out', () => {
  expect(readFastView(`?model=${'x'.repeat(81)}`)).toEqual({ model: null, rivals: null });
  expect(readFastView('?model=m&place=village:1')).toEqual({ model: 'm', rivals: null });
  expect(readFastView('?with=a,b')).toEqual({ model: null, rivals: null });
  expect(readFastView('?model=m&with=a,m,,a,b,c,d')).toEqual({ model: 'm', rivals: ['a', 'b', 'c'] });
});
