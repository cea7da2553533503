import { expect, test } from '@jest/globals';
import { qrStatus, status } from '@portal/contract';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { qrKit } from './testing/qr-kit.ts';

describeOnBothStores('binding by QR code', (place) => {
  const kit = qrKit(place);
  const { accountOf, ask, bind, bindCode, loginCode } = kit;

  test('S7.033 a QR code to bind needs a session, and shows the id itself', async () => {
    expect(await ask('getBindQRCode', {})).toMatchObject({ status: status.sessionMissing });
    const { qrcode, qrcodeId, link } = await bindCode();
    expect(qrcode).toMatch(/^data:image/);
    expect(link.split('#')[1]).toBe(qrcodeId);
  });

  test('S7.034 S7.035 S7.067 S7.068 a phone binds with the id alone, and the status goes from 0 to 3', async () => {
    const { qrcodeId } = await bindCode();
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ status: 0, data: qrStatus.pending });
    const done = await kit.server.call('doBindQrcode', { qrcodeId }, { language: 'en' });
    expect(done.body.status.status).toBe(0);
    expect(done.body.data?.device).toMatch(/^[\w-]{43}$/);
    expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ status: 0, data: qrStatus.success });
    const account = await accountOf('demo');
    expect(account.messaging_name).toBe('My phone');
    expect(account.messaging_key).toMatch(/^[0-9a-f]{64}$/);
    const audit = await kit.server.stores.state.db.selectFrom('audit').selectAll().execute();
    expect(
      audit.filter(({ action, account_id }) => action === 'bind-messaging' && account_id === account.account_id),
    ).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain(done.body.data?.device);
  });

  test('S7.034 two binds by one QR code at once: one wins, and the account has that phone', async () => {
    const { qrcodeId } = await bindCode();
    const both = await Promise.all([1, 2].map(() => kit.server.call('doBindQrcode', { qrcodeId })));
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
    expect(both.map((entry) => entry.status).sort()).toEqual([0, 1]);
    const bound = [await accountOf('demo'), await accountOf('admin')].filter((account) => account.messaging_key !== '');
    expect(bound).toHaveLength(1);
  });

  test('a phone of an account that is not linked is refused, and its QR code stays open', async () => {
    const device = await bind();
    const { qrcodeId } = await bindCode('admin', 'Portal-2026-admin');
    const refused = await ask('doBindQrcode', { qrcodeId, device });
    expect(refused).toMatchObject({ status: 1, text: expect.stringMatching(/not linked/) });
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
    const { db } = kit.server.stores.state;
    const demo = db.updateTable('account').where('user_key', '=', 'demo');
    expect(await signedIn()).toMatchObject({ data: { userNm: 'demo' } });
    await demo.set({ state: '4' }).execute();
    const instead = await signedIn();
    await demo.set({ state: '1' }).execute();
    expect(instead).toMatchObject({ data: { userNm: 'demo-south' } });
  });

  test('an account that is closed cannot be signed in by its phone, and is told why', async () => {
    const device = await bind({}, 'demo-south', 'Portal-2026');
    const { db } = kit.server.stores.state;
    await db.updateTable('account').set({ state: '4' }).where('user_key', '=', 'demo-south').execute();
    const { qrcodeId, scene } = await loginCode();
    await ask('confirmLoginQRCode', { scene, device });
    const refused = await ask('qrcodeLogin', { qrcodeId, channel: 1 });
    await db.updateTable('account').set({ state: '1' }).where('user_key', '=', 'demo-south').execute();
    expect(refused).toMatchObject({ status: 1, data: null, text: expect.stringMatching(/suspended/) });
  });

  test('an account that was closed while its QR code was shown is not bound', async () => {
    const { qrcodeId } = await bindCode('demo-south', 'Portal-2026');
    const south = kit.server.stores.state.db.updateTable('account').where('user_key', '=', 'demo-south');
    await south.set({ state: '4' }).execute();
    const refused = await ask('doBindQrcode', { qrcodeId });
    await south.set({ state: '1' }).execute();
    expect(refused).toMatchObject({ status: 1, data: null, text: expect.stringMatching(/suspended/) });
    expect((await accountOf('demo-south')).messaging_key).toBe('');
  });

  test('a secret that a phone cannot have is not taken: a new one is made', async () => {
    for (const device of ['1', 'wx:openid', `${'d'.repeat(43)} `]) {
      const given = await bind({ device });
      expect(given).toMatch(/^[\w-]{43}$/);
      expect(given).not.toBe(device);
    }
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
});
