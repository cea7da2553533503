import { expect, test, vi } from 'vitest';
import { chunkError, raise } from './chunk-errors.ts';

test('S8.002 a raised error is thrown where nobody can catch it but the window', () => {
  vi.useFakeTimers();
  const error = chunkError('sales', 'missing');
  expect(() => raise(error)).not.toThrow();
  expect(() => vi.runAllTimers()).toThrow(error);
});
