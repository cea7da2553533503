import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { chinaTime } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { giveProof } from '../../proof/proof-test-kit.ts';
import { databaseSetting, describeOnBothStores } from '../../testing/both-stores.ts';
import { messagesTo } from '../../testing/outbox.ts';
import { codeRules } from '../code-rules.ts';
import { type CodeServer, otherThan, startCodeServer } from '../codes-test-kit.ts';

const own = { phone: '13800000001', email: 'demo@example.com' };
const mobile = '13911112222';
const email = 'somebody@example.com';
const over = /^This verification code is no longer valid/;

describeOnBothStores('binding contacts', (place) => {
  let server: CodeServer;
  let token = '';

  beforeAll(async () => {
    server = await startCodeServer(databaseSetting(await place()));
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await server.forget();
    for (const user of ['demo', 'demo-south', 'admin']) await set(user, { phone: '', email: '' });
    await set('demo', own);
    await server.stores.state.db.deleteFrom('audit').execute();
    token = await server.signIn();
  });

  const set = (user: string, values: { phone?: string; email?: string }) =>
    server.stores.state.db.updateTable('account').set(values).where('user_key', '=', user).execute();
  const proven = async (as: string) => {
    const proof = await giveProof(server.stores.state.db, as, server.time.now);
    return { token: as, language: 'en', proof };
  };
  const bindPhone = async (phonNo: string, randomCode: string, as = token) => {
    const payload = { emalAd: '', phonNo, randomCode };
    return (await server.call('bindPhone', payload, await proven(as))).body.status;
  };
  const bindEmail = async (emalAd: string, randomCode: string) =>
    (await server.call('bindEmail', { emalAd, phonNo: '', randomCode }, await proven(token))).body.status;
  const info = async () => (await server.call('getUserInfo', {}, { token })).body.data;
  const lines = () => server.stores.state.db.selectFrom('audit').selectAll();
  const audit = () => lines().where('action', 'like', 'bind-%').where('outcome', '=', 'done').execute();
  const notices = (to: string) => messagesTo(server.settings.dataFolder, to).filter(({ kind }) => kind === 'notice');

  test('S7.026 A27 a valid code binds the mobile, user info shows it, and the old one is told', async () => {
    const before = notices(own.phone).length;
    const code = await server.sendAndRead('sendBindCode', mobile, { token });
    expect(await bindPhone(mobile, code)).toEqual({ status: 0, msg2Client: '', msg2Dev: '' });
    expect(await info()).toMatchObject({ phonNo: mobile, emalAd: own.email, bindInfoDTO: { phonNo: mobile } });
    await eventually(() => expect(notices(own.phone)).toHaveLength(before + 1));
    const notice = notices(own.phone).at(-1);
    expect(notice).toMatchObject({ channel: 'sms' });
    const when = chinaTime(server.time.now);
    expect(notice?.text).toBe(
      `账号 demo：绑定的手机号已变更为 139****2222（北京时间 ${when}，来自 127.0.0.1）。如非本人操作，请立即联系客户经理。\n` +
        `Account demo: the bound mobile number was changed to 139****2222 (${when} China time from 127.0.0.1). ` +
        'If you did not make this change, please contact your account manager immediately.',
    );
    // The other contact of the account is told as well, the new one is not.
    await eventually(() => expect(notices(own.email).at(-1)?.text).toBe(notice?.text));
    expect(notices(mobile)).toEqual([]);
    const [entry] = await audit();
    expect(entry).toMatchObject({ action: 'bind-phone', actor: entry?.account_id, at: server.time.now });
    expect(JSON.parse(entry?.detail ?? '')).toEqual({ from: '138****0001', to: '139****2222' });
  });

  test('S7.027 a valid code binds the email in lower case, user info shows it, and the old one is told', async () => {
    const before = notices(own.email).length;
    const code = await server.sendAndRead('sendBindCodeEmail', email, { token });
    expect((await bindEmail(' SomeBody@example.com', code)).status).toBe(0);
    expect(await info()).toMatchObject({ emalAd: email, phonNo: own.phone, bindInfoDTO: { emalAd: email } });
    await eventually(() => expect(notices(own.email)).toHaveLength(before + 1));
    expect(notices(own.email).at(-1)).toMatchObject({
      channel: 'email',
      subject: '账号安全提醒 Security notice for your account',
    });
  });

  test('who had no contact is bound without a notice, and who binds the same again gets none', async () => {
    await set('demo', { phone: '' });
    const before = messagesTo(server.settings.dataFolder, mobile).length;
    expect((await bindPhone(mobile, await server.sendAndRead('sendBindCode', mobile, { token }))).status).toBe(0);
    server.time.now += codeRules.pause;
    expect((await bindPhone(mobile, await server.sendAndRead('sendBindCode', mobile, { token }))).status).toBe(0);
    expect(messagesTo(server.settings.dataFolder, mobile)).toHaveLength(before + 2);
  });

  test('S2.131 S8.020 S7.080 bind without a valid code is refused and leaves everything as it was', async () => {
    expect((await bindPhone(mobile, '1234')).msg2Client).toMatch(over);
    const code = await server.sendAndRead('sendBindCode', mobile, { token });
    expect(await bindPhone(mobile, otherThan(code))).toMatchObject({
      status: 1,
      msg2Client: 'Verification code input error, please re-enter',
    });
    expect((await bindPhone('13911113333', code)).msg2Client).toMatch(over);
    expect((await bindEmail(email, code)).msg2Client).toMatch(over);
    expect(await info()).toMatchObject({ phonNo: own.phone, emalAd: own.email });
    expect(await audit()).toEqual([]);
    const refused = (await lines().where('outcome', '=', 'refused').execute()).map(({ detail }) => JSON.parse(detail));
    expect(refused).toContainEqual({ to: '139****2222', refusal: 'codes.wrong-code' });
    const sent = await lines().where('action', '=', 'send-code').executeTakeFirst();
    expect(sent).toMatchObject({ actor: sent?.account_id, address: '127.0.0.1', detail: '{"to":"139****2222"}' });
  });

  test('S2.131 a code is refused twice, after its time, of another event and of another account', async () => {
    const login = await server.sendAndRead('sendVerificationCode', mobile);
    expect((await bindPhone(mobile, login)).msg2Client).toMatch(over);
    server.time.now += codeRules.pause;
    const code = await server.sendAndRead('sendBindCode', mobile, { token });
    const admin = await server.signIn('admin', 'Portal-2026-admin');
    expect((await bindPhone(mobile, code, admin)).msg2Client).toMatch(over);
    expect((await bindPhone(mobile, code)).status).toBe(0);
    expect((await bindPhone(mobile, code)).msg2Client).toMatch(over);
    server.time.now += codeRules.pause;
    const late = await server.sendAndRead('sendBindCode', mobile, { token });
    server.time.now += codeRules.life;
    expect((await bindPhone(mobile, late)).msg2Client).toMatch(over);
  });

  test('wrong tries count although the bind is refused: five lock the code', async () => {
    const code = await server.sendAndRead('sendBindCode', mobile, { token });
    for (let count = 0; count < codeRules.wrongTries; count++) await bindPhone(mobile, otherThan(code));
    expect((await bindPhone(mobile, code)).msg2Client).toBe(
      'The verification code was entered incorrectly 5 times. Please request a new one.',
    );
    expect((await info())?.phonNo).toBe(own.phone);
  });

  test('A27 a contact that another account took meanwhile is refused; that of a linked one is not', async () => {
    const code = await server.sendAndRead('sendBindCode', mobile, { token });
    await set('admin', { phone: mobile });
    expect((await bindPhone(mobile, code)).msg2Client).toMatch(/^This contact is already bound to another account\./);
    expect((await info())?.phonNo).toBe(own.phone);
    await set('admin', { phone: '' });
    await set('demo-south', { phone: mobile });
    // The refusal has taken nothing: the code is still good.
    expect((await bindPhone(mobile, code)).status).toBe(0);
  });

  test('of ten binds with one code at the same instant one wins', async () => {
    const code = await server.sendAndRead('sendBindCode', mobile, { token });
    const all = await Promise.all(Array.from({ length: 10 }, () => bindPhone(mobile, code)));
    expect(all.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(await audit()).toHaveLength(1);
  });

  test('of two accounts that bind one contact at the same instant one wins', async () => {
    const admin = await server.signIn('admin', 'Portal-2026-admin');
    for (let round = 0; round < 5; round++) {
      const contact = String(13911110000 + round);
      const first = await server.sendAndRead('sendBindCode', contact, { token });
      server.time.now += codeRules.pause;
      const second = await server.sendAndRead('sendBindCode', contact, { token: admin });
      const both = await Promise.all([bindPhone(contact, first), bindPhone(contact, second, admin)]);
      expect(both.map(({ status }) => status).sort()).toEqual([0, 1]);
    }
  });

  test('S8.010 without a session, and once the account is closed, a bind answers the code that ends the session', async () => {
    expect((await bindPhone(mobile, '1234', 'x'.repeat(43))).status).toBe(100440);
    const code = await server.sendAndRead('sendBindCode', mobile, { token });
    const { db } = server.stores.state;
    const close = (state: string) => db.updateTable('account').set({ state }).where('user_key', '=', 'demo').execute();
    await close('4');
    expect((await bindPhone(mobile, code)).status).toBe(100152);
    await close('1');
    expect((await info())?.phonNo).toBe(own.phone);
    await server.call('logout', {}, { token });
    expect((await bindPhone(mobile, code)).status).toBe(100440);
  });

  const bad = ["' or 1=1 --", '<img src=x onerror=alert(1)>', '\u0000', '', 'x'.repeat(20), '😀'];
  test.each(bad)('bad input %j in any field gets a plain sentence and stores nothing', async (text) => {
    const sentences = [
      (await bindPhone(text, '1234')).msg2Client,
      (await bindEmail(text, '1234')).msg2Client,
      (await bindPhone(mobile, text.slice(0, 10))).msg2Client,
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^(enter the correct|Verification code input|The field)/);
      if (text) expect(sentence).not.toContain(text);
    }
    expect(await info()).toMatchObject({ phonNo: own.phone, emalAd: own.email });
    expect(await audit()).toEqual([]);
  });
});
