import { expect, test } from '@jest/globals';
import { runFuzz } from './run-fuzz.ts';

/** Of `npm run attack -- fuzz`, which sends 20,000: enough for each call to be asked some times. */
const count = 500;

test('S7.088 whatever is sent to any call, the answer is the envelope and shows no insides', async () => {
  const { sent, faults, answered } = await runFuzz('small', {
    count,
    seed: 20_260_101,
    limit: Number.POSITIVE_INFINITY,
  });
  expect(sent).toBe(count);
  expect(faults).toEqual([]);
  // What is sent reaches what answers, and is not refused at the door.
  expect(answered.size).toBeGreaterThan(35);
});
