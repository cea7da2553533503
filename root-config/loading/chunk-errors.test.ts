import { expect, jest, test } from '@jest/globals';
import { chunkError, raise } from './chunk-errors.ts';

test('S8.002 a raised error is thrown where nobody can catch it but the window', () => {
  jest.useFakeTimers();
  const error = chunkError('sales', 'missing');
  expect(() => raise(error)).not.toThrow();
  expect(() => jest.runAllTimers()).toThrow(error);
});
