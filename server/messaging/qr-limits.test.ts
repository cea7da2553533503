import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { missLimit } from './miss-limit.ts';
import { qrKit } from './testing/qr-kit.ts';
import { ticketLife, ticketLimit } from './tickets.ts';

describeOnBothStores('limits of a QR code', (place) => {
  const kit = qrKit(place);
  const { accountOf, ask, bind, bindCode, loginCode } = kit;

  test('S7.035 a QR code is over after five minutes, for the computer and for the phone', async () => {
    const login = await loginCode();
    const toBind = await bindCode();
    kit.pass(ticketLife - 1);
    expect(await ask('getQRCodeStatus', login)).toMatchObject({ status: 0 });
    kit.pass(1);
    const over = { status: 1, data: null, text: expect.stringMatching(/expired/) };
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
    kit.pass(ticketLife);
    expect(await ask('qrcodeLogin', { qrcodeId, channel: 1 })).toMatchObject({ status: 1, data: null });
  });

  test('a ticket is good for its own purpose only', async () => {
    const device = await bind();
    const login = await loginCode();
    const toBind = await bindCode();
    const refused = { status: 1, data: null, text: expect.stringMatching(/has expired/) };
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
    const used = { status: 1, text: expect.stringMatching(/already been used/) };
    expect(await ask('confirmLoginQRCode', { scene, device })).toMatchObject(used);
    expect(await ask('confirmLoginQRCode', { scene })).toMatchObject(used);
    expect(await ask('getQRCodeScene', { scene })).toMatchObject(used);
  });

  test('an address gets thirty QR codes a minute, also when it asks at once', async () => {
    const queries = Array.from({ length: ticketLimit.perAddress + 10 }, () => ask('getLoginQRCode', {}));
    const given = (await Promise.all(queries)).filter((candidate) => candidate.status === 0);
    expect(given.length).toBeLessThanOrEqual(ticketLimit.perAddress);
    expect(given.length).toBeGreaterThan(0);
    while ((await ask('getLoginQRCode', {})).status === 0);
    expect(await ask('getLoginQRCode', {})).toMatchObject({ status: 429 });
    kit.pass(ticketLimit.window + 1);
    expect(await ask('getLoginQRCode', {})).toMatchObject({ status: 0 });
  });

  test('who guesses ids is stopped, and comes back later', async () => {
    const { qrcodeId } = await loginCode();
    for (let guess = 0; guess < missLimit.perAddress; guess++) {
      await ask('getQRCodeStatus', { qrcodeId: `guess-${guess}` });
    }
    expect(await ask('getQRCodeScene', { scene: 'guess' })).toMatchObject({ status: 429 });
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ status: 429 });
    kit.pass(missLimit.window);
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
    const { db } = kit.server.stores.state;
    const stored = JSON.stringify([
      await db.selectFrom('qr_ticket').selectAll().execute(),
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute(),
      kit.server.log,
    ]);
    for (const secret of [device, qrcodeId, scene]) expect(stored).not.toContain(secret);
  });

  test.each(["' or 1=1 --", '<script>', '../../x', '\u0000'])('%j as an id leads nowhere', async (id) => {
    expect((await ask('getQRCodeStatus', { qrcodeId: id })).status).toBe(1);
    expect((await ask('doBindQrcode', { qrcodeId: id })).status).toBe(1);
    expect((await ask('getQRCodeScene', { scene: id })).status).toBe(1);
  });
});
