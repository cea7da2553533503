import { expect, test } from '@jest/globals';
import { queryQueue } from './query-queue.ts';

const gate = () => {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
};

test('no more tasks run at once than the queue is wide', async () => {
  const queue = queryQueue(2);
  let running = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 9 }, () =>
      queue.run(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
});

test('a waiting task whose client has gone never begins, and the next one takes its place', async () => {
  const queue = queryQueue(1);
  const { promise, open } = gate();
  const client = new AbortController();
  const begun: string[] = [];
  const first = queue.run(() => promise);
  const gone = queue.run(async () => begun.push('gone'), client.signal);
  const next = queue.run(async () => begun.push('next'));
  client.abort(new Error('the client has gone'));
  await expect(gone).rejects.toThrow('the client has gone');
  open();
  await Promise.all([first, next]);
  expect(begun).toEqual(['next']);
});

test('a task that fails makes room for the next', async () => {
  const queue = queryQueue(1);
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run(async () => 'fine')).toBe('fine');
});

test('the queue tells its load, and how long each task has waited for its place', async () => {
  const waits: number[] = [];
  const queue = queryQueue(1, (seconds) => waits.push(seconds));
  const { promise, open } = gate();
  const client = new AbortController();
  const first = queue.run(() => promise);
  const second = queue.run(async () => 'fine');
  const gone = queue.run(async () => 'never', client.signal).catch(() => 'gone');
  expect(queue.load()).toEqual({ running: 1, waiting: 2 });
  client.abort();
  expect(await gone).toBe('gone');
  expect(queue.load()).toEqual({ running: 1, waiting: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  open();
  await Promise.all([first, second]);
  expect(queue.load()).toEqual({ running: 0, waiting: 0 });
  expect(waits).toHaveLength(2);
  expect(waits[0]).toBeLessThan(waits[1] ?? 0);
});
