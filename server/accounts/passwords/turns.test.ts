import { setImmediate as aMoment } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { roomFor, takingTurns } from './turns.ts';

/** A piece of work that is done when it is told so. */
function piece() {
  let done = () => {};
  let failed = (_error: Error) => {};
  const end = new Promise<void>((resolve, reject) => {
    done = resolve;
    failed = reject;
  });
  const state = { begun: false };
  const work = () => {
    state.begun = true;
    return end;
  };
  return { work, state, done: () => done(), failed: (error: Error) => failed(error) };
}

test('so much is done at once, and who waits has the next place, also after work that failed', async () => {
  const inTurn = takingTurns(2);
  const pieces = Array.from({ length: 4 }, piece);
  const ends = pieces.map(({ work }) => inTurn(work).catch((error: Error) => error.message));
  const begun = async () => {
    await aMoment();
    return pieces.map(({ state }) => state.begun);
  };
  expect(await begun()).toEqual([true, true, false, false]);
  pieces[0]?.failed(new Error('no'));
  expect(await begun()).toEqual([true, true, true, false]);
  pieces[1]?.done();
  expect(await begun()).toEqual([true, true, true, true]);
  pieces[2]?.done();
  pieces[3]?.done();
  expect(await Promise.all(ends)).toEqual(['no', undefined, undefined, undefined]);
  expect(await inTurn(async () => 'later')).toBe('later');
});

test('who finds a room full is told at once, and its places are given again', async () => {
  const inRoom = roomFor(1, () => new Error('full'));
  const one = piece();
  const end = inRoom(one.work);
  const other = piece();
  await expect(inRoom(other.work)).rejects.toThrow('full');
  expect(other.state.begun).toBe(false);
  one.failed(new Error('no'));
  await expect(end).rejects.toThrow('no');
  expect(await inRoom(async () => 'later')).toBe('later');
});
