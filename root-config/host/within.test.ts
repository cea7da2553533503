import { expect, test, vi } from 'vitest';
import { LimitError, within } from './within.ts';

test('gives the answer of work that is in time, and leaves no timer', async () => {
  vi.useFakeTimers();
  await expect(within(100, 'work', Promise.resolve(7))).resolves.toBe(7);
  await expect(within(100, 'work', Promise.reject(new Error('own')))).rejects.toThrow('own');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that does not answer fails by its name when the limit is over', async () => {
  vi.useFakeTimers();
  const failed = expect(within(2_000, 'bootstrap of sales', new Promise(() => undefined))).rejects.toThrow(
    new LimitError('bootstrap of sales did not answer within 2 seconds.'),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
});
