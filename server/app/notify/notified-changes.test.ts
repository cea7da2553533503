import { expect, test } from '@jest/globals';
import { type CallName, type CallRule, calls } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { giveProof } from '../../proof/proof-test-kit.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { messagesTo } from '../../testing/outbox.ts';
import { notifiedChanges } from './notified-changes.ts';

/** Calls that want a proof and are told of elsewhere. */
const notifiedElsewhere: Partial<Record<CallName, string>> = {
  bindPhone: 'by itself, to the contacts from before',
  bindEmail: 'by itself, to the contacts from before',
  getBindQRCode: 'begins what doBindQrcode ends, which tells it by itself',
  beginTotp: 'begins what confirmTotp ends',
  beginPasskey: 'begins what confirmPasskey ends',
  createAccount: 'a new account: its owner is sent the password, or is given it by who made it',
  createAccountList: 'new accounts: their owners sign in by a code to a contact',
  approveTrial: 'a new account: the applicant is sent its sign-in details',
  resetAccountPassword: 'by the task itself, to the owner of the account',
  resetAccountFactors: 'by the task itself, to the owner of the account',
  setAccountRoles: 'done by an administrator; a line of the trail that the owner reads',
  setAccountCompany: 'done by an administrator; a line of the trail that the owner reads',
  setPortalOperator: 'changes no account',
  setPortalMail: 'changes no account',
  endPortalMail: 'changes no account',
  setProduct: 'changes no account',
  arrangeProducts: 'changes no account',
  startBackup: 'changes no account',
  removeBackup: 'changes no account',
  setCompanySeats: 'changes no account',
  buyProducts: 'changes no account',
  linkAccounts: 'done by an administrator; a line of the trail of both accounts',
  makeAccountKey: 'done by an administrator; a line of the trail that the owner reads',
  publishRelease: 'changes no account',
  takeContent: 'changes no account',
  removeContent: 'changes no account',
  rollBackRelease: 'changes no account',
  confirmTeamModule: 'changes no account',
  activateTeamModule: 'changes no account',
  rollBackTeamModule: 'changes no account',
  removeTeamModule: 'changes no account',
};

test('the owner is told of every change that a present factor is asked for', () => {
  const names = Object.keys(calls) as CallName[];
  const queries = names.filter((name) => (calls[name] as CallRule).proof);
  expect(queries.filter((name) => !notifiedChanges[name] && !notifiedElsewhere[name])).toEqual([]);
});

describeOnBothStores('what the owner of an account is told', (place) => {
  const suite = useAccountServer(place);
  const password = 'Secret-2027';
  let count = 0;

  const owner = async () => {
    const name = `notified${count++}`;
    const contacts = { phone: `1360000000${count}`, email: `${name}@example.com` };
    await suite.account(name, password, contacts);
    const token = await suite.server.signIn(name, password);
    const notices = (to: string) =>
      messagesTo(suite.server.settings.dataFolder, to)
        .filter(({ kind }) => kind === 'notice')
        .map(({ channel, text }) => [channel, text]);
    return { name, token, ...contacts, all: () => [...notices(contacts.phone), ...notices(contacts.email)] };
  };

  /** They go out behind the answer. */
  const after = <Found>(length: number, all: () => Found[]) =>
    eventually(() => {
      expect(all()).toHaveLength(length);
      return all();
    });

  test('a new password is told to every contact, in both languages, with when and from where; a refused one is not', async () => {
    const { name, token, all } = await owner();
    expect(await suite.status('updatePwd', { oldPwd: 'guess', newPwd: 'Another-2027' }, { token })).toBe(1);
    expect(await suite.status('updatePwd', { oldPwd: password, newPwd: 'Another-2027' }, { token })).toBe(0);
    const reported = await after(2, all);
    const words = new RegExp(
      `^账号 ${name}：登录密码已修改.*北京时间 20\\d\\d-.*127\\.0\\.0\\.1.*\\nAccount ${name}: the password was changed.*127\\.0\\.0\\.1`,
    );
    expect(reported).toEqual([
      ['sms', expect.stringMatching(words)],
      ['email', expect.stringMatching(words)],
    ]);
    expect(JSON.stringify(reported)).not.toMatch(/Another-2027|Secret-2027/);
  });

  test('a phone that is bound and unbound again is told, without the name that it gave itself', async () => {
    const { token, all } = await owner();
    const proof = await giveProof(suite.db, token, suite.at());
    const { body } = await suite.server.call('getBindQRCode', {}, { token, proof });
    const bind = { qrcodeId: body.data?.qrcodeId, nickName: 'call 400-1234' };
    expect(await suite.status('doBindQrcode', bind)).toBe(0);
    const bound = await after(2, all);
    expect(bound[0]?.[1]).toMatch(/已绑定可扫码登录的手机.*\n.*a phone or WeChat account .* was bound/);
    expect(JSON.stringify(bound)).not.toContain('400-1234');
    await suite.server.call('unbindMessaging', {}, { token, proof });
    const then = await after(4, all);
    expect(then.filter(([, text]) => /已解绑扫码登录/.test(text ?? ''))).toHaveLength(2);
  });
});
