import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { secretsInLog } from './secrets-in-log.ts';
import { startTestServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ marketSize: 'none' });
});
afterAll(() => server.close());

const look = (log: string[]) => secretsInLog(log, server.stores.state.db, server.settings.dataFolder);

test('a token, a password and a contact in a log are found, whatever stands around them', async () => {
  const token = await server.signIn();
  expect(await look([`{"url":"/autoLogin?token=${token}&redirect=%2F"}`])).toEqual(['a token']);
  expect(await look(['{"body":"{\\"pwd\\":\\"Portal-2026\\"}"}'])).toEqual(['a password']);
  expect(await look(['code for 13800000001 sent'])).toEqual(['a contact']);
});

test('what this server has logged is clean', async () => {
  const token = await server.signIn();
  await server.call('getUserInfo', {}, { token });
  await server.call('simpleLogin', { userNm: 'demo', pwd: 'wrong-one' });
  expect(server.log.length).toBeGreaterThan(2);
  expect(await look(server.log)).toEqual([]);
});
