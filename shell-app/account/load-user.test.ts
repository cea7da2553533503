import { expect, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { setLanguage } from '../i18n/language.ts';
import { keepLogin, restoreSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { userRecordFrom } from '../session/user-record.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../testing/fresh-shell.ts';
import { loadUser, takeUserInfo } from './load-user.ts';

test.each([
  ['nothing', null],
  ['nobody', {}],
  ['somebody without an id', aUser({ userId: '' })],
])('S5.034 an answer that holds %s fails with the words for it, and is not taken', async (_, data) => {
  freshShell();
  keepLogin(aLogin());
  fakeServer({ getUserInfo: { data } });
  setLanguage('en');
  await expect(loadUser()).rejects.toThrow(/^Verification failed, please Login again\.$/);
  setLanguage('zh_CN');
  await expect(loadUser()).rejects.toThrow(/^验证失败，请重新登录。$/);
  expect(session.userInfo).toBeNull();
});

test('S4.022 A41 who the token belongs to is taken with roles and company, and mends a record that was damaged', async () => {
  freshShell();
  Cookies.set('token', 'token-1');
  restoreSession();
  const user = aUser({ roles: ['admin'], compNm: 'Another' });
  fakeServer({ getUserInfo: { data: user } });
  await loadUser();
  expect(session).toMatchObject({ userInfo: user, roles: ['admin'], company: 'Another' });
  expect(session.user).toEqual({ ...userRecordFrom(aLogin()), companyName: 'Another' });
  const { user: record } = session;
  takeUserInfo(aUser({ userNm: 'renamed' }));
  expect(session.user).toBe(record);
  session.roles.push('not of the answer');
  expect(session.userInfo?.roles).toEqual([]);
});
