import { describe, expect, test } from '@jest/globals';
import { status } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { modes, officialKit } from '../testing/official-kit.ts';
import { ticketLife } from '../tickets.ts';

describeOnBothStores('scans told by the service', (place) => {
  describe.each(modes)('in %s mode', (mode) => {
    const kit = officialKit(place, mode);
    const { ask, bindCode, follow, loginCode, nameOf, scan, words } = kit;

    test('S7.017 S7.035 a follower binds by following, and then signs in by scanning', async () => {
      const bound = await bindCode();
      const answer = await follow(bound.scene, 'openid-demo');
      expect(answer.status).toBe(200);
      expect(await words(answer)).toMatch(/<ToUserName><!\[CDATA\[openid-demo]].*绑定成功/s);
      expect(await ask('getQRCodeStatus', { qrcodeId: bound.qrcodeId })).toMatchObject({ data: '3' });
      await eventually(async () => expect(await nameOf('demo')).toBe('小王'));
      const login = await loginCode();
      expect(await ask('getQRCodeStatus', { qrcodeId: login.qrcodeId })).toMatchObject({ data: '0' });
      expect(await words(await scan(login.scene, 'openid-demo'))).toMatch(
        /登录已确认.*登录设备：127\.0\.0\.1，北京时间 \d{4}.*Sign-in confirmed.*127\.0\.0\.1, \d{4}/s,
      );
      const signedIn = await ask('qrcodeLogin', { qrcodeId: login.qrcodeId, channel: 1 });
      expect(signedIn).toMatchObject({ status: 0, data: { userNm: 'demo' } });
    });

    test('S2.106 a follower who is bound to nothing is told to sign in by code', async () => {
      const { qrcodeId, scene } = await loginCode();
      expect(await words(await scan(scene, 'openid-stranger'))).toMatch(/尚未绑定/);
      const answer = await ask('qrcodeLogin', { qrcodeId, channel: 1 });
      expect(answer).toMatchObject({ status: status.unbound, data: null });
    });

    test('a follower of another account that is not linked cannot be bound', async () => {
      await follow((await bindCode()).scene, 'openid-shared');
      const { qrcodeId, scene } = await bindCode('admin', 'Portal-2026-admin');
      expect(await words(await scan(scene, 'openid-shared'))).toMatch(/not linked/);
      expect(await ask('getQRCodeStatus', { qrcodeId })).toMatchObject({ data: '0' });
    });

    test('a code that is over, spent or unknown gets a sentence and changes nothing', async () => {
      const { scene } = await bindCode();
      kit.pass(ticketLife);
      expect(await words(await scan(scene, 'openid-late'))).toMatch(/已失效/);
      expect(await words(await scan('unknown', 'openid-late'))).toMatch(/已失效/);
      const spent = await bindCode();
      await scan(spent.scene, 'openid-first');
      expect(await words(await scan(spent.scene, 'openid-second'))).toMatch(/已被使用/);
      await scan((await loginCode()).scene, 'openid-second');
      expect(await nameOf('demo')).not.toBe('');
    });

    test('one scan told twice at once counts once', async () => {
      const { scene } = await bindCode();
      const both = await Promise.all(['openid-a', 'openid-b'].map(async (who) => words(await scan(scene, who))));
      expect(both.filter((text) => text.includes('绑定成功'))).toHaveLength(1);
    });

    test('the calls of the page for phones are refused', async () => {
      const { qrcodeId, scene } = await bindCode();
      const only = { status: 1, data: null, text: expect.stringMatching(/official account/) };
      expect(await ask('doBindQrcode', { qrcodeId })).toMatchObject(only);
      expect(await ask('getQRCodeScene', { scene })).toMatchObject(only);
      expect(await ask('confirmLoginQRCode', { scene })).toMatchObject(only);
    });
  });
});
