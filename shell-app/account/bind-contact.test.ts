import { beforeEach, expect, jest, test } from '@jest/globals';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../testing/fresh-shell.ts';
import { bindContact, type ContactKind } from './bind-contact.ts';
import { takeUserInfo } from './load-user.ts';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  freshShell('/dashboard');
  keepLogin(aLogin());
  takeUserInfo(aUser({ phonNo: '13800000001', emalAd: 'a@b.cn' }));
});

const contacts = () => [session.userInfo?.phonNo, session.userInfo?.emalAd];

type Contacts = { phonNo: string; emalAd: string };
const ways: [ContactKind, string, 'bindPhone' | 'bindEmail', Contacts, string[]][] = [
  ['mobile', '13900000002', 'bindPhone', { phonNo: '13900000002', emalAd: '' }, ['13900000002', 'a@b.cn']],
  ['email', 'c@d.cn', 'bindEmail', { phonNo: '', emalAd: 'c@d.cn' }, ['13800000001', 'c@d.cn']],
];

test.each(ways)(
  'S7.026 S7.027 A71 %s %s is bound by %s, and the user is read anew',
  async (kind, contact, call, keys) => {
    const { seen } = fakeServer({ [call]: {}, getUserInfo: { data: aUser({ phonNo: 'of now', emalAd: 'of now' }) } });
    await bindContact(kind, contact, '1234');
    expect(seen.map(({ name }) => name)).toEqual([call, 'getUserInfo']);
    expect(seen[0]?.body?.data).toEqual({ ...keys, randomCode: '1234' });
    expect(contacts()).toEqual(['of now', 'of now']);
  },
);

test.each(ways)('%s %s is bound also where the user cannot be read anew', async (kind, contact, call, _keys, then) => {
  fakeServer({ [call]: {}, getUserInfo: new Error('down') });
  await bindContact(kind, contact, '1234');
  expect(contacts()).toEqual(then);
  session.userInfo = null;
  await bindContact(kind, contact, '1234');
  expect(session.userInfo).toBeNull();
});

test.each(ways)('%s %s is not bound when the server refuses it', async (kind, contact, call) => {
  const { seen } = fakeServer({ [call]: { status: 1, msg2Client: 'no' } });
  await expect(bindContact(kind, contact, '1234')).rejects.toMatchObject({ msg2Client: 'no' });
  expect([contacts(), seen.length]).toEqual([['13800000001', 'a@b.cn'], 1]);
});
