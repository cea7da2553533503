import { beforeEach, expect, test } from '@jest/globals';
import { messageEvent } from '@portal/contract';
import { codeKeys } from '../codes/code-keys.ts';
import { reserveCode } from '../codes/reserve-code.ts';
import { hashToken } from '../kernel/secrets/tokens.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { useSignOnServer } from './testing/sign-on-kit.ts';

describeOnBothStores('a company that signs in with its own accounts only', (place) => {
  const suite = useSignOnServer(place);
  const password = 'Secret-2027';
  const closed = 'accounts.company-account-only';
  let count = 0;

  beforeEach(() => {
    suite.settingsOf('maker').closesPasswords = true;
  });

  const employee = async (company = 'maker', ...roles: string[]) => {
    count += 1;
    const name = `employee-${count}`;
    const email = `${name}@${company || 'nobody'}.example`;
    const phone = `1390000${String(1000 + count)}`;
    const userId = await suite.accounts.account(name, password, { company, email, phone });
    for (const role of roles) await suite.db.insertInto('account_role').values({ account_id: userId, role }).execute();
    return { name, email, phone, userId };
  };
  const byPassword = async (userNm: string, pwd = password) => {
    const { body } = await suite.accounts.server.call('simpleLogin', { userNm, pwd, channel: 1 });
    return body.status.refusal ?? body.data?.userId;
  };

  test('refuses a right password, and says no more of a wrong one than ever', async () => {
    const { name, userId } = await employee();
    expect(await byPassword(name)).toBe(closed);
    expect(await byPassword(name, 'wrong')).toBe('accounts.wrong-sign-in');
    expect(await byPassword('nobody-at-all', 'wrong')).toBe('accounts.wrong-sign-in');
    const [refused] = await suite.trail(userId);
    expect(refused).toEqual(['nobody', 'sign-in', 'refused', { way: 'password', refusal: closed }]);
    const tries = await suite.db.selectFrom('sign_in_attempt').select('at').execute();
    // The right one is no try that counts; both wrong ones are.
    expect(tries).toHaveLength(2);
  });

  test('refuses a right code, and says no more of a wrong one', async () => {
    const { phone } = await employee();
    const now = suite.accounts.at();
    const purpose = { event: messageEvent.login, contact: phone, accountId: null };
    const { code } = await reserveCode(suite.db, await codeKeys(suite.db), purpose, 'here', now);
    const sign = async (randomCode: string) => {
      const payload = { phonNo: phone, emalAd: '', randomCode, channel: 1 as const };
      return (await suite.accounts.server.call('dynamicLogin', payload)).body.status.refusal;
    };
    expect(await sign(String((Number(code) + 1) % 10_000).padStart(4, '0'))).not.toBe(closed);
    expect(await sign(code)).toBe(closed);
  });

  test('refuses a phone that has confirmed', async () => {
    const { userId } = await employee();
    const { body } = await suite.accounts.server.call('getLoginQRCode', {});
    const qrcodeId = body.data?.qrcodeId ?? '';
    await suite.db
      .updateTable('qr_ticket')
      .set({ state: 'scanned', account_id: userId })
      .where('qrcode_id', '=', hashToken(qrcodeId))
      .execute();
    const login = await suite.accounts.server.call('qrcodeLogin', { qrcodeId, channel: 1 });
    expect(login.body.status.refusal).toBe(closed);
  });

  test('has no passwords to change', async () => {
    suite.settingsOf('maker').closesPasswords = false;
    const { name } = await employee();
    const token = await suite.accounts.server.signIn(name, password);
    const proof = await suite.accounts.server.prove(token, password);
    suite.settingsOf('maker').closesPasswords = true;
    const payload = { oldPwd: password, newPwd: 'Another-2027' };
    const { body } = await suite.accounts.server.call('updatePwd', payload, { token, proof });
    expect(body.status.refusal).toBe(closed);
  });

  test('nor to reset', async () => {
    const admin = await employee('', 'admin');
    const { userId } = await employee();
    const token = await suite.accounts.server.signIn(admin.name, password);
    const proof = await suite.accounts.server.prove(token, password);
    const options = { token, proof, language: 'en' };
    const { body } = await suite.accounts.server.call('resetAccountPassword', { userId, send: 'email' }, options);
    expect(body.status.msg2Client).toContain('signs in with its own accounts only');
  });

  test('shuts out nobody of another company, of none, or with a role of the portal', async () => {
    for (const { name, userId } of [
      await employee('dealer'),
      await employee('', 'admin'),
      await employee('maker', 'admin'),
      await employee('maker', 'support'),
    ])
      expect(await byPassword(name)).toBe(userId);
    expect(await byPassword((await employee('maker', 'company-admin', 'analyst')).name)).toBe(closed);
  });

  test('still signs in by its provider, to the same account', async () => {
    const { name, email, userId } = await employee();
    suite.provider.people.set(name, { email, email_verified: true });
    expect(await suite.outcome(name)).toBe(userId);
  });
});
