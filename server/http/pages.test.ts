import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { unpackMenu } from '@portal/contract';
import { startTestServer, type TestServer } from '../testing/server.ts';

const overrideOrigins = ['http://localhost:8081'];

describe('pages and files', () => {
  let server: TestServer;
  beforeAll(async () => {
    const settings = { overrideOrigins, frameOrigins: ['https://partner.example'] };
    server = await startTestServer({ marketSize: 'none', settings });
  });
  afterAll(() => server?.close());

  const page = async (path: string, cookie = '') => {
    const response = await fetch(server.address + path, { headers: { cookie }, redirect: 'manual' });
    const text = await response.text();
    const boot = /<script type="application\/json" id="portal-boot">(.*?)<\/script>/.exec(text)?.[1];
    return { code: response.status, headers: response.headers, text, boot: boot ? JSON.parse(boot) : null };
  };

  test('S2.034 every page address answers with the HTML, never to be kept', async () => {
    for (const path of ['/', '/home', '/sales/trend?x=1', '/no/such/page', '/portal/anything']) {
      const { code, headers, text } = await page(path);
      expect(code).toBe(200);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(text).toContain('<div id="portal">');
    }
  });

  test('search engines are told their rules in words of their own, not with a page', async () => {
    const { code, headers, text } = await page('/robots.txt');
    expect([code, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toBe('User-agent: *\nDisallow: /api/\n');
  });

  test('S2.091 A41 a dashboard without charts brings none; a broken cookie counts as no choice', async () => {
    const cookie = `token=${await server.signIn()}`;
    const soon = async (chosen: string) =>
      (await page('/dashboard', `${cookie}; myPanels=${encodeURIComponent(chosen)}`)).boot.soon;
    expect(await soon('["new-cars"]')).toEqual([]);
    for (const chosen of ['["price-index"]', '[]', '["x"]', '{'])
      expect(await soon(chosen)).toEqual(['highcharts', 'highcharts-react-official']);
  });

  test('signed out there is no user and no menu in the page', async () => {
    const { boot } = await page('/dashboard', 'token=nonsense');
    expect(boot).not.toHaveProperty('userInfo');
    expect(boot).not.toHaveProperty('menu');
  });

  test('with a valid token the page holds the answers to getUserInfo and getAllMenu', async () => {
    const token = await server.signIn();
    const { boot } = await page('/dashboard', `token=${token}; language=en`);
    const user = await server.call('getUserInfo', {}, { token, language: 'en' });
    const menu = await server.call('getAllMenu', {}, { token, language: 'en' });
    expect(boot.userInfo).toEqual(user.body.data);
    expect(unpackMenu(boot.menu)).toEqual(menu.body.data);
    expect(JSON.stringify(boot.menu).length).toBeLessThan(JSON.stringify(menu.body.data).length / 2);
    expect(boot.language).toBe('en');
  });

  test('in front of another back end the page says where the areas of its build lie, what they show and how files are called', async () => {
    const other = await startTestServer({ marketSize: 'none', settings: { apiOrigin: 'https://api.example' } });
    try {
      const html = await (await fetch(`${other.address}/home`)).text();
      const boot = JSON.parse(/id="portal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
      expect(boot.areas.built['@portal/area-sales']).toMatchObject({
        build: '0a1b',
        entry: '/assets/area-sales.0a1b.js',
      });
      const trend = '/v3/iw-sales-analysis/trend/export';
      expect(boot.areas.downloads[trend].en).toBe('sales trend export');
      expect(boot.areas.links.subModel).toContain('/sales/trend?by=subModel&subModel={key}');
      const here = (await page('/home')).boot.areas;
      expect(here).not.toHaveProperty('built');
      expect(here.downloads).not.toHaveProperty([trend]);
    } finally {
      await other.close();
    }
  });

  test('S3.059 S4.034 language and theme of the cookies are on the root element, Chinese and #3366FF by default', async () => {
    expect((await page('/home')).text).toContain('<html lang="zh-CN" data-theme="#3366FF">');
    expect((await page('/home', 'language=en; theme=%23112233')).text).toContain(
      '<html lang="en" data-theme="#112233">',
    );
    expect((await page('/home', 'language=xx; theme="><script>')).text).toContain(
      '<html lang="zh-CN" data-theme="#3366FF">',
    );
  });

  test('S2.073 A21 the policy lets in scripts of files only, and frames of the listed sites only', async () => {
    const policy = (await page('/home')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe/);
    expect(policy).toContain("frame-ancestors 'self' https://partner.example");
    expect(policy).not.toContain('localhost');
  });

  test('overrides are for developers only, from the listed origins', async () => {
    const analyst = await page('/dashboard', `token=${await server.signIn()}`);
    expect(analyst.boot.overrides).toEqual({ allowed: false, origins: [] });
    expect(analyst.text).not.toContain('import-map-overrides');
    expect(analyst.boot).not.toHaveProperty('developmentReact');
    const developer = await page('/dashboard', `token=${await server.signIn('developer', 'Portal-2026-dev')}`);
    expect(developer.boot.overrides).toEqual({ allowed: true, origins: overrideOrigins });
    expect(developer.boot.developmentReact.file).toBe('/assets/development-framework.0a1b.js');
    expect(developer.text).toContain('<meta name="importmap-type" content="systemjs-importmap" server-only>');
    expect(developer.text).toContain('<script src="/assets/import-map-overrides.0a1b.js"></script>');
    const nonce = developer.boot.styleNonce;
    expect(developer.text).toContain(
      `<import-map-overrides-full lang="en" trigger-position="bottom-right" style-nonce="${nonce}">`,
    );
    const policy = developer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' http://localhost:8081;");
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+' http:\/\/localhost:8081;/);
    expect(policy).toContain("connect-src 'self' http://localhost:8081 ws://localhost:8081;");
  });

  test('the nonce of styles is new for every page and told to the client', async () => {
    const [one, other] = [await page('/home'), await page('/home')];
    expect(one.boot.styleNonce).not.toBe(other.boot.styleNonce);
    expect(one.headers.get('content-security-policy')).toContain(`'nonce-${one.boot.styleNonce}'`);
  });

  test('hashed files are kept for a year and come compressed', async () => {
    const response = await fetch(`${server.address}/assets/react.0a1b.js`, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer().catch(() => undefined);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    const plain = await fetch(`${server.address}/assets/react.0a1b.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toContain('/assets/react.0a1b.js');
  });

  test('what a page loads is never answered with a page', async () => {
    expect((await fetch(`${server.address}/modules/none/index.js`)).status).toBe(404);
    const script = await fetch(`${server.address}/lost.js`, { headers: { 'sec-fetch-dest': 'script' } });
    expect(script.status).toBe(404);
    expect(await script.text()).not.toContain('<');
  });

  test.each(['/areas/none/x.js', '/nowhere.js', '/foo.png'])(
    'the missing file %s is a 404 in plain text',
    async (path) => {
      for (const accept of ['*/*', 'text/html,application/xhtml+xml', 'image/avif,image/*']) {
        const response = await fetch(server.address + path, { headers: { accept } });
        expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8']);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await response.text()).not.toContain('<');
      }
    },
  );

  test('a page whose address holds a dot is a page', async () => {
    for (const path of ['/report/a.b', '/policy/search?policy=gov.2024.js', '/sales/trend/v1.2']) {
      const { code, text } = await page(path);
      expect(code).toBe(200);
      expect(text).toContain('<div id="portal">');
    }
  });

  test.each(['/assets/no-such-file.js', '/assets/..%2fmanifest.json', '/assets/%2e%2e/manifest.json', '/assets/'])(
    '%s gives no file outside',
    async (path) => {
      const response = await fetch(server.address + path);
      const text = await response.text();
      expect([403, 404].includes(response.status) || text.includes('<div id="portal">')).toBe(true);
      expect(text).not.toContain('"loader":');
    },
  );
});
