import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../server/testing/both-stores.ts';
import { killInMidWrite } from './kill-in-mid-write.ts';

const rounds = 2;

describeOnBothStores('a server that is killed', (newPlace) => {
  test('in the middle of switches and binds loses nothing it has acknowledged, and leaves nothing half-done', async () => {
    const { switches, binds, losses } = await killInMidWrite(await newPlace(), rounds);
    expect(losses).toEqual([]);
    expect(switches).toBeGreaterThan(rounds);
    expect(binds).toBeGreaterThanOrEqual(rounds);
  });
});
