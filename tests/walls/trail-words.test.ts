import { expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import { actionWords } from '../../parcels/user-centre/security/trail/action-words.ts';

test('people read of every action of the trail in both languages', () => {
  const actions = [...new Set(Object.values(calls).map(({ trail }) => trail))]
    .filter((action) => action !== null)
    .sort();
  for (const words of Object.values(actionWords)) expect(Object.keys(words)).toEqual(expect.arrayContaining(actions));
});
