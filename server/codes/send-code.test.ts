import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { codeDigits, codeResendSeconds } from '@portal/contract';
import { giveTicket } from '../captcha/captcha-test-kit.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { messagesTo } from '../testing/outbox.ts';
import { codeKeys } from './code-keys.ts';
import { codeEvent, codeRules } from './code-rules.ts';
import { type CodeServer, type SendCall, startCodeServer } from './codes-test-kit.ts';
import { reserveCode } from './reserve-code.ts';

const mobile = '13911112222';
const email = 'somebody@example.com';

describeOnBothStores('sending codes', (place) => {
  let server: CodeServer;
  let token = '';

  beforeAll(async () => {
    server = await startCodeServer(databaseSetting(await place()));
    token = await server.signIn();
  });
  afterAll(() => server?.close());
  beforeEach(() => server.forget());

  const rows = () => server.stores.state.db.selectFrom('verification_code').selectAll().execute();
  const closed = async () => {
    const lines = await server.stores.state.db
      .selectFrom('audit')
      .select('detail')
      .where('outcome', '=', 'closed')
      .execute();
    return lines.map(({ detail }) => JSON.parse(detail));
  };
  const sent = (to: string) => messagesTo(server.settings.dataFolder, to);
  const refusal = async (...call: Parameters<CodeServer['send']>) => (await server.send(...call)).body.status;
  const contactOf = (name: SendCall) => (name.endsWith('Email') ? email : mobile);

  const channels: [SendCall, string][] = [
    ['sendBindCode', 'sms'],
    ['sendBindCodeEmail', 'email'],
    ['sendVerificationCode', 'sms'],
    ['sendVerificationCodeEmail', 'email'],
  ];
  test.each(channels)('S7.048 S7.049 S7.050 S7.051 S7.052 %s sends a code by %s', async (name, channel) => {
    const to = contactOf(name);
    for (const [language, words] of [
      ['zh_CN', /^您的验证码是 \d{4}，.*5 分钟内有效。请勿告诉任何人/],
      ['en', /^Your verification code is \d{4}\. .* is valid for 5 minutes\. Do not share it with anyone/],
    ] as const) {
      const { code, body } = await server.send(name, to, { token, language });
      expect({ code, body }).toEqual({
        code: 200,
        body: { status: { status: 0, msg2Client: '', msg2Dev: '' }, data: null },
      });
      const message = sent(to).at(-1);
      expect(message).toMatchObject({ channel, kind: 'code', to });
      expect(message?.text).toMatch(words);
      server.time.now += codeRules.pause;
    }
  });

  test('S9.005 a code has 4 digits, and the next one comes after 120 seconds', async () => {
    expect([codeDigits, codeResendSeconds, codeRules.pause]).toEqual([4, 120, 120_000]);
    expect(await server.sendAndRead('sendVerificationCode', mobile)).toMatch(/^\d{4}$/);
    server.time.now += 90_001;
    const status = await refusal('sendVerificationCode', mobile, { language: 'en' });
    expect(status).toMatchObject({
      status: 429,
      msg2Client: 'A code was just sent. Please try again in 30 seconds.',
    });
    expect(await refusal('sendBindCode', mobile, { token })).toMatchObject({
      status: 429,
      msg2Client: '验证码刚刚已发送，请在 30 秒后重试。',
    });
    server.time.now += 29_999;
    expect((await refusal('sendVerificationCode', mobile)).status).toBe(0);
  });

  test('S7.080 the messageEvent of another call is refused, and none means the own', async () => {
    for (const [name, messageEvent] of [
      ['sendVerificationCode', 2],
      ['sendVerificationCodeEmail', 3],
      ['sendBindCode', 1],
      ['sendBindCodeEmail', 1],
    ] as const) {
      const status = await refusal(name, contactOf(name), { token, language: 'en' }, { messageEvent });
      expect(status).toMatchObject({ status: 1, msg2Client: 'This call does not send codes of that kind.' });
    }
    expect(await rows()).toEqual([]);
    const plain = { messageEvent: undefined, messageChannel: undefined };
    expect((await refusal('sendBindCode', mobile, { token }, plain)).status).toBe(0);
  });

  test.each<[SendCall, string]>([
    ['sendVerificationCode', email],
    ['sendVerificationCode', '1391111222'],
    ['sendVerificationCode', '+8613911112222'],
    ['sendVerificationCode', "13911112222' or '1'='1"],
    ['sendBindCode', '<script>alert(1)</script>'],
    ['sendBindCode', '139\u00001112222'],
    ['sendVerificationCodeEmail', mobile],
    ['sendVerificationCodeEmail', 'a@example.com,b@example.com'],
    ['sendVerificationCodeEmail', 'a@example.com\r\nBcc: b@example.com'],
    ['sendBindCodeEmail', 'a@例子.公司'],
  ])('%s to %j is refused in the words of the form, without a puzzle', async (name, to) => {
    const status = await refusal(name, to, { token, language: 'en', solved: false });
    expect(status.status).toBe(1);
    expect(status.msg2Client).toMatch(/^enter the correct (phone number|email)$/);
    expect(await rows()).toEqual([]);
  });

  test.each([
    ['', 400],
    ['1'.repeat(255), 400],
    [13911112222, 400],
    [null, 400],
    [[mobile], 400],
    [`${'a'.repeat(300)}@example.com`, 400],
  ])('a contact that does not fit the wire is malformed (%#)', async (to, code) => {
    expect((await server.call('sendVerificationCode', { to })).body.status.status).toBe(code);
    expect((await server.call('sendVerificationCode', { to }, { language: 'en' })).body.status.msg2Client).toBe(
      "The field 'to' of the request is not valid.",
    );
  });

  test('S2.107 without the ticket of a puzzle nothing is sent, and a ticket works once', async () => {
    const before = sent(mobile).length;
    expect((await refusal('sendVerificationCode', mobile, { solved: false })).status).toBe(461);
    const captchaTicket = await giveTicket(server.stores.state.db, server.time.now);
    const once = await server.call('sendVerificationCode', { to: mobile }, { captchaTicket });
    expect(once.body.status.status).toBe(0);
    const twice = await server.call('sendVerificationCodeEmail', { to: email }, { captchaTicket });
    expect(twice.body.status.status).toBe(461);
    expect(sent(mobile)).toHaveLength(before + 1);
  });

  test('who is told to wait keeps the ticket', async () => {
    await server.send('sendVerificationCode', mobile);
    const captchaTicket = await giveTicket(server.stores.state.db, server.time.now);
    const wait = await server.call('sendVerificationCode', { to: mobile }, { captchaTicket });
    expect(wait.body.status.status).toBe(429);
    const other = await server.call('sendVerificationCode', { to: '13911113333' }, { captchaTicket });
    expect(other.body.status.status).toBe(0);
  });

  test('of twenty at the same instant for one contact one is sent', async () => {
    const before = sent(mobile).length;
    const names: SendCall[] = ['sendVerificationCode', 'sendBindCode'];
    const calls = Array.from({ length: 20 }, (_, index) =>
      server.send(names[index % 2] ?? 'sendBindCode', mobile, { token }),
    );
    const statuses = (await Promise.all(calls)).map(({ body }) => body.status);
    expect(statuses.filter(({ status }) => status === 0)).toHaveLength(1);
    const wait = { status: 429, msg2Client: '验证码刚刚已发送，请在 120 秒后重试。' };
    expect(statuses.filter(({ status }) => status !== 0)).toEqual(
      Array.from({ length: 19 }, () => expect.objectContaining(wait)),
    );
    expect(sent(mobile)).toHaveLength(before + 1);
    expect(await rows()).toHaveLength(1);
  });

  test('of two that are kept at the same instant one is, and the other is told to wait as if it came next', async () => {
    const { db } = server.stores.state;
    const purpose = { event: codeEvent.login, contact: mobile, accountId: null };
    const keys = await codeKeys(db);
    const reserve = () =>
      reserveCode(db, keys, purpose, '127.0.0.1', server.time.now).then(
        () => 'kept',
        ({ sentence }) => sentence.en,
      );
    expect((await Promise.all([reserve(), reserve()])).sort()).toEqual([
      'A code was just sent. Please try again in 120 seconds.',
      'kept',
    ]);
  });

  test('codes of several contacts that meet at the limit of their address stay within it', async () => {
    const { db } = server.stores.state;
    const keys = await codeKeys(db);
    const reserve = (contact: string) => {
      const purpose = { event: codeEvent.login, contact, accountId: null };
      return reserveCode(db, keys, purpose, '192.0.2.1', server.time.now).catch(() => null);
    };
    await reserve(mobile);
    const [own] = await rows();
    if (!own) throw new Error('no code was kept');
    const more = Array.from({ length: codeRules.perAddress - 2 }, (_, index) => ({
      ...own,
      code_id: `code-${index}`,
      contact_key: `contact-${index}`,
    }));
    await db.insertInto('verification_code').values(more).execute();
    const met = (await Promise.all(['13700000001', '13700000002', '13700000003'].map(reserve))).filter(Boolean);
    expect(met.length).toBeLessThanOrEqual(1);
    expect(await rows()).toHaveLength(codeRules.perAddress - 1 + met.length);
  });

  test('a contact gets ten codes a day, and the trail says until when', async () => {
    await server.stores.state.db.deleteFrom('audit').execute();
    const day = 24 * 60 * 60_000;
    for (let count = 0; count < codeRules.perContact; count++) {
      expect((await refusal('sendVerificationCode', mobile)).status).toBe(0);
      server.time.now += codeRules.pause;
    }
    const until = server.time.now - codeRules.pause + day;
    expect(await closed()).toEqual([{ limit: 'codes-to-contact', until: new Date(until).toISOString() }]);
    const status = await refusal('sendVerificationCode', mobile, { language: 'en' });
    expect(status.status).toBe(429);
    expect(status.msg2Client).toMatch(/No more codes can be sent to this contact today/);
    expect((await refusal('sendVerificationCode', '13911113333')).status).toBe(0);
    server.time.now += day - codeRules.perContact * codeRules.pause;
    expect((await refusal('sendVerificationCode', mobile)).status).toBe(0);
  });

  test('an address gets fifty codes a day, also when the last ones are asked for at once, and the trail says until when', async () => {
    await server.stores.state.db.deleteFrom('audit').execute();
    const day = 24 * 60 * 60_000;
    await server.send('sendVerificationCode', mobile);
    const [own] = await rows();
    if (!own) throw new Error('no code was kept');
    const more = Array.from({ length: codeRules.perAddress - 6 }, (_, index) => ({
      ...own,
      code_id: `code-${index}`,
      contact_key: `contact-${index}`,
    }));
    await server.stores.state.db.insertInto('verification_code').values(more).execute();
    const send = (index: number) => server.send('sendVerificationCode', String(13700000000 + index));
    await Promise.all(Array.from({ length: 20 }, (_, index) => send(index)));
    const stored = (await rows()).length;
    expect(stored).toBeLessThanOrEqual(codeRules.perAddress);
    // Those that met each other at the border were all refused; one after the other the rest is used up.
    for (let index = 20; index < 20 + codeRules.perAddress - stored; index++) {
      expect((await send(index)).body.status.status).toBe(0);
    }
    const until = new Date(server.time.now + day).toISOString();
    expect(await closed()).toEqual([{ limit: 'codes-from-address', until }]);
    const status = await refusal('sendVerificationCode', '13911113333', { language: 'en' });
    expect(status.status).toBe(429);
    expect(status.msg2Client).toMatch(/No more codes can be sent from your network today/);
    server.time.now += day;
    expect((await refusal('sendVerificationCode', mobile)).status).toBe(0);
  });

  test('S7.051 an address of mail is one whatever its case', async () => {
    await server.sendAndRead('sendVerificationCodeEmail', email);
    expect((await refusal('sendVerificationCodeEmail', ' SomeBody@Example.COM ')).status).toBe(429);
  });

  test('a known and an unknown contact get the same answer', async () => {
    const known = await server.send('sendVerificationCode', '13800000001');
    expect(await server.send('sendVerificationCode', mobile)).toEqual(known);
  });

  test('an outbox that cannot be written is a gateway that fails', async () => {
    const outbox = join(server.settings.dataFolder, 'outbox');
    await rename(outbox, `${outbox}-aside`).catch(() => undefined);
    await writeFile(outbox, 'no folder');
    const status = await refusal('sendVerificationCode', mobile, { language: 'en' });
    expect(status.msg2Client).toBe('The verification code could not be sent. Please try again in a moment.');
    expect(await rows()).toEqual([]);
    await rm(outbox);
    await rename(`${outbox}-aside`, outbox).catch(() => undefined);
    expect((await refusal('sendVerificationCode', mobile)).status).toBe(0);
  });

  test('a bind code wants a session', async () => {
    expect((await refusal('sendBindCode', mobile)).status).toBe(100440);
    expect((await refusal('sendBindCodeEmail', email)).status).toBe(100440);
  });

  test('S2.131 no bind code goes to a contact of another account, unless the two are linked', async () => {
    const { db } = server.stores.state;
    const give = (user: string, phone: string) =>
      db.updateTable('account').set({ phone }).where('user_key', '=', user).execute();
    await give('admin', mobile);
    const before = sent(mobile).length;
    const status = await refusal('sendBindCode', mobile, { token, language: 'en' });
    expect(status).toMatchObject({ status: 1 });
    expect(status.msg2Client).toMatch(/^This contact is already bound to another account\./);
    expect(sent(mobile)).toHaveLength(before);
    await give('admin', '');
    await give('demo-south', mobile);
    expect((await refusal('sendBindCode', mobile, { token })).status).toBe(0);
    await give('demo-south', '');
  });

  test('the store holds neither code nor contact, and the log neither', async () => {
    const code = await server.sendAndRead('sendVerificationCodeEmail', email);
    const stored = JSON.stringify((await rows()).map(({ sent_at: _sent, expires_at: _expires, ...row }) => row));
    expect(stored).not.toContain(email);
    expect(stored).not.toContain(`"${code}"`);
    expect(server.log.join('\n')).not.toMatch(/somebody|13911112222/);
  });
});
