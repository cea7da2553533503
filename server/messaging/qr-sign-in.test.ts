import { qrStatus, status } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { missLimit } from './miss-limit.ts';
import { ticketLife, ticketLimit } from './tickets.ts';

const ajv = new Ajv({ strict: false });

test('S9.013 the QR statuses are texts', () => {
  expect(qrStatus).toEqual({ pending: '0', initial: '1', success: '3' });
});

describeOnBothStores('sign-in and binding by QR code', (place) => {
  let server: TestServer;
  let now = Date.now();

  beforeAll(async () => {
    const settings = databaseSetting(await place());
    server = await startTestServer({ settings, marketSize: 'none', clock: () => now });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    // Far enough for every limit to have been forgotten.
    now += missLimit.window + 1;
    await server.stores.state.db.deleteFrom('qr_ticket').execute();
    await server.stores.state.db.updateTable('account').set({ messaging_key: '', messaging_name: '' }).execute();
  });

  const ask = async (...[name, payload, options]: Parameters<TestServer['call']>) => {
    const { body } = await server.call(name, payload, { language: 'en', ...options });
    return { status: body.status.status, text: body.status.msg2Client, data: body.data as never };
  };
  const sceneOf = (link: string) => link.split('#')[1] ?? '';
  const loginCode = async () => {
    const { data } = await server.call('getLoginQRCode', {}).then(({ body }) => body);
    if (!data) throw new Error('no QR code');
    return { ...data, scene: sceneOf(data.link) };
  };
  const bindCode = async (userNm?: string, pwd?: string) => {
    const { body } = await server.call('getBindQRCode', {}, { token: await server.signIn(userNm, pwd) });
    if (!body.data) throw new Error('no QR code');
    return body.data;
  };
  /** Binds a phone to an account and gives the secret of the phone. */
  const bind = async (more: object = {}, userNm?: string, pwd?: string) => {
    const { qrcodeId } = await bindCode(userNm, pwd);
    const { body } = await server.call('doBindQrcode', { qrcodeId, ...more });
    return body.data?.device ?? '';
  };
  const accountOf = (userKey: string) =>
    server.stores.state.db.selectFrom('account').selectAll().where('user_key', '=', userKey).executeTakeFirstOrThrow();

  test('S3.012 S7.032 a QR code to sign in has a picture, an id, its end and the page that the phone opens', async () => {
    const { body } = await server.call('getLoginQRCode', {});
    expect(body.status.status).toBe(0);
    expect(ajv.validate(schemas.getLoginQRCode.data, body.data)).toBe(true);
    expect(body.data?.expireTime).toBe(now + ticketLife);
    expect(body.data?.link).toMatch(new RegExp(`^${server.address}/scan#[\\w-]{43}$`));
    const svg = Buffer.from(body.data?.qrcode.split('base64,')[1] ?? '', 'base64').toString();
    expect(body.data?.qrcode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(svg).toMatch(/^<svg /);
    // Who photographs the picture cannot sign in with it.
    expect(body.data?.link).not.toContain(body.data?.qrcodeId);
  });

  test('S7.033 a QR code to bind needs a session, and shows the id itself', async () => {
    expect(await ask('getBindQRCode', {})).toMatchObject({ status: status.sessionMissing });
    const { qrcode, qrcodeId, link } = await bindCode();
    expect(qrcode).toMatch(/^data:image/);
    expect(sceneOf(link)).toBe(qrcodeId);
  });

  test('S7.034 S7.035 S7.067 S7.068 a phone binds with the id alone, and the status goes from 0 to 3', async () => {
    const { qrcodeId } = await bindCode();
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ status: 0, data: qrStatus.pending });
    const done = await server.call('doBindQrcode', { qrcodeId }, { language: 'en' });
    expect(done.body.status.status).toBe(0);
    expect(done.body.data?.device).toMatch(/^[\w-]{43}$/);
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ status: 0, data: qrStatus.success });
    const account = await accountOf('demo');
    expect(account.messaging_name).toBe('My phone');
    expect(account.messaging_key).toMatch(/^[0-9a-f]{64}$/);
    const audit = await server.stores.state.db.selectFrom('audit').selectAll().execute();
    expect(
      audit.filter(({ action, account_id }) => action === 'bind-messaging' && account_id === account.account_id),
    ).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain(done.body.data?.device);
  });

  test('S7.017 S7.018 a bound phone signs its account in, once', async () => {
    const device = await bind({ nickName: '  Li\u202e Ming\n' });
    const { qrcodeId, scene } = await loginCode();
    expect(await ask('qrcodeLogin', { qrcodeId, channel: 1 })).toMatchObject({ status: 1, text: /not|Nothing/ });
    expect(await ask('getQRCodeScene', { scene })).toMatchObject({ data: { purpose: 'login', userNm: '' } });
    expect(await ask('confirmLoginQRCode', { scene, device })).toMatchObject({ status: 0, data: null });
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: qrStatus.success });
    const { body } = await server.call('qrcodeLogin', { qrcodeId, channel: 1 });
    expect(ajv.validate(schemas.qrcodeLogin.data, body.data)).toBe(true);
    const user = await server.call('getUserInfo', {}, { token: body.data?.token ?? '' });
    expect(user.body.data).toMatchObject({ userNm: 'demo', wxNickNm: 'Li  Ming' });
    expect(await ask('qrcodeLogin', { qrcodeId, channel: 1 })).toMatchObject({ status: 1, text: /used already/ });
  });

  test('S2.106 an unbound phone ends the wait, and the sign-in is told to use a code', async () => {
    const { qrcodeId, scene } = await loginCode();
    expect(await ask('confirmLoginQRCode', { scene })).toMatchObject({ status: status.unbound });
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: qrStatus.success });
    const refused = await ask('qrcodeLogin', { qrcodeId, channel: 1 });
    expect(refused).toMatchObject({ status: status.unbound, text: /sign in with a verification code first/ });
    const unknown = await loginCode();
    const stranger = { scene: unknown.scene, device: 'x'.repeat(43) };
    expect(await ask('confirmLoginQRCode', stranger)).toMatchObject({ status: status.unbound });
  });

  test('S7.017 two sign-ins by one scan at once give one session', async () => {
    const device = await bind();
    const { qrcodeId, scene } = await loginCode();
    await ask('confirmLoginQRCode', { scene, device });
    const both = await Promise.all([1, 2].map(() => ask('qrcodeLogin', { qrcodeId, channel: 1 })));
    expect(both.map((one) => one.status).sort()).toEqual([0, 1]);
  });

  test('S7.034 two binds by one QR code at once: one wins, and the account has that phone', async () => {
    const { qrcodeId } = await bindCode();
    const both = await Promise.all([1, 2].map(() => server.call('doBindQrcode', { qrcodeId })));
    expect(both.map(({ body }) => body.status.status).sort()).toEqual([0, 1]);
    const device = both.map(({ body }) => body.data?.device).find(Boolean);
    const { qrcodeId: id, scene } = await loginCode();
    expect(await ask('confirmLoginQRCode', { scene, device })).toMatchObject({ status: 0 });
    expect(await ask('qrcodeLogin', { qrcodeId: id, channel: 1 })).toMatchObject({ data: { userNm: 'demo' } });
  });

  test('one phone for two strangers at the same instant: one of them gets it', async () => {
    const device = 'd'.repeat(43);
    const codes = await Promise.all([bindCode(), bindCode('admin', 'Portal-2026-admin')]);
    const both = await Promise.all(codes.map(({ qrcodeId }) => ask('doBindQrcode', { qrcodeId, device })));
    expect(both.map((one) => one.status).sort()).toEqual([0, 1]);
    const bound = [await accountOf('demo'), await accountOf('admin')].filter((account) => account.messaging_key !== '');
    expect(bound).toHaveLength(1);
  });

  test('a phone of an account that is not linked is refused, and its QR code stays open', async () => {
    const device = await bind();
    const { qrcodeId } = await bindCode('admin', 'Portal-2026-admin');
    const refused = await ask('doBindQrcode', { qrcodeId, device });
    expect(refused).toMatchObject({ status: 1, text: /not linked/ });
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: qrStatus.pending });
    expect((await accountOf('admin')).messaging_key).toBe('');
    expect(await ask('doBindQrcode', { qrcodeId })).toMatchObject({ status: 0 });
  });

  test('linked accounts may share a phone; it signs in the oldest that may be used', async () => {
    const device = await bind();
    expect(await bind({ device }, 'demo-south', 'Portal-2026')).toBe(device);
    const signedIn = async () => {
      const { qrcodeId, scene } = await loginCode();
      await ask('confirmLoginQRCode', { scene, device });
      return ask('qrcodeLogin', { qrcodeId, channel: 1 });
    };
    const { db } = server.stores.state;
    const demo = db.updateTable('account').where('user_key', '=', 'demo');
    expect(await signedIn()).toMatchObject({ data: { userNm: 'demo' } });
    await demo.set({ state: '4' }).execute();
    const instead = await signedIn();
    await demo.set({ state: '1' }).execute();
    expect(instead).toMatchObject({ data: { userNm: 'demo-south' } });
  });

  test('an account that is closed cannot be signed in by its phone, and is told why', async () => {
    const device = await bind({}, 'demo-south', 'Portal-2026');
    const { db } = server.stores.state;
    await db.updateTable('account').set({ state: '4' }).where('user_key', '=', 'demo-south').execute();
    const { qrcodeId, scene } = await loginCode();
    await ask('confirmLoginQRCode', { scene, device });
    const refused = await ask('qrcodeLogin', { qrcodeId, channel: 1 });
    await db.updateTable('account').set({ state: '1' }).where('user_key', '=', 'demo-south').execute();
    expect(refused).toMatchObject({ status: 1, data: null, text: /suspended/ });
  });

  test('an account that was closed while its QR code was shown is not bound', async () => {
    const { qrcodeId } = await bindCode('demo-south', 'Portal-2026');
    const south = server.stores.state.db.updateTable('account').where('user_key', '=', 'demo-south');
    await south.set({ state: '4' }).execute();
    const refused = await ask('doBindQrcode', { qrcodeId });
    await south.set({ state: '1' }).execute();
    expect(refused).toMatchObject({ status: 1, data: null, text: /suspended/ });
    expect((await accountOf('demo-south')).messaging_key).toBe('');
  });

  test('a secret that a phone cannot have is not taken: a new one is made', async () => {
    for (const device of ['1', 'wx:openid', `${'d'.repeat(43)} `]) {
      const given = await bind({ device });
      expect(given).toMatch(/^[\w-]{43}$/);
      expect(given).not.toBe(device);
    }
  });

  test('S7.035 a QR code is over after five minutes, for the computer and for the phone', async () => {
    const login = await loginCode();
    const toBind = await bindCode();
    now += ticketLife - 1;
    expect(await ask('getQRCodeStatus', login)).toMatchObject({ status: 0 });
    now += 1;
    const over = { status: 1, data: null, text: /expired/ };
    expect(await ask('getQRCodeStatus', login)).toMatchObject(over);
    expect(await ask('getQRCodeScene', login)).toMatchObject(over);
    expect(await ask('confirmLoginQRCode', login)).toMatchObject(over);
    expect(await ask('qrcodeLogin', { qrcodeId: login.qrcodeId, channel: 1 })).toMatchObject(over);
    expect(await ask('doBindQrcode', { qrcodeId: toBind.qrcodeId })).toMatchObject(over);
    expect((await accountOf('demo')).messaging_key).toBe('');
  });

  test('a scan that was proven in time is no sign-in after its end', async () => {
    const device = await bind();
    const { qrcodeId, scene } = await loginCode();
    await ask('confirmLoginQRCode', { scene, device });
    now += ticketLife;
    expect(await ask('qrcodeLogin', { qrcodeId, channel: 1 })).toMatchObject({ status: 1, data: null });
  });

  test('a ticket is good for its own purpose only', async () => {
    const device = await bind();
    const login = await loginCode();
    const toBind = await bindCode();
    const refused = { status: 1, data: null, text: /has expired/ };
    expect(await ask('doBindQrcode', { qrcodeId: login.qrcodeId })).toMatchObject(refused);
    expect(await ask('doBindQrcode', { qrcodeId: login.scene })).toMatchObject(refused);
    expect(await ask('confirmLoginQRCode', { scene: toBind.qrcodeId, device })).toMatchObject(refused);
    expect(await ask('qrcodeLogin', { qrcodeId: login.scene, channel: 1 })).toMatchObject(refused);
    expect(await ask('qrcodeLogin', { qrcodeId: toBind.qrcodeId, channel: 1 })).toMatchObject(refused);
    await ask('doBindQrcode', { qrcodeId: toBind.qrcodeId });
    expect(await ask('qrcodeLogin', { qrcodeId: toBind.qrcodeId, channel: 1 })).toMatchObject(refused);
  });

  test('what was scanned cannot be scanned again, by the same phone or by another', async () => {
    const device = await bind();
    const { scene } = await loginCode();
    await ask('confirmLoginQRCode', { scene, device });
    const used = { status: 1, text: /used already/ };
    expect(await ask('confirmLoginQRCode', { scene, device })).toMatchObject(used);
    expect(await ask('confirmLoginQRCode', { scene })).toMatchObject(used);
    expect(await ask('getQRCodeScene', { scene })).toMatchObject(used);
  });

  test('a new QR code to bind ends the one before it', async () => {
    const before = await bindCode();
    const after = await bindCode();
    expect(await ask('doBindQrcode', { qrcodeId: before.qrcodeId })).toMatchObject({ status: 1 });
    expect(await ask('doBindQrcode', { qrcodeId: after.qrcodeId })).toMatchObject({ status: 0 });
  });

  test('a phone that is bound anew is the only one that signs in', async () => {
    const [before, after] = [await bind(), await bind()];
    for (const [device, wanted] of [
      [before, status.unbound],
      [after, 0],
    ] as const) {
      const { scene } = await loginCode();
      expect(await ask('confirmLoginQRCode', { scene, device })).toMatchObject({ status: wanted });
    }
  });

  test('an address gets thirty QR codes a minute, also when it asks at once', async () => {
    const asked = Array.from({ length: ticketLimit.perAddress + 10 }, () => ask('getLoginQRCode', {}));
    const given = (await Promise.all(asked)).filter((one) => one.status === 0);
    expect(given.length).toBeLessThanOrEqual(ticketLimit.perAddress);
    expect(given.length).toBeGreaterThan(0);
    while ((await ask('getLoginQRCode', {})).status === 0);
    expect(await ask('getLoginQRCode', {})).toMatchObject({ status: 429 });
    now += ticketLimit.window + 1;
    expect(await ask('getLoginQRCode', {})).toMatchObject({ status: 0 });
  });

  test('who guesses ids is stopped, and comes back later', async () => {
    const { qrcodeId } = await loginCode();
    for (let guess = 0; guess < missLimit.perAddress; guess++) {
      await ask('getQRCodeStatus', { qrcodeId: `guess-${guess}` });
    }
    expect(await ask('getQRCodeScene', { scene: 'guess' })).toMatchObject({ status: 429 });
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ status: 429 });
    now += missLimit.window;
    expect(await ask('getQRCodeStatus', { qrcodeId: (await loginCode()).qrcodeId })).toMatchObject({ status: 0 });
  });

  test('polling counts towards no limit', async () => {
    const { qrcodeId } = await loginCode();
    for (let poll = 0; poll < missLimit.perAddress + 5; poll++) {
      expect((await ask('getQRCodeStatus', { qrcodeId })).status).toBe(0);
    }
  });

  test('the store and the log hold no secret of a ticket or a phone', async () => {
    const device = await bind();
    const { qrcodeId, scene } = await loginCode();
    await ask('confirmLoginQRCode', { scene, device });
    const { db } = server.stores.state;
    const kept = JSON.stringify([
      await db.selectFrom('qr_ticket').selectAll().execute(),
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      server.log,
    ]);
    for (const secret of [device, qrcodeId, scene]) expect(kept).not.toContain(secret);
  });

  test.each([
    ['getQRCodeStatus', { qrcodeId: '' }],
    ['getQRCodeStatus', { qrcodeId: 'x'.repeat(101) }],
    ['getQRCodeScene', {}],
    ['doBindQrcode', { qrcodeId: 7 }],
    ['confirmLoginQRCode', { scene: ['x'] }],
  ] as const)('%s with %o is malformed', async (name, payload) => {
    expect(await ask(name, payload)).toMatchObject({ status: status.malformed });
  });

  test.each(["' or 1=1 --", '<script>', '../../x', '\u0000'])('%j as an id leads nowhere', async (id) => {
    expect((await ask('getQRCodeStatus', { qrcodeId: id })).status).toBe(1);
    expect((await ask('doBindQrcode', { qrcodeId: id })).status).toBe(1);
    expect((await ask('getQRCodeScene', { scene: id })).status).toBe(1);
  });
});
