import { expect, test } from '@jest/globals';
import type { LaneLimits } from './fair-lane.ts';
import { queryQueue } from './query-queue.ts';

const gate = () => {
  let open: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open };
};

/** Both lanes so wide, whoever asks. */
const wide = (running: number) => {
  const lane: LaneLimits = { running, waiting: 100, ofOne: { running, waiting: 100 } };
  return { light: lane, heavy: lane };
};
const light = { asker: 'somebody', lane: 'light' } as const;
const heavy = { asker: 'somebody', lane: 'heavy' } as const;

test('no more tasks run at once than the queue is wide', async () => {
  const queue = queryQueue(undefined, wide(2));
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
  };
  await Promise.all(Array.from({ length: 9 }, () => queue.run(task, light)));
  expect(most).toBe(2);
});

test('S7.004 a waiting task whose client has gone never begins, and the next one takes its place', async () => {
  const queue = queryQueue(undefined, wide(1));
  const { promise, open } = gate();
  const client = new AbortController();
  const begun: string[] = [];
  const first = queue.run(() => promise, light);
  const gone = queue.run(async () => begun.push('gone'), { ...light, signal: client.signal });
  const next = queue.run(async () => begun.push('next'), light);
  client.abort(new Error('the client has gone'));
  await expect(gone).rejects.toThrow('the client has gone');
  open();
  await Promise.all([first, next]);
  expect(begun).toEqual(['next']);
});

test('a task that fails makes room for the next', async () => {
  const queue = queryQueue(undefined, wide(1));
  await expect(queue.run(() => Promise.reject(new Error('broken')), light)).rejects.toThrow('broken');
  expect(await queue.run(async () => 'fine', light)).toBe('fine');
});

test('heavy tasks, also waiting ones, hold up no light one', async () => {
  const queue = queryQueue();
  const { promise, open } = gate();
  const waiting = Array.from({ length: 5 }, () => queue.run(() => promise, heavy));
  expect(queue.load().heavy).toEqual({ running: 1, waiting: 4 });
  expect(await queue.run(async () => 'fine', light)).toBe('fine');
  expect(await queue.run(async () => 'fine', { ...heavy, asker: 'another' })).toBe('fine');
  open();
  await Promise.all(waiting);
});

test('who has a full line is told so in both languages, and everybody when all lines are', async () => {
  const queue = queryQueue();
  const { promise, open } = gate();
  const waiting = Array.from({ length: 9 }, () => queue.run(() => promise, heavy));
  const refusal = { id: 'market.line-full', code: 429, sentence: { zh_CN: expect.stringContaining('8 个问题') } };
  await expect(queue.run(() => promise, heavy)).rejects.toMatchObject(refusal);
  const others = Array.from({ length: 28 }, (_, place) =>
    queue.run(() => promise, { ...heavy, asker: `another ${place}` }).catch(({ id }) => id),
  );
  open();
  const ends = await Promise.all([...waiting, ...others]);
  // Eight wait already; one of the others runs, 24 wait, and the last three are too many.
  expect(ends.slice(-4)).toEqual([undefined, ...Array.from({ length: 3 }, () => 'market.engine-busy')]);
});

test('the queue tells its load by lane, and how long each task has waited for its place', async () => {
  const waits: [number, string][] = [];
  const queue = queryQueue((seconds, lane) => waits.push([seconds, lane]), wide(1));
  const { promise, open } = gate();
  const client = new AbortController();
  const first = queue.run(() => promise, heavy);
  const second = queue.run(async () => 'fine', heavy);
  const gone = queue.run(async () => 'never', { ...heavy, signal: client.signal }).catch(() => 'gone');
  expect(queue.load()).toEqual({ light: { running: 0, waiting: 0 }, heavy: { running: 1, waiting: 2 } });
  client.abort();
  expect(await gone).toBe('gone');
  expect(queue.load().heavy).toEqual({ running: 1, waiting: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  open();
  await Promise.all([first, second]);
  expect(queue.load().heavy).toEqual({ running: 0, waiting: 0 });
  expect(waits.map(([, lane]) => lane)).toEqual(['heavy', 'heavy']);
  expect(waits[0]?.[0]).toBeLessThan(waits[1]?.[0] ?? 0);
});
