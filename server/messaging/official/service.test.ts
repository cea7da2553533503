import { describe, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/support/eventually.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { followerName } from '../messaging-name.ts';
import { modes, officialKit } from '../testing/official-kit.ts';
import { agreed } from '../testing/official-stand-in.ts';
import { ticketLife } from '../tickets.ts';

describeOnBothStores('questions to the service', (place) => {
  describe.each(modes)('in %s mode', (mode) => {
    const kit = officialKit(place, mode);
    const { ask, bindCode, lastCode, loginCode, nameOf, scan } = kit;

    test('S7.032 the picture says what the service wants it to, and leads nowhere in a browser', async () => {
      const { scene, qrcodeId, ...code } = await loginCode();
      expect(code).toMatchObject({ link: '', expireTime: kit.now() + ticketLife });
      expect(lastCode().seconds).toBe(ticketLife / 1000);
      expect(code.qrcode).toMatch(/^data:image/);
      expect(qrcodeId).not.toBe(scene);
      expect((await bindCode()).qrcodeId).toBe(lastCode().scene);
    });

    test('a follower without a name, or with the service silent, has a natural one', async () => {
      kit.service.nickName = '';
      await scan((await bindCode()).scene, 'openid-nameless');
      await eventually(() => expect(kit.service.requests.some(({ path }) => path === '/cgi-bin/user/info')).toBe(true));
      expect(await nameOf('demo')).toBe(followerName);
      kit.service.answerNext('/cgi-bin/user/info', 'hang up');
      await scan((await bindCode()).scene, 'openid-nameless');
      await eventually(() => expect(kit.server.log.join('')).toContain('could not be learned'));
      expect(await nameOf('demo')).toBe(followerName);
    });

    test('one access token serves many codes, and is asked for once', async () => {
      kit.pass(8000 * 1000);
      await Promise.all([loginCode(), loginCode(), loginCode()]);
      expect(kit.service.requests.filter(({ path }) => path === '/cgi-bin/stable_token')).toHaveLength(1);
      kit.pass(6800 * 1000);
      await loginCode();
      expect(kit.service.requests.filter(({ path }) => path === '/cgi-bin/stable_token')).toHaveLength(1);
      kit.pass(101 * 1000);
      await loginCode();
      expect(kit.service.requests.filter(({ path }) => path === '/cgi-bin/stable_token')).toHaveLength(2);
    });

    test('a token that ended early is replaced; one that is refused again and again by force', async () => {
      await loginCode();
      kit.service.endToken();
      expect((await loginCode()).qrcode).toMatch(/^data:/);
      kit.service.requests.length = 0;
      kit.service.answerNext('/cgi-bin/qrcode/create', { errcode: 42001, errmsg: 'access_token expired' });
      expect((await loginCode()).qrcode).toMatch(/^data:/);
      expect(kit.service.requests.map(({ path, body }) => [path, body.force_refresh])).toEqual([
        ['/cgi-bin/qrcode/create', undefined],
        ['/cgi-bin/stable_token', false],
        ['/cgi-bin/stable_token', true],
        ['/cgi-bin/qrcode/create', undefined],
      ]);
    });

    test.each(['hang up', { errcode: 48001, errmsg: 'api unauthorized' }, { nothing: 1 }] as const)(
      'the service answers %o: the person is told what else to do, and nothing stays',
      async (answer) => {
        kit.service.answerNext('/cgi-bin/qrcode/create', answer);
        const failed = await ask('getLoginQRCode', {});
        expect(failed).toMatchObject({ status: 1, data: null, text: expect.stringMatching(/verification code/) });
        expect(kit.server.log.join('')).toContain('no QR code could be made');
      },
    );

    test('the log holds no secret of the service', async () => {
      const { scene } = await bindCode();
      kit.service.answerNext('/cgi-bin/user/info', { errcode: 48001 });
      await scan(scene, 'openid-secret');
      kit.service.answerNext('/cgi-bin/qrcode/create', 'hang up');
      await ask('getLoginQRCode', {});
      const log = kit.server.log.join('\n');
      const secrets = [agreed.appSecret, agreed.token, agreed.aesKey, 'access-token-', 'openid-', scene];
      for (const secret of secrets) expect(log).not.toContain(secret);
    });
  });
});
