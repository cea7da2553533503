import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { stepLife } from './steps/steps.ts';
import { newBrowser } from './testing/browser.ts';
import { useSignOnServer } from './testing/sign-on-kit.ts';
import { tokenLife } from './testing/stand-in-provider.ts';

const ajv = new Ajv({ strict: false });

describeOnBothStores('sign-in by the provider of a company', (place) => {
  const suite = useSignOnServer(place);
  const over = { status: 1, refusal: 'signon.over', data: null };
  const stateIn = (address: URL) => address.searchParams.get('state') ?? '';
  /** A sign-in up to the address that the provider sends the browser back to. */
  const callback = (browser = newBrowser(), key = 'maker') =>
    browser.go(suite.addressOf(`/sign-on/${key}/start`), ({ pathname }) => pathname.endsWith('/callback'));

  test('who comes back is signed in for half a day, with an account, its products and its lines in the trail', async () => {
    const browser = newBrowser();
    const to = '/sales/trend?by=fuel';
    expect(await suite.visit(browser, { to })).toBe(`/home?redirect=${encodeURIComponent(to)}`);
    const ticket = browser.cookie(suite.addressOf('/'), 'sign-on-ticket');
    const { data } = await suite.finish(browser);
    expect(ajv.validate(schemas.companyLogin.data, data)).toBe(true);
    expect(data).toMatchObject({ userNm: 'maker-lin.wei', realNm: '林薇', compNm: 'maker' });
    const { token = '', userId = '' } = data ?? {};
    const { body } = await suite.accounts.server.call('getUserInfo', {}, { token });
    expect(body.data).toMatchObject({ emalAd: 'lin.wei@maker.example', session: { idleHours: 12 } });
    expect(await suite.products(userId)).toEqual(['price', 'sales']);
    const { company } = suite.settingsOf('maker');
    const lines = [
      ['provider maker', 'create', 'done', expect.objectContaining({ provider: 'maker', company })],
      ['provider maker', 'grant', 'done', { products: ['price', 'sales'] }],
      [userId, 'sign-in', 'done', { way: 'company', provider: 'maker' }],
    ];
    expect(await suite.trail(userId)).toEqual(lines);
    expect(await suite.finish(browser)).toEqual(over);
    const everything = await suite.accounts.everything();
    for (const secret of [ticket, token, 'the-secret-of-the-client']) expect(everything).not.toContain(secret);
  });

  test('nothing that opens anything stands in an address of the portal but what the protocol wants, or in the log', async () => {
    const browser = newBrowser();
    await suite.visit(browser);
    const ticket = browser.cookie(suite.addressOf('/'), 'sign-on-ticket');
    const own = browser.visited.filter((address) => address.startsWith(suite.addressOf('/')));
    expect(own.map((address) => [...new URL(address).searchParams.keys()])).toEqual([['to'], ['code', 'state', 'iss']]);
    const [, back = ''] = own;
    const log = suite.accounts.server.log.join('\n');
    const { searchParams } = new URL(back);
    for (const secret of [ticket, searchParams.get('code') ?? '', searchParams.get('state') ?? '']) {
      expect(secret).not.toBe('');
      expect(log).not.toContain(secret);
    }
  });

  test('the same person is the same account again, whatever else the provider says of them', async () => {
    const first = await suite.outcome();
    suite.provider.people.set('lin', { name: 'Lin Wei', email: 'other@maker.example', email_verified: true });
    expect(await suite.outcome()).toBe(first);
  });

  test('twice at once is one account', async () => {
    const browsers = [newBrowser(), newBrowser()];
    for (const browser of browsers) await suite.visit(browser);
    const both = await Promise.all(browsers.map((browser) => suite.finish(browser)));
    expect(new Set(both.map(({ data }) => data?.userId)).size).toBe(1);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
  });

  describe('what comes back counts', () => {
    test('once', async () => {
      const browser = newBrowser();
      const address = await callback(browser);
      await browser.ask(address.href);
      await browser.ask(address.href);
      expect(await suite.finish(browser)).toEqual(over);
    });

    test('in the browser that has begun it, and is taken from it by no other', async () => {
      const [own, other] = [newBrowser(), newBrowser()];
      const address = await callback(own);
      await callback(other);
      await other.ask(address.href);
      expect(await suite.finish(other)).toEqual(over);
      await own.ask(address.href);
      expect((await suite.finish(own)).status).toBe(0);
    });

    test('for the provider that it was begun with', async () => {
      const browser = newBrowser();
      const address = await callback(browser);
      await browser.ask(address.href.replace('/maker/', '/dealer/'));
      expect(await suite.finish(browser)).toEqual(over);
    });

    test('for ten minutes, and its ticket for two', async () => {
      const browser = newBrowser();
      const address = await callback(browser);
      suite.accounts.pass(stepLife.begun);
      await browser.ask(address.href);
      expect(await suite.finish(browser)).toEqual(over);
      const late = newBrowser();
      await suite.visit(late);
      suite.accounts.pass(stepLife.proven);
      expect(await suite.finish(late)).toEqual(over);
    });

    test('with the state and the nonce that were sent: those of another sign-in of the same browser do not do', async () => {
      const browser = newBrowser();
      const [first, second] = [await callback(browser), await callback(browser)];
      const swapped = new URL(first);
      swapped.searchParams.set('state', stateIn(second));
      await browser.ask(swapped.href);
      // The code was made for another nonce and another verifier.
      expect((await suite.finish(browser)).refusal).toBe('signon.not-proven');
    });

    test('with the nonce that was sent', async () => {
      const browser = newBrowser();
      const atProvider = await browser.go(
        suite.addressOf('/sign-on/maker/start'),
        ({ pathname }) => pathname === '/auth',
      );
      atProvider.searchParams.set('nonce', 'of-somebody-else');
      await browser.go(atProvider.href, ({ pathname }) => pathname === '/home');
      expect((await suite.finish(browser)).refusal).toBe('signon.not-proven');
    });

    test('signed by the provider', async () => {
      suite.provider.rotateKeys();
      const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const forged = { ...publicKey.export({ format: 'jwk' }), kid: suite.provider.keyId, use: 'sig', alg: 'RS256' };
      const stop = suite.provider.intercept((request, response) => {
        if (request.url !== '/jwks') return false;
        response.setHeader('content-type', 'application/jwk-set+json').end(JSON.stringify({ keys: [forged] }));
        return true;
      });
      expect(await suite.outcome()).toBe('signon.not-proven');
      stop();
      suite.provider.rotateKeys();
      expect((await suite.signIn()).status).toBe(0);
    });

    test('from the issuer that was asked', async () => {
      const browser = newBrowser();
      const address = await callback(browser);
      address.searchParams.set('iss', 'https://evil.example');
      await browser.ask(address.href);
      expect((await suite.finish(browser)).refusal).toBe('signon.not-proven');
    });

    test('while it is not over, by clocks that may differ by a minute', async () => {
      const [near, far] = [newBrowser(), newBrowser()];
      const [first, second] = [await callback(near), await callback(far)];
      suite.accounts.pass((tokenLife + 50) * 1000);
      await near.ask(first.href);
      expect((await suite.finish(near)).status).toBe(0);
      suite.accounts.pass(20_000);
      await far.ask(second.href);
      expect((await suite.finish(far)).refusal).toBe('signon.not-proven');
    });
  });

  test('a key that the provider has changed to is read at once', async () => {
    expect((await suite.signIn()).status).toBe(0);
    const readings = () => suite.provider.requests.filter((request) => request === 'GET /jwks').length;
    const before = readings();
    expect((await suite.signIn()).status).toBe(0);
    expect(readings()).toBe(before);
    suite.provider.rotateKeys();
    expect((await suite.signIn()).status).toBe(0);
    expect(readings()).toBe(before + 1);
  });

  test('who does not want to, or may not, is told so, in words of the portal', async () => {
    expect(await suite.signIn(null)).toEqual({ status: 1, refusal: 'signon.cancelled', data: null });
  });

  test.each([
    ['/sales/trend?by=fuel#x', '/sales/trend?by=fuel#x'],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['https://evil.example/x', ''],
    ['/x/..//evil.example', ''],
    ['/a\nb', ''],
    ['', ''],
  ])('the place to go on to stays on this site: %j', async (to, place) => {
    const wanted = place === '' ? '/home' : `/home?redirect=${encodeURIComponent(place)}`;
    expect(await suite.visit(newBrowser(), { to })).toBe(wanted);
  });

  test('who is signed in goes on as they are', async () => {
    const browser = newBrowser();
    await suite.visit(browser);
    const { data } = await suite.finish(browser);
    browser.setCookie(suite.addressOf('/'), 'token', data?.token ?? '');
    const asked = suite.provider.requests.length;
    const answer = await browser.ask(suite.addressOf('/sign-on/dealer/start?to=%2Fprice'));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/price']);
    expect(suite.provider.requests).toHaveLength(asked);
  });

  test('a provider that there is not leads nowhere', async () => {
    const answer = await fetch(suite.addressOf('/sign-on/nobody/start'), { redirect: 'manual' });
    expect(answer.headers.get('location')).toBeNull();
  });

  test('the domain of a mail says which provider it is, and nothing of who has an account', async () => {
    await suite.signIn();
    const find = async (mail: string) => {
      const { body } = await suite.accounts.server.call('findSignOn', { mail }, { language: 'en' });
      return body.data?.path ?? body.status.refusal;
    };
    expect(await find(' Lin.Wei@MAKER.example ')).toBe('/sign-on/maker/start');
    expect(await find('nobody@maker.example')).toBe('/sign-on/maker/start');
    expect(await find('lin@dealer.example')).toBe('/sign-on/dealer/start');
    for (const mail of ['lin@else.example', 'maker.example', 'a@b@maker.example', '@maker.example', '林'])
      expect(await find(mail)).toBe('signon.no-provider');
  });
});
