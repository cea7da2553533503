import { expect, test } from '@jest/globals';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import * as shared from './no-mutations.js';

/** To the libraries it is the store that it stands for. */
const NoMutations = shared.MutationCache as unknown as typeof MutationCache;

/** Every method of the store that the library has, those of what it extends as well. */
const methods = [MutationCache.prototype, Object.getPrototypeOf(MutationCache.prototype)]
  .flatMap((prototype) => Object.getOwnPropertyNames(prototype))
  .filter((name) => name !== 'constructor' && !['hasListeners', 'onSubscribe', 'onUnsubscribe'].includes(name));

test('a client that is cleared or online again does without mutations', async () => {
  const client = new QueryClient({ mutationCache: new NoMutations() });
  client.clear();
  await client.resumePausedMutations();
});

test.each(methods.filter((name) => name !== 'clear' && name !== 'resumePausedMutations'))(
  'whoever calls %s of the mutations reads what to add where',
  (name) => {
    const store = new NoMutations() as unknown as Record<string, () => void>;
    expect(() => store[name]?.()).toThrow(/not shared.*build\/shared\/tanstack-query\.js.*no-mutations\.js/);
  },
);
