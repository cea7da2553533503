import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { openState } from './open-state.ts';
import { serverSecret } from './server-secret.ts';

describeOnBothStores('serverSecret', (place) => {
  test('is made once, also when many ask at the same instant, and outlives the process', async () => {
    const where = await place();
    const state = await openState(where);
    const queries = await Promise.all(Array.from({ length: 20 }, () => serverSecret(state.db, 'one')));
    const other = await serverSecret(state.db, 'other');
    await state.close();
    expect(new Set(queries).size).toBe(1);
    expect(queries[0]).toMatch(/^[\w-]{43}$/);
    expect(other).not.toBe(queries[0]);
    const again = await openState(where);
    expect(await serverSecret(again.db, 'one')).toBe(queries[0]);
    await again.close();
  });
});
