import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { newBrowser } from './testing/browser.ts';
import { useSignOnServer } from './testing/sign-on-kit.ts';

describeOnBothStores('a provider in trouble', (place) => {
  const suite = useSignOnServer(place);
  const unreachable = { status: 503, refusal: 'signon.unreachable', data: null };

  test('one that nobody answers at is said to be away, at once, on the page that one came from', async () => {
    suite.settingsOf('maker').issuer = 'http://127.0.0.1:9';
    const browser = newBrowser();
    expect(await suite.visit(browser)).toBe('/home?redirect=%2Fsales');
    expect(await suite.finish(browser)).toEqual(unreachable);
  });

  test.each([
    ['answers with an error of its own', 500, 'signon.unreachable'],
    ['says what no client understands', 200, 'signon.not-proven'],
    ['leads elsewhere, which is not followed', 302, 'signon.not-proven'],
  ])('one that %s', async (_what, code, refusal) => {
    const elsewhere = suite.provider.requests.length;
    const stop = suite.provider.intercept((request, response) => {
      if (request.url !== '/token') return false;
      response.writeHead(code, { location: '/elsewhere', 'content-type': 'application/json' }).end('{"a":1}');
      return true;
    });
    const browser = newBrowser();
    await suite.visit(browser);
    expect((await suite.finish(browser)).refusal).toBe(refusal);
    expect(suite.provider.requests.slice(elsewhere)).not.toContain('GET /elsewhere');
    stop();
    const line = suite.accounts.server.log.map((text) => JSON.parse(text)).findLast(({ provider }) => provider);
    expect(line).toMatchObject({ level: 40, provider: 'maker' });
    expect(Object.keys(line)).toEqual(expect.arrayContaining(['ending', 'fault']));
    expect(line).not.toHaveProperty('err');
  });

  test('what it says of itself is read once, and again when it is an hour old', async () => {
    const readings = () => suite.provider.requests.filter((each) => each.includes('/.well-known/')).length;
    await suite.signIn();
    const before = readings();
    await suite.signIn();
    expect(readings()).toBe(before);
    suite.accounts.pass(60 * 60_000);
    const browser = newBrowser();
    await browser.ask(suite.addressOf('/sign-on/maker/start'));
    expect(readings()).toBe(before + 1);
  });

  test('its own word that it has trouble is passed on as that', async () => {
    const browser = newBrowser();
    const address = await browser.go(suite.addressOf('/sign-on/maker/start'), ({ pathname }) =>
      pathname.endsWith('/callback'),
    );
    address.searchParams.delete('code');
    address.searchParams.set('error', 'temporarily_unavailable');
    address.searchParams.set('error_description', '<b>words of others</b>');
    await browser.ask(address.href);
    expect(await suite.finish(browser)).toEqual(unreachable);
  });
});
