import { afterEach, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { endSession } from '../../server/accounts/sessions/session-store.ts';
import { clickIn, often, seeIn } from './support/browser/in-sight.ts';
import { enter } from './support/door/sign-in.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const db = () => smoke.portal.server.stores.state.db;

interface Shell {
  request(name: string): Promise<unknown>;
}

/** Lets the shell of a page make ten calls at once. @returns the codes they ended with, 0 for success */
const tenCalls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { System } = window as unknown as { System: { import(name: string): Promise<Shell> } };
    const shell = await System.import('@portal/shell');
    const queries = await Promise.allSettled(Array.from({ length: 10 }, () => shell.request('getAuthProducts')));
    return queries.map((query) => (query.status === 'fulfilled' ? '0' : String(query.reason.status)));
  });

async function anotherTab(visitor: Visitor): Promise<Page> {
  const page = await visitor.context.newPage();
  await page.goto(`${visitor.origin}/dashboard`, { waitUntil: 'domcontentloaded' });
  await seeIn(page, '[data-testid="dashboard"]');
  return page;
}

/** Loads of whole pages since the trace was cleared. */
const loads = (visitor: Visitor) => visitor.trace.requests.filter((request) => request.isNavigationRequest());

const setState = (state: string) => db().updateTable('account').set({ state }).where('user_key', '=', 'demo').execute();

/** As an operator's change does it. */
const changeRights = () =>
  db().updateTable('account').set({ rights_changed_at: Date.now() }).where('user_key', '=', 'demo').execute();

describe('a session that the server has ended', () => {
  // One that was suspended would keep all journeys after it out.
  afterEach(() => setState('1'));

  const causes: [string, string, (token: string) => Promise<unknown>][] = [
    ['100440', 'that has ended', (token) => endSession(db(), token, 'logout', Date.now())],
    [
      '100442',
      'that gave way to another one',
      (token) => smoke.portal.server.call('refreshToken', { refreshToken: token }, { token }),
    ],
    ['100152', 'whose account was suspended', () => setState('4')],
  ];
  for (const [code, which, cause] of causes) {
    test(
      `S4.040 S8.010 ${code}: one ${which} clears the cookies and leads to / once, in every tab, also when ten calls fail`,
      smoke.visit(async (visitor) => {
        const token = await enter(visitor);
        const other = await anotherTab(visitor);
        await visitor.page.bringToFront();
        await visitor.page.evaluate(() => Object.assign(window, { former: true }));
        visitor.trace.clear();
        await cause(token);
        const answer = await smoke.portal.server.call('getAuthProducts', {}, { token });
        expect(String(answer.body.status.status)).toBe(code);
        // Nobody waits for how the calls end: the page is gone before it could say so.
        tenCalls(visitor.page).catch(() => null);
        // The page that goes may show the sign-in for a moment.
        await visitor.page.waitForFunction(() => !('former' in window), often);
        await visitor.see('sign-in');
        expect(loads(visitor).map((request) => new URL(request.url()).pathname)).toEqual(['/']);
        expect(visitor.trace.paths().filter((path) => path.includes('logout'))).toEqual([]);
        expect(await visitor.cookie('token')).toBeNull();
        expect(await visitor.cookie('user')).toBeNull();
        await other.bringToFront();
        await seeIn(other, '[data-testid="sign-in"]');
      }),
    );
  }
});

describe('a session whose rights have changed', () => {
  const warning = '[data-testid="session-warning"]';
  const press = (page: Page) => clickIn(page, `${warning} p button`);

  test(
    'S4.041 S4.042 S4.043 S8.007 S8.008 S8.009 S9.003 ten calls give one warning, whose click renews and loads anew',
    smoke.visit(async (visitor) => {
      const token = await enter(visitor);
      const before = (await visitor.context.cookies()).find(({ name }) => name === 'token')?.expires ?? 0;
      await changeRights();
      expect(new Set(await tenCalls(visitor.page))).toEqual(new Set(['100441']));
      await visitor.see('session-warning');
      expect(await visitor.count('session-warning')).toBe(1);
      const answer = await smoke.portal.server.call('getAuthProducts', {}, { token, language: 'en' });
      const words = await visitor.words('session-warning');
      expect(words).toMatch(/^Warning/i);
      expect(words).toContain(answer.body.status.msg2Dev);
      expect(words).toMatch(/click here/);
      await visitor.page.evaluate(() => Object.assign(window, { former: true }));
      visitor.trace.clear();
      await press(visitor.page);
      await visitor.page.waitForFunction(() => !('former' in window), often);
      await visitor.see('dashboard');
      const renewals = visitor.trace.requests.filter((request) => request.url().includes('/login/refreshToken'));
      expect(renewals.map((request) => JSON.parse(request.postData() ?? '{}').data)).toEqual([
        { deviceId: '1234', refreshToken: token },
      ]);
      const renewed = (await visitor.context.cookies()).find(({ name }) => name === 'token');
      expect(renewed?.value).not.toBe(token);
      // S4.011 S4.013: another token, the same end.
      expect(Math.abs((renewed?.expires ?? 0) - before)).toBeLessThan(2);
      expect(new Set(await tenCalls(visitor.page))).toEqual(new Set(['0']));
      expect(await visitor.has('session-warning')).toBe(false);
    }),
  );

  test(
    'S4.042 two tabs that press at once renew once, and neither ends the other',
    smoke.visit(async (visitor) => {
      await enter(visitor);
      const other = await anotherTab(visitor);
      let renewals = 0;
      for (const page of [visitor.page, other]) {
        page.on('request', (request) => {
          if (request.url().includes('/login/refreshToken')) renewals += 1;
        });
      }
      await changeRights();
      await Promise.all([tenCalls(visitor.page), tenCalls(other)]);
      const pressIn = (page: Page) =>
        page.evaluate((selector) => {
          Object.assign(window, { former: true });
          document.querySelector<HTMLElement>(selector)?.click();
        }, `${warning} p button`);
      await Promise.all([other.waitForSelector(warning), visitor.page.waitForSelector(warning)]);
      await Promise.all([pressIn(other), pressIn(visitor.page)]);
      for (const page of [other, visitor.page]) {
        await page.bringToFront();
        await page.waitForFunction(() => !('former' in window), often);
        await page.waitForSelector('[data-testid="dashboard"]');
      }
      expect(renewals).toBe(1);
      const codes = [...(await tenCalls(visitor.page)), ...(await tenCalls(other))];
      expect(new Set(codes)).toEqual(new Set(['0']));
    }),
  );

  test(
    'S4.042 calls that another tab makes all the while are not taken for a stolen token',
    smoke.visit(async (visitor) => {
      await enter(visitor);
      const other = await anotherTab(visitor);
      await changeRights();
      await visitor.page.bringToFront();
      await tenCalls(visitor.page);
      await visitor.see('session-warning');
      let renewed = false;
      const asking = (async () => {
        const codes: string[] = [];
        for (let round = 0; round < 4 || !renewed; round += 1) codes.push(...(await tenCalls(other)));
        return [...codes, ...(await tenCalls(other))];
      })();
      await visitor.page.evaluate(() => Object.assign(window, { former: true }));
      await press(visitor.page);
      await visitor.page.waitForFunction(() => !('former' in window), often);
      await visitor.see('dashboard');
      renewed = true;
      const codes = await asking;
      expect(codes.filter((code) => code !== '0' && code !== '100441')).toEqual([]);
      expect(codes.slice(-10)).toEqual(Array.from({ length: 10 }, () => '0'));
      expect(new Set(await tenCalls(visitor.page))).toEqual(new Set(['0']));
    }),
  );
});

test(
  'S8.005 S8.006 a user that cannot be read is said, the token goes, and the sign-in remembers the way',
  smoke.visit(async (visitor) => {
    await visitor.hold('token', 'of-nobody');
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      if (!request.url().includes('getUserInfo')) return void request.continue();
      const body = JSON.stringify({ status: { status: 0, msg2Client: '', msg2Dev: '' }, data: null });
      void request.respond({ contentType: 'application/json', body });
    });
    await visitor.open('/sales/trend?dateType=annual');
    await visitor.read('toast', /Verification failed, please Login again\./);
    await visitor.arriveAt(`/home?redirect=${encodeURIComponent('/sales/trend?dateType=annual')}`);
    expect(await visitor.cookie('token')).toBeNull();
  }),
);
