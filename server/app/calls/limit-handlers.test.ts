import { expect, test } from '@jest/globals';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { watchAccountLimit } from '../../watches/calls/watch-limits.ts';
import { limitHandlers } from './limit-handlers.ts';

test('tries of watches are counted by account, not by network', async () => {
  let now = 0;
  const tried = { tells: false, says: '', sentTo: '' };
  const handlers: Handlers = { tryWatch: () => tried };
  const { tryWatch } = limitHandlers(handlers, { clock: () => now } as StateParts);
  const attempt = async (accountId: string, address: string) => {
    const call = { accountId, address } as CallContext;
    return Promise.resolve(tryWatch?.({ watchId: 'w', mail: true }, call)).catch(({ id }: { id: string }) => id);
  };
  for (let time = 0; time < watchAccountLimit.most; time += 1) {
    expect(await attempt('one', `192.0.2.${time}`)).toBe(tried);
  }
  expect(await attempt('one', '198.51.100.1')).toBe('watches.too-often');
  expect(await attempt('another', '192.0.2.1')).toBe(tried);
  now += watchAccountLimit.window;
  expect(await attempt('one', '192.0.2.1')).toBe(tried);
});
