import { expect, test } from '@jest/globals';
import { sharedRuns } from './shared-runs.ts';

/** A run that ends when told to, or when its signal is raised. */
function slowRun() {
  const begun: AbortSignal[] = [];
  let finish: (result: string) => void = () => undefined;
  const begin = (ended: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      begun.push(ended);
      finish = resolve;
      ended.addEventListener('abort', () => reject(ended.reason));
    });
  return { begun, begin, finish: (result: string) => finish(result) };
}

test('those who ask for the same meanwhile share one run, later ones begin another', async () => {
  const runs = sharedRuns<string>();
  const { begun, begin, finish } = slowRun();
  const both = Promise.all([runs.join('a', begin), runs.join('a', begin)]);
  expect(begun).toHaveLength(1);
  finish('first');
  expect(await both).toEqual(['first', 'first']);
  const later = runs.join('a', begin);
  expect(begun).toHaveLength(2);
  finish('second');
  expect(await later).toBe('second');
});

test('S7.004 a run ends only when the last who waits has gone, and whoever comes then begins anew', async () => {
  const runs = sharedRuns<string>();
  const { begun, begin, finish } = slowRun();
  const clients = [new AbortController(), new AbortController()];
  const waiting = clients.map(({ signal }) => runs.join('a', begin, signal));
  clients[0]?.abort(new Error('one has gone'));
  await expect(waiting[0]).rejects.toThrow('one has gone');
  expect(begun[0]?.aborted).toBe(false);
  clients[1]?.abort(new Error('the last has gone'));
  const next = runs.join('a', begin);
  await expect(waiting[1]).rejects.toThrow('the last has gone');
  expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
  finish('anew');
  expect(await next).toBe('anew');
});

test('a run that fails fails for all who wait, and is not kept', async () => {
  const runs = sharedRuns<string>();
  const broken = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([runs.join('a', broken), runs.join('a', broken)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await runs.join('a', async () => 'fine')).toBe('fine');
});

test('who has gone already begins nothing', async () => {
  const runs = sharedRuns<string>();
  const { begun, begin } = slowRun();
  await expect(runs.join('a', begin, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(begun).toEqual([]);
});
