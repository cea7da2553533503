import { expect, test } from '@jest/globals';
import { eventually } from '../../tests/support/eventually.ts';
import { keepReady } from './keep-ready.ts';

test('names are read at once and looked for again, whatever failed, until it ends', async () => {
  let times = 0;
  const faults: unknown[] = [];
  const fault = new Error('no names');
  const warm = async () => {
    times += 1;
    if (times === 1) throw fault;
  };
  const ready = keepReady({ warm }, (error) => faults.push(error), 1);
  expect(times).toBe(1);
  await eventually(() => expect(times).toBeGreaterThan(2));
  await ready.close();
  const last = times;
  await new Promise(setImmediate);
  expect([times, faults]).toEqual([last, [fault]]);
});
