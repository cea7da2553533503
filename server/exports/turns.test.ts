import { expect, test } from '@jest/globals';
import { openTurns, type Turns } from './turns.ts';

const never = new AbortController().signal;

/** Asks for turns one after the other, each of which ends when it is told to. */
function lineOf(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    async ask(name: string, account: string, large: number, signal = never) {
      const end = await turns.enter({ account, large }, signal);
      begun.push(name);
      ends.set(name, end);
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('accounts take turns, small files go first, and who comes back stands behind who waits', async () => {
  const line = lineOf(openTurns(1));
  const all = [
    line.ask('many 1', 'many', 20),
    line.ask('many 2', 'many', 20),
    line.ask('many 3', 'many', 20),
    line.ask('other large', 'other', 3),
    line.ask('small', 'third', 0),
  ];
  await Promise.all([all[0], all[4]]);
  expect(line.begun).toEqual(['many 1', 'small']);
  for (const name of ['many 1', 'small', 'other large', 'many 2', 'many 3']) await line.end(name);
  await Promise.all(all);
  expect(line.begun).toEqual(['many 1', 'small', 'other large', 'many 2', 'many 3']);
});

test('one account never has all places while another waits, and who goes leaves the line', async () => {
  const line = lineOf(openTurns(2));
  const gone = new AbortController();
  const all = [line.ask('a1', 'a', 1), line.ask('a2', 'a', 1), line.ask('a3', 'a', 1), line.ask('b1', 'b', 1)];
  const left = line.ask('c1', 'c', 1, gone.signal).catch((error: Error) => error.message);
  gone.abort(new Error('gone'));
  expect(await left).toBe('gone');
  await line.end('a1');
  await line.end('a1');
  expect(line.begun).toEqual(['a1', 'a2', 'b1']);
  await line.end('b1');
  await Promise.all(all);
  expect(line.begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});
