import { expect, test } from '@jest/globals';
import { createMissLimit, missLimit } from './miss-limit.ts';

test('a found ticket is taken out of the count again, and each address is counted for itself', () => {
  const misses = createMissLimit();
  for (let look = 0; look < missLimit.perAddress * 3; look++) misses.count('one', 0)();
  for (let look = 0; look < missLimit.perAddress; look++) misses.count('one', 0);
  expect(() => misses.count('one', missLimit.window - 1)).toThrow('1 minute.');
  expect(() => misses.count('other', 0)).not.toThrow();
  expect(() => misses.count('one', missLimit.window)).not.toThrow();
});

test('more addresses than it may hold make it forget those that are over first, then all', () => {
  const misses = createMissLimit();
  const exhaust = (address: string, now: number) => {
    for (let look = 0; look < missLimit.perAddress; look++) misses.count(address, now);
  };
  for (let address = 1; address < missLimit.addresses; address++) misses.count(`old ${address}`, 0);
  exhaust('young', missLimit.window / 2);
  misses.count('next', missLimit.window);
  expect(() => misses.count('young', missLimit.window)).toThrow();
  for (let address = 0; address < missLimit.addresses; address++) misses.count(`new ${address}`, missLimit.window);
  expect(() => misses.count('young', missLimit.window)).not.toThrow();
});
