import { expect, test } from '@jest/globals';
import { setLanguage } from '../i18n/language.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../testing/fresh-shell.ts';
import { loadUser } from './load-user.ts';

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
