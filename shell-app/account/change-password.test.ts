import { beforeEach, expect, test } from '@jest/globals';
import { fullPath, place } from '../navigation/place.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { changePassword } from './change-password.ts';

beforeEach(() => {
  freshShell('/sales/trend');
  keepLogin(aLogin());
});

test.each([
  ['alone', undefined, {}],
  ['alone', false, {}],
  ['with the phone that signs in by scanning', true, { forgetPhone: true }],
])('S7.020 A70 a new password goes %s (%s), and the person signs in anew', async (_, forgetPhone, more) => {
  const { seen } = fakeServer({ updatePwd: { data: null } });
  await changePassword(' old', 'abc12345 ', forgetPhone);
  expect(seen.map(({ name, body }) => [name, body?.data])).toEqual([
    ['updatePwd', { oldPwd: ' old', newPwd: 'abc12345 ', ...more }],
  ]);
  expect([session.token, fullPath(place)]).toEqual([null, '/home?redirect=%2Fsales%2Ftrend']);
});

test('a refused password leaves the session and the page', async () => {
  fakeServer({ updatePwd: { status: 1, msg2Client: 'no' } });
  await expect(changePassword('old', 'abc12345')).rejects.toMatchObject({ msg2Client: 'no' });
  expect([session.token, fullPath(place)]).toEqual(['token-1', '/sales/trend']);
});
