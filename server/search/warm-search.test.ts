import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { spell } from './spell.ts';

vi.mock('./spell.ts', async (importOriginal) => {
  const real = await importOriginal<typeof import('./spell.ts')>();
  return { ...real, spell: vi.fn(real.spell) };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

test('S2.081 every name is spelled before the server listens, so the first search waits for none', async () => {
  const before = vi.mocked(spell).mock.calls.length;
  expect(before).toBeGreaterThan(300);
  const token = await server.signIn();
  for (const text of ['sales', '比亚迪', 'trend']) await server.call('quickSearch', { text }, { token });
  expect(vi.mocked(spell).mock.calls.length).toBe(before);
});
