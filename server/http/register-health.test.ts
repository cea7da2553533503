import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../testing/server.ts';

const token = 'a-token-of-the-operator';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ marketSize: 'none', settings: { metricsToken: token } });
});
afterAll(() => server?.close());

const ask = async (headers: Record<string, string>, query = '?verbose') =>
  (await fetch(`${server.address}/readyz${query}`, { headers })).text();

/** As a proxy on this machine hands on what somebody elsewhere asks. */
const fromElsewhere = { 'x-forwarded-for': '203.0.113.7' };

test('what is missing is told on the machine itself, and elsewhere to the bearer of the token alone', async () => {
  const whole = /^not ready\nNo market figures are published/;
  expect(await ask({})).toMatch(whole);
  expect(await ask({ ...fromElsewhere, authorization: `Bearer ${token}` })).toMatch(whole);
  for (const authorization of ['', 'Bearer', `Bearer ${token}x`, token])
    expect(await ask({ ...fromElsewhere, authorization })).toBe('not ready');
  expect(await ask({ ...fromElsewhere, authorization: `Bearer ${token}` }, '')).toBe('not ready');
  expect(await ask(fromElsewhere, `?verbose&token=${token}`)).toBe('not ready');
});
