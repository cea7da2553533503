import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../../server/testing/free-port.ts';
import { nginxMissing, startNginx, type TemporaryNginx } from '../../server/testing/nginx.ts';
import { signIn } from './support/door/sign-in.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';

const missing = nginxMissing();

(missing ? describe.skip : describe)(`behind nginx with TLS${missing ? ` (${missing})` : ''}`, () => {
  let nginx: TemporaryNginx;
  let port = 0;
  // A portal is told its own address when it starts, so the proxy stands first.
  beforeAll(async () => {
    port = await freePort();
    nginx = await startNginx(port);
  });
  afterAll(() => nginx?.stop());
  const origin = () => `https://localhost:${nginx.ports.tls}`;
  const smoke = smokeSuite({ settings: () => ({ port, publicOrigin: origin(), proxies: ['127.0.0.1', '::1'] }) });

  test(
    'S3.076 a person signs in, opens an area and signs out, with cookies that no plain http carries',
    smoke.visit(async (visitor) => {
      const { page } = visitor;
      const device = await page.createCDPSession();
      // The certificate of this run is signed by nobody.
      await device.send('Security.setIgnoreCertificateErrors', { ignore: true });
      await page.goto(`${origin()}/home?redirect=%2Fsales%2Ftrend&lang=en`);
      await signIn(visitor, 'demo');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.see('chart');
      expect(page.url()).toContain(`${origin()}/sales/trend`);
      expect(await page.evaluate(() => [isSecureContext, location.protocol])).toEqual([true, 'https:']);

      const cookies = await page.cookies(origin());
      const marks = cookies.map(({ name, secure, sameSite, path }) => ({ name, secure, sameSite, path }));
      const names = ['token', 'user', '__Host-known-devices'];
      for (const name of names) {
        expect(marks).toContainEqual({ name, secure: true, sameSite: 'Lax', path: '/' });
      }
      expect(cookies.find(({ name }) => name === '__Host-known-devices')).toMatchObject({ httpOnly: true });
      // One file asked for over plain http would carry what the cookies may not.
      const queries = visitor.trace.requests.map((request) => new URL(request.url()));
      expect(queries.filter(({ protocol }) => protocol === 'http:')).toEqual([]);

      await visitor.click('rail-avatar');
      await visitor.click('avatar-log-out');
      await visitor.see('sign-in');
      const left = (await page.cookies(origin())).map(({ name }) => name);
      expect(left).not.toContain('token');
      expect(await faults(visitor)).toEqual([]);
    }),
  );
});
