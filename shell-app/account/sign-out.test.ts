import { expect, jest, test } from '@jest/globals';
import { fullPath, place } from '../navigation/place.ts';
import { page } from '../page/page.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../testing/fresh-shell.ts';
import { takeUserInfo } from './load-user.ts';
import { signOut } from './sign-out.ts';

test.each([
  ['of the portal alone is at the sign-in', {}, [], '/home?redirect=%2Fsales'],
  [
    'whom a company has signed in is led to leave that too',
    { leavePath: '/sign-on/maker/leave' },
    ['/sign-on/maker/leave'],
    '/sales',
  ],
])('S4.008 who signs out %s', async (_who, more, loads, at) => {
  freshShell('/sales');
  const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
  keepLogin(aLogin());
  takeUserInfo(aUser(more));
  const { named } = fakeServer({ logout: { data: null } });
  await signOut();
  expect(load.mock.calls.flat()).toEqual(loads);
  expect([session.token, fullPath(place), named('logout').length]).toEqual([null, at, 1]);
});
