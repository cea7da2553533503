import { describe, expect, test } from '@jest/globals';
import { makeKey } from '../../server/keys/index.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
/** What a browser already keeps leaves no request, and so no trace. */
const cold = { profile: 'own' } as const;
const english = ['Service agreement', 'Usage agreement'];

/** What truly leaves the browser beside the address of each request, and where the history has been. */
async function watchTraces(visitor: Visitor): Promise<(token: string) => Promise<string[]>> {
  const devtools = await visitor.page.createCDPSession();
  const headers: string[] = [];
  devtools.on('Network.requestWillBeSentExtraInfo', ({ headers: { Referer, referer, Origin } }) => {
    headers.push(`Referer ${Referer ?? referer ?? ''}, Origin ${Origin ?? ''}`);
  });
  await devtools.send('Network.enable');
  return async (token) => {
    const { entries } = await devtools.send('Page.getNavigationHistory');
    // The page itself has to be asked for by the address of the link.
    const parts = visitor.trace.requests.filter((request) => !request.isNavigationRequest());
    expect(headers.length).toBeGreaterThan(parts.length / 2);
    const texts = [...entries.map(({ url }) => url), ...parts.map((request) => request.url()), ...headers];
    return texts.filter((text) => text.includes(token));
  };
}

const storedBytes = (visitor: Visitor): Promise<string> =>
  visitor.page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]));

/** What another system gets from the portal to send somebody to it signed in. */
async function issue(userNm: string): Promise<{ path: string; code: string }> {
  const { server } = smoke.portal;
  const { db } = server.stores.state;
  const of = db.selectFrom('account').select('account_id').where('user_name', '=', userNm);
  const { account_id } = await of.executeTakeFirstOrThrow();
  const may = { label: 'intranet', products: [], rights: ['hand-over'] as const, callsAMinute: 10, to: '20991231' };
  const { secret } = await makeKey(db, account_id, may, Date.now());
  const { body } = await server.call('issueHandOver', { userNm }, { key: secret });
  return { path: '', code: '', ...body.data };
}

/** Goes to an address by a link on a page of another site. */
async function pressElsewhere(visitor: Visitor, address: string): Promise<void> {
  const link = `<a href="${address.replaceAll('&', '&amp;')}">x</a>`;
  await visitor.page.goto(`data:text/html,${encodeURIComponent(link)}`);
  await clickIn(visitor.page, 'a');
}

describe('/protocol', () => {
  test(
    'S2.020 S2.021 S2.022 S2.023 S2.132 shows the agreement of its key, the service agreement otherwise',
    smoke.visit(async (visitor) => {
      for (const [query, title] of [
        ['', english[0]],
        ['?key=zzz', english[0]],
        ['?key=service', english[0]],
        ['?key=usage', english[1]],
      ]) {
        await visitor.open(`/protocol${query}`);
        await visitor.read('agreement', new RegExp(`${title} Version of`));
        expect(await visitor.page.title()).toBe(`${title} - Car market portal`);
      }
    }),
  );

  test(
    'S2.020 leads to the other agreement and is Chinese when the portal is',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/protocol');
        await visitor.read('agreement', /服务协议/);
        await visitor.page.evaluate(() => scrollTo(0, 2000));
        await (await visitor.page.$('[data-testid="agreement"] header a'))?.evaluate((link) =>
          (link as HTMLElement).click(),
        );
        await visitor.arriveAt('/protocol?key=usage');
        await visitor.read('agreement', /使用协议/);
        await visitor.page.waitForFunction(() => scrollY === 0 && document.activeElement?.tagName === 'H1');
        expect(await visitor.page.title()).toContain('使用协议');
      },
      { language: 'zh_CN' },
    ),
  );
});

describe('/autoLogin', () => {
  test(
    'S2.028 S2.029 a good token ends signed in at the wanted place, and stays in no address and no log',
    smoke.visit(async (visitor) => {
      const leftTraces = await watchTraces(visitor);
      const token = await smoke.portal.server.signIn();
      await visitor.open(`/autoLogin?token=${token}&redirect=${encodeURIComponent('/sales/trend?dateType=annual')}`);
      await visitor.arriveAt(/^\/sales\/trend\?.*dateType=annual/);
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      expect(await visitor.cookie('token')).toBe(token);
      expect(JSON.parse(decodeURIComponent((await visitor.cookie('user')) ?? ''))).toMatchObject({ username: 'demo' });
      expect(await leftTraces(token)).toEqual([]);
      expect(smoke.portal.server.log.length).toBeGreaterThan(0);
      expect(smoke.portal.server.log.join('\n')).not.toContain(token);
      await visitor.page.reload();
      await visitor.see('area', { area: 'sales', state: 'mounted' });
    }, cold),
  );

  test(
    'S2.029 a bad token stores nothing and shows the sign-in, which leads to the wanted place',
    smoke.visit(async (visitor) => {
      const leftTraces = await watchTraces(visitor);
      await visitor.open('/autoLogin?token=nobodys-token-at-all&redirect=%2Fsales%2Foverview');
      await visitor.see('auto-login', { state: 'refused' });
      await visitor.read('auto-login', /This link cannot sign you in/);
      await visitor.see('sign-in');
      expect(visitor.place).toBe('/autoLogin?redirect=%2Fsales%2Foverview');
      expect(await visitor.cookie('token')).toBeNull();
      expect(await visitor.cookie('user')).toBeNull();
      expect(await storedBytes(visitor)).not.toMatch(/nobodys-token|tokenFailureTime/);
      expect(await leftTraces('nobodys-token')).toEqual([]);
    }, cold),
  );

  test(
    'S2.028 a code of another system signs its person in once, and stays in no address and no log',
    smoke.visit(async (visitor) => {
      const leftTraces = await watchTraces(visitor);
      const { path, code } = await issue('admin');
      await visitor.open(`${path}&redirect=${encodeURIComponent('/sales/trend?dateType=annual')}`);
      await visitor.arriveAt(/^\/sales\/trend\?.*dateType=annual/);
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      expect(JSON.parse(decodeURIComponent((await visitor.cookie('user')) ?? ''))).toMatchObject({ username: 'admin' });
      expect(await leftTraces(code)).toEqual([]);
      expect(smoke.portal.server.log.join('\n')).not.toContain(code);
      await visitor.context.deleteCookie(...(await visitor.context.cookies()));
      await visitor.open(path);
      await visitor.see('auto-login', { state: 'refused' });
      expect(await visitor.cookie('token')).toBeNull();
    }, cold),
  );

  test(
    'S2.029 a press on another site takes nobody else’s place: it is asked first, and who stays is left alone',
    smoke.visit(
      async (visitor) => {
        const { server } = smoke.portal;
        await visitor.open('/dashboard');
        await visitor.see('dashboard');
        const former = (await visitor.cookie('token')) ?? '';
        await visitor.open('/autoLogin?token=nobodys-token-at-all');
        await visitor.see('signed-in');
        expect(await visitor.cookie('token')).toBe(former);
        const foreign = await server.signIn('admin', 'Portal-2026-admin');
        const { path } = await issue('admin');
        for (const address of [`/autoLogin?token=${foreign}`, path]) {
          await pressElsewhere(visitor, `${visitor.origin}${address}&redirect=%2Fproducts`);
          await visitor.see('auto-login', { state: 'asking' });
          await visitor.read('auto-login', /Signed in now .*demo.* Signed in by the link .*admin/);
          await visitor.page.keyboard.press('Enter');
          await visitor.see('auto-login', { state: 'asking' });
          expect(await visitor.cookie('token')).toBe(former);
          expect(await faults(visitor)).toEqual([]);
          await visitor.click('hand-over-stay');
          await visitor.arriveAt('/products');
          expect(await visitor.cookie('token')).toBe(former);
        }
        const { body } = await server.call('getUserInfo', {}, { token: former });
        expect(body.data).toMatchObject({ userNm: 'demo' });
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.029 another account is replaced after the proof and the answer only, and its session has ended',
    smoke.visit(
      async (visitor) => {
        const { server } = smoke.portal;
        await visitor.open('/dashboard');
        await visitor.see('dashboard');
        const former = (await visitor.cookie('token')) ?? '';
        await visitor.open((await issue('admin')).path);
        await visitor.click('hand-over-replace');
        await visitor.arriveAt('/dashboard');
        await visitor.see('dashboard');
        await visitor.click('rail-avatar');
        await visitor.read('avatar-name', /王芳/);
        const { body } = await server.call('getUserInfo', {}, { token: former });
        expect(String(body.status.status)).toBe('100440');
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.029 a server that does not answer is asked again by a press, without opening the link anew',
    smoke.visit(async (visitor) => {
      const token = await smoke.portal.server.signIn();
      let broken = true;
      await visitor.page.setRequestInterception(true);
      visitor.page.on('request', (request) => {
        if (broken && request.url().includes('getUserInfo')) void request.abort();
        else void request.continue();
      });
      await visitor.open(`/autoLogin?token=${token}`);
      await visitor.see('auto-login', { state: 'unreachable' });
      expect(await visitor.cookie('token')).toBeNull();
      broken = false;
      await clickIn(visitor.page, '[data-testid="auto-login"] button');
      await visitor.arriveAt('/dashboard');
    }),
  );
});

describe('/auth-redirect', () => {
  const hostile = [
    'https://evil.example',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    'javascript:alert(document.domain)',
    'data:text/html,<script>alert(1)</script>',
    '/auth-redirect?redirect=//evil.example',
    '/x/../autoLogin?token=somebody',
    'evil.example',
  ];
  test(
    'S2.031 a redirect to anywhere else stays on the site of the portal',
    smoke.visit(
      async (visitor) => {
        for (const wanted of hostile) {
          await visitor.open(`/auth-redirect?redirect=${encodeURIComponent(wanted)}`);
          await visitor.arriveAt(/^\/(dashboard|%09)/);
          expect(new URL(visitor.page.url()).origin).toBe(visitor.origin);
        }
        const elsewhere = visitor.trace.requests.filter((request) => !request.url().startsWith(visitor.origin));
        expect(elsewhere.map((request) => request.url()).filter((url) => !url.startsWith('data:'))).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.030 S2.031 signed out it is not sent to the sign-in, goes on within the site, and never keeps a token',
    smoke.visit(async (visitor) => {
      const leftTraces = await watchTraces(visitor);
      const token = await smoke.portal.server.signIn();
      await visitor.open(`/auth-redirect?token=${token}&redirect=%2Fprotocol%3Fkey%3Dusage`);
      await visitor.arriveAt('/protocol?key=usage');
      await visitor.see('agreement', { key: 'usage' });
      expect(await visitor.cookie('token')).toBeNull();
      expect(await storedBytes(visitor)).not.toContain(token);
      expect(await leftTraces(token)).toEqual([]);
    }, cold),
  );

  test('A12 the address of a page is in no log and travels on in no referrer', async () => {
    const { server } = smoke.portal;
    for (const path of ['/autoLogin', '/auth-redirect']) {
      const response = await fetch(`${server.address}${path}?token=a-token-in-an-address`);
      expect(response.headers.get('referrer-policy')).toBe('strict-origin');
      expect(await response.text()).not.toContain('a-token-in-an-address');
    }
    expect(server.log.some((line) => line.includes('"/autoLogin"'))).toBe(true);
    expect(server.log.join('\n')).not.toContain('a-token-in-an-address');
  });
});
