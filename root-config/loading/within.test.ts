import { expect, jest, test } from '@jest/globals';
import { LimitError, within } from './within.ts';

test('gives the answer of work that is in time, and leaves no timer', async () => {
  jest.useFakeTimers();
  await expect(within(100, 'work', Promise.resolve(7))).resolves.toBe(7);
  await expect(within(100, 'work', Promise.reject(new Error('own')))).rejects.toThrow('own');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that does not answer fails by its name when the limit is over', async () => {
  jest.useFakeTimers();
  const failed = expect(within(2_000, 'bootstrap of sales', new Promise(() => undefined))).rejects.toThrow(
    new LimitError('bootstrap of sales did not answer within 2 seconds.'),
  );
  await jest.advanceTimersByTimeAsync(2_000);
  await failed;
});
