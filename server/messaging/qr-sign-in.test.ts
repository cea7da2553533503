import { expect, test } from '@jest/globals';
import { qrStatus, status } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { qrKit } from './testing/qr-kit.ts';
import { ticketLife } from './tickets.ts';

const ajv = new Ajv({ strict: false });

test('S9.013 the QR statuses are texts', () => {
  expect(qrStatus).toEqual({ pending: '0', initial: '1', success: '3' });
});

describeOnBothStores('sign-in by QR code', (place) => {
  const kit = qrKit(place);
  const { ask, bind, loginCode } = kit;

  test('S3.012 S7.032 a QR code to sign in has a picture, an id, its end and the page that the phone opens', async () => {
    const { body } = await kit.server.call('getLoginQRCode', {});
    expect(body.status.status).toBe(0);
    expect(ajv.validate(schemas.getLoginQRCode.data, body.data)).toBe(true);
    expect(body.data?.expireTime).toBe(kit.now() + ticketLife);
    expect(body.data?.link).toMatch(new RegExp(`^${kit.server.address}/scan#[\\w-]{43}$`));
    const svg = Buffer.from(body.data?.qrcode.split('base64,')[1] ?? '', 'base64').toString();
    expect(body.data?.qrcode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(svg).toMatch(/^<svg /);
    // Who photographs the picture cannot sign in with it.
    expect(body.data?.link).not.toContain(body.data?.qrcodeId);
  });

  test('S7.017 S7.018 a bound phone signs its account in, once', async () => {
    const device = await bind({ nickName: '  Li\u202e Ming\n' });
    const { qrcodeId, scene } = await loginCode();
    expect(await ask('qrcodeLogin', { qrcodeId, channel: 1 })).toMatchObject({
      status: 1,
      text: expect.stringMatching(/Not yet confirmed/),
    });
    expect(await ask('getQRCodeScene', { scene })).toMatchObject({
      data: { purpose: 'login', userNm: '', browser: '', system: '', address: '127.0.0.1', askedAt: kit.now() },
    });
    expect(await ask('confirmLoginQRCode', { scene, device })).toMatchObject({ status: 0, data: null });
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: qrStatus.success });
    const { body } = await kit.server.call('qrcodeLogin', { qrcodeId, channel: 1 });
    expect(ajv.validate(schemas.qrcodeLogin.data, body.data)).toBe(true);
    const user = await kit.server.call('getUserInfo', {}, { token: body.data?.token ?? '' });
    expect(user.body.data).toMatchObject({ userNm: 'demo', wxNickNm: 'Li  Ming' });
    expect(await ask('qrcodeLogin', { qrcodeId, channel: 1 })).toMatchObject({
      status: 1,
      text: expect.stringMatching(/already been used/),
    });
  });

  test('S2.106 an unbound phone ends the wait, and the sign-in is told to use a code', async () => {
    const { qrcodeId, scene } = await loginCode();
    expect(await ask('confirmLoginQRCode', { scene })).toMatchObject({ status: status.unbound });
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: qrStatus.success });
    const refused = await ask('qrcodeLogin', { qrcodeId, channel: 1 });
    expect(refused).toMatchObject({
      status: status.unbound,
      text: expect.stringMatching(/sign in with a verification code first/),
    });
    const unknown = await loginCode();
    const stranger = { scene: unknown.scene, device: 'x'.repeat(43) };
    expect(await ask('confirmLoginQRCode', stranger)).toMatchObject({ status: status.unbound });
  });

  test('S7.017 two sign-ins by one scan at once give one session', async () => {
    const device = await bind();
    const { qrcodeId, scene } = await loginCode();
    await ask('confirmLoginQRCode', { scene, device });
    const both = await Promise.all([1, 2].map(() => ask('qrcodeLogin', { qrcodeId, channel: 1 })));
    expect(both.map((entry) => entry.status).sort()).toEqual([0, 1]);
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
});
