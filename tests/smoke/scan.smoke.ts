import { describe, expect, test } from '@jest/globals';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();

const phone = { width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** A phone opens what the picture leads to. */
async function scan(visitor: Visitor, link: string): Promise<void> {
  await visitor.page.setViewport(phone);
  await visitor.page.goto(link, { waitUntil: 'domcontentloaded' });
}

const newCode = async (name: 'getLoginQRCode' | 'getBindQRCode', token?: string) => {
  const { server } = smoke.portal;
  const { body } = await server.call(name, {}, token ? { token, proof: await server.prove(token) } : {});
  if (!body.data) throw new Error(`no QR code: ${body.status.msg2Client}`);
  return body.data;
};
const statusOf = async (qrcodeId: string) =>
  (await smoke.portal.server.call('getQRCodeStatus', { qrcodeId })).body.data;

describe('the page that a phone opens', () => {
  test(
    'S2.106 S7.017 S7.034 S7.035 a phone is bound, and then signs the computer in',
    smoke.visit(async (visitor) => {
      const { server } = smoke.portal;
      const early = await newCode('getLoginQRCode');
      await scan(visitor, early.link);
      await visitor.click('scan-confirm');
      await visitor.see('scan', { step: 'unbound' });
      expect((await server.call('qrcodeLogin', { qrcodeId: early.qrcodeId, channel: 1 })).body.status.status).toBe(462);

      const binding = await newCode('getBindQRCode', await server.signIn());
      expect(await statusOf(binding.qrcodeId)).toBe('0');
      await scan(visitor, binding.link);
      await visitor.read('scan-account', /^demo$/);
      expect(visitor.page.url()).toBe(`${smoke.portal.origin}/scan`);
      await visitor.fill('nickName', 'Pixel of Li');
      await visitor.click('scan-bind');
      await visitor.see('scan', { step: 'bound' });
      expect(await statusOf(binding.qrcodeId)).toBe('3');

      const login = await newCode('getLoginQRCode');
      await scan(visitor, login.link);
      await visitor.read('scan-asker', /127\.0\.0\.1.*\d{4}\.\d\d\.\d\d \d\d:\d\d/);
      await visitor.click('scan-confirm');
      await visitor.see('scan', { step: 'signed-in' });
      const { body } = await server.call('qrcodeLogin', { qrcodeId: login.qrcodeId, channel: 1 });
      const user = await server.call('getUserInfo', {}, { token: body.data?.token ?? '' });
      expect(user.body.data).toMatchObject({ userNm: 'demo', wxNickNm: 'Pixel of Li' });

      await scan(visitor, login.link);
      await visitor.read('scan', /already been used/);
      expect(visitor.trace.complaints).toEqual([]);
      const secrets = [early, binding, login].flatMap(({ qrcodeId, link }) => [qrcodeId, link.split('#')[1] ?? '']);
      for (const secret of secrets) expect(server.log.join('')).not.toContain(secret);
    }),
  );
});

describe.each<Language>(['en', 'zh_CN'])('the page that a phone opens in %s', (language) => {
  test(
    'fits a phone and a computer, light and dark, without a serious fault of accessibility',
    smoke.visit(
      async (visitor) => {
        const { link } = await newCode('getBindQRCode', await smoke.portal.server.signIn());
        for (const theme of ['%233366FF', 'dark']) {
          await visitor.hold('theme', theme);
          for (const size of [phone, { width: 1440, height: 900 }]) {
            await visitor.page.goto('about:blank');
            await visitor.page.setViewport(size);
            await visitor.page.goto(link, { waitUntil: 'domcontentloaded' });
            await visitor.see('scan-bind');
            expect(await visitor.pageWidth()).toBeLessThanOrEqual(size.width);
            expect(await faults(visitor)).toEqual([]);
          }
        }
        expect(visitor.trace.complaints).toEqual([]);
      },
      { language },
    ),
  );
});
