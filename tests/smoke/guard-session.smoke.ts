import { describe, expect, test } from '@jest/globals';
import { closeWindow } from './support/browser/close-window.ts';
import { clickIn, often } from './support/browser/in-sight.ts';
import { sent } from './support/door/sent.ts';
import { signIn } from './support/door/sign-in.ts';
import { answerFor } from './support/page/dashboard-calls.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;
const minute = 60_000;
const sevenDays = 604_800_000;

/** Lets the server answer every call for figures, or only the next ones, with this status. */
async function answerWith(visitor: Visitor, status: object, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times;
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (!/\/iw-(market|sales-analysis)\//.test(request.url()) || left <= 0) return void request.continue();
    left -= 1;
    void request.respond({ contentType: 'application/json', body: JSON.stringify({ status, data: null }) });
  });
}

describe('session', () => {
  test(
    'S3.067 S3.068 S3.077 S4.001 S4.003 S4.013 S4.015 sign-in keeps token and user in cookies for seven days',
    smoke.visit(async (visitor) => {
      await visitor.open('/home?redirect=%2Fdashboard');
      await signIn(visitor, 'demo');
      await visitor.arriveAt('/dashboard');
      const cookies = await visitor.context.cookies();
      const token = cookies.find((cookie) => cookie.name === 'token');
      const user = cookies.find((cookie) => cookie.name === 'user');
      expect(token?.value).toBeTruthy();
      expect(token?.sameSite).toBe('Lax');
      expect(token?.path).toBe('/');
      expect(JSON.parse(decodeURIComponent(user?.value ?? ''))).toMatchObject({ username: 'demo' });
      const stored = await visitor.page.evaluate(() =>
        Object.values({ ...localStorage })
          .map(Number)
          .filter((time) => time > Date.now()),
      );
      expect(stored.length).toBe(1);
      expect(Math.abs((stored[0] ?? 0) - Date.now() - sevenDays)).toBeLessThan(minute);
      expect(Math.abs((token?.expires ?? 0) * 1000 - (stored[0] ?? 0))).toBeLessThan(minute);
    }),
  );

  test(
    'S4.014 without a stored end the token of a renewal lasts seven days from now',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      const stored = () => visitor.page.evaluate(() => localStorage.getItem('tokenFailureTime'));
      expect(await stored()).toBeNull();
      const before = await visitor.cookie('token');
      await answerWith(visitor, { status: 100441, msg2Client: 'renew', msg2Dev: 'The session is stale' }, 1);
      await visitor.click('rail-language');
      await visitor.see('session-warning');
      await clickIn(visitor.page, '[data-testid="session-warning"] p button');
      await visitor.page.waitForNavigation({ waitUntil: 'domcontentloaded' });
      const token = (await visitor.context.cookies()).find(({ name }) => name === 'token');
      expect(token?.value).not.toBe(before);
      expect(Math.abs((token?.expires ?? 0) * 1000 - Date.now() - sevenDays)).toBeLessThan(minute);
      expect(await stored()).toBeNull();
    }, signedIn),
  );

  test(
    'S4.043 several stale replies at once give one warning',
    smoke.visit(async (visitor) => {
      await answerWith(visitor, { status: 100443, msg2Client: 'renew', msg2Dev: 'The session is stale' });
      await visitor.open('/dashboard');
      await visitor.read('session-warning', /The session is stale/);
      await visitor.quiet();
      const queries = visitor.trace.paths('xhr').concat(visitor.trace.paths('fetch'));
      expect(queries.filter((path) => path.includes('/iw-sales-analysis/')).length).toBeGreaterThan(1);
      expect(await visitor.count('session-warning')).toBe(1);
    }, signedIn),
  );

  test(
    'a sign-out in one tab signs out in the others too',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      const other = await visitor.context.newPage();
      await other.goto(`${visitor.origin}/dashboard`);
      await clickIn(other, '[data-testid="rail-avatar"]');
      await clickIn(other, '[data-testid="avatar-log-out"]');
      await other.waitForFunction(() => location.pathname === '/home', often);
      await visitor.page.bringToFront();
      await visitor.arriveAt('/home?redirect=%2Fdashboard');
      await visitor.see('sign-in');
      expect(await visitor.has('rail')).toBe(false);
      expect(await visitor.cookie('token')).toBeNull();
      await closeWindow(other);
    }, signedIn),
  );

  test(
    'S4.002 S8.034 a reply without a token signs nobody in, and a wrong password is refused with the words of the server',
    smoke.visit(async (visitor) => {
      const agreed = { status: { status: 0, msg2Client: '', msg2Dev: '' } };
      const data = {
        token: '',
        userId: 'u1',
        userNm: 'demo',
        realNm: 'Demo',
        compNm: 'Example',
        actvToYmd: '20991231',
      };
      const goOn = await answerFor(visitor, 'simpleLogin', { ...agreed, data });
      const isSignedOut = async () => {
        expect(visitor.place).toBe('/home?redirect=%2Fdashboard');
        expect([await visitor.cookie('token'), await visitor.cookie('user')]).toEqual([null, null]);
        expect(sent(visitor, 'getUserInfo')).toEqual([]);
      };
      await visitor.open('/home?redirect=%2Fdashboard');
      await signIn(visitor, 'demo');
      const without = await visitor.words('form-error');
      expect(without.length).toBeGreaterThan(5);
      await isSignedOut();
      goOn();
      await signIn(visitor, 'demo', 'not-the-password');
      await visitor.read('form-error', new RegExp(`^(?!${without}).{6}`));
      await isSignedOut();
    }),
  );

  test(
    'S4.004 S4.005 S4.008 log out asks the server, clears the session and leads home with the way back',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/overview');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.click('rail-avatar');
      await visitor.click('avatar-log-out');
      await visitor.arriveAt(/^\/home\?redirect=%2Fsales%2Foverview/);
      expect(visitor.trace.paths().some((path) => path.includes('/login/logout'))).toBe(true);
      expect(await visitor.cookie('token')).toBeNull();
      expect(await visitor.cookie('user')).toBeNull();
    }, signedIn),
  );

  test(
    'S4.009 log out clears the session also when the server fails',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.see('dashboard');
      await visitor.page.setRequestInterception(true);
      visitor.page.on('request', (request) => {
        if (request.url().includes('/login/logout')) void request.respond({ status: 500, body: 'broken' });
        else void request.continue();
      });
      await visitor.click('rail-avatar');
      await visitor.click('avatar-log-out');
      await visitor.arriveAt(/^\/home/);
      expect(await visitor.cookie('token')).toBeNull();
    }, signedIn),
  );

  for (const code of ['100440', '100442', '100152'] as const) {
    test(
      `S4.040 the code ${code} of any reply clears the session and leads to the start`,
      smoke.visit(async (visitor) => {
        await answerWith(visitor, { status: code, msg2Client: 'ended', msg2Dev: '' });
        await visitor.open('/sales/overview');
        await visitor.arriveAt(/^\/home/);
        expect(await visitor.cookie('token')).toBeNull();
      }, signedIn),
    );
  }

  test('a session that has been ended is refused by the server for every call', async () => {
    const { server } = smoke.portal;
    const token = await server.signIn();
    const ask = async () => (await server.call('getUserInfo', {}, { token })).body.status.status;
    expect(await ask()).toBe(0);
    await server.call('logout', {}, { token });
    expect(await ask()).toBe(100440);
  });
});
