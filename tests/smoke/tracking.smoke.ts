import { describe, expect, test } from '@jest/globals';
import type { HTTPRequest } from 'puppeteer';
import { eventually } from './support/browser/eventually.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

type Body = Record<string, unknown> & { eventContext?: { url: string } };

const tracked = (visitor: Visitor): HTTPRequest[] =>
  visitor.trace.requests.filter((request) => new URL(request.url()).pathname.startsWith('/api/tracking/'));

const dataOf = (request: HTTPRequest) => (JSON.parse(request.postData() ?? '{}') as { data: Body }).data;

const events = (visitor: Visitor): Body[] =>
  tracked(visitor)
    .filter((request) => request.url().includes('/tracking/tracking'))
    .map(dataOf);

const registrations = (visitor: Visitor) =>
  tracked(visitor).filter((request) => request.url().includes('/tracking/register'));

/** Waits until an event fits, and gives it. */
async function eventThat(visitor: Visitor, fits: (event: Body) => boolean): Promise<Body> {
  const found = await eventually(() => events(visitor).find(fits), Boolean);
  if (!found) throw new Error(`No event fits among ${JSON.stringify(events(visitor))}`);
  return found;
}

const visitOf = (path: string) => (event: Body) => event.eventCode === 'visit' && event.eventContext?.url === path;

describe('a visit', () => {
  test(
    'S3.075 S4.076 S4.077 S7.062 S7.064 registers once in a browser, with nine keys, and keeps the session in a cookie',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/trend');
      await eventThat(visitor, visitOf('/sales/trend'));
      const [register] = registrations(visitor).map(dataOf);
      const keys = ['appId', 'appVersion', 'browser', 'browserResolution', 'browserVersion', 'os', 'secret'];
      expect(Object.keys(register ?? {}).sort()).toEqual([...keys, 'userAgent', 'visitTime']);
      expect(register?.visitTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
      const cookie = (await visitor.context.cookies()).find(({ name }) => name === 'TRACKING_ID');
      expect(cookie).toMatchObject({ session: true, sameSite: 'Lax', path: '/' });
      expect(events(visitor)[0]?.sessionId).toBe(cookie?.value);
      visitor.trace.clear();
      await visitor.open('/dashboard');
      await eventThat(visitor, visitOf('/dashboard'));
      expect(registrations(visitor)).toEqual([]);
      const row = smoke.portal.server.stores.state.db.selectFrom('tracking_session').selectAll();
      const remaining = await row.where('session_id', '=', cookie?.value ?? '').execute();
      expect(remaining).toMatchObject([{ network: '127.0.0.0', browser: 'Chrome', app_version: register?.appVersion }]);
    }, signedIn),
  );

  test(
    'S2.150 S2.151 S2.152 S3.050 S7.065 S7.066 S9.020 each route sends one, with what it belongs to and who it is',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/trend');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      await visitor.click('menu-item', { path: '/sales/ranking' });
      await visitor.click('rail-home');
      const ranking = await eventThat(visitor, visitOf('/sales/ranking'));
      await eventThat(visitor, visitOf('/dashboard'));
      const account = await smoke.portal.server.stores.state.db
        .selectFrom('account')
        .select('account_id')
        .where('user_key', '=', 'demo')
        .executeTakeFirstOrThrow();
      expect(ranking).toEqual({
        sessionId: await visitor.cookie('TRACKING_ID'),
        userId: account.account_id,
        visitTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
        eventContext: { url: '/sales/ranking' },
        eventCode: 'visit',
        eventName: 'visit page',
        resourceCode: '1000/sales-ranking',
        resourceName: 'Sales/Ranking',
      });
      const visits = events(visitor).filter(({ eventCode }) => eventCode === 'visit');
      expect(visits.map(({ eventContext }) => eventContext?.url)).toEqual([
        ...['/sales/trend', '/sales/ranking', '/dashboard'],
      ]);
      const remaining = await eventually(
        () =>
          smoke.portal.server.stores.state.db
            .selectFrom('tracking_event')
            .select(['account_id', 'product_id'])
            .where('url', '=', '/sales/ranking')
            .execute(),
        ({ length }) => length > 0,
      );
      expect(remaining).toEqual([{ account_id: account.account_id, product_id: '1000' }]);
    }, signedIn),
  );

  test(
    'nothing is sent before the first paint, and nothing is in the way of the calls of the page',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await eventThat(visitor, visitOf('/dashboard'));
      const { paint, asked: queries } = await visitor.page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        asked: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
      }));
      const [first] = queries.filter(({ name }) => name.includes('/api/tracking/'));
      expect(first?.startTime).toBeGreaterThanOrEqual(paint + 1000);
    }, signedIn),
  );

  test(
    'a page of the portal in a page of the portal is counted once',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await eventThat(visitor, visitOf('/dashboard'));
      await visitor.page.evaluate(
        () =>
          new Promise((loaded) => {
            const frame = document.createElement('iframe');
            Object.assign(frame, { src: '/sales/trend', onload: loaded });
            document.body.append(frame);
          }),
      );
      const inside = visitor.page.frames().find((frame) => frame.url().endsWith('/sales/trend'));
      await inside?.waitForSelector('[data-testid="area"][data-state="mounted"]');
      await new Promise((resolve) => setTimeout(resolve, 2500));
      expect(events(visitor).map(({ eventContext }) => eventContext?.url)).toEqual(['/dashboard']);
    }, signedIn),
  );
});

describe('clicks, downloads and the end', () => {
  test(
    'S2.145 S2.146 S2.147 S2.148 S2.149 rail and menu send a click with id and name, from /dashboard',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.click('menu-item', { path: '/sales/structure' });
      const common = { eventContext: { url: '/dashboard' }, eventCode: 'click' };
      const product = await eventThat(visitor, ({ eventName }) => eventName === 'click product');
      expect(product).toMatchObject({ ...common, resourceCode: '1000', resourceName: 'Sales' });
      const menu = await eventThat(visitor, ({ eventName }) => eventName === 'click menu');
      expect(menu).toMatchObject({ ...common, resourceCode: 'sales-structure', resourceName: 'Structure' });
    }, signedIn),
  );

  test(
    'S3.051 S3.054 S3.055 an export sends one download with its path, its name and the page',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/ranking');
      await visitor.see('pivot');
      await visitor.takeAway('export-csv');
      const download = await eventThat(visitor, ({ eventCode }) => eventCode === 'download');
      expect(download).toMatchObject({
        eventName: 'download',
        eventContext: { url: '/sales/ranking' },
        downloadApi: '/v3/iw-sales-analysis/ranking/export',
        downloadName: 'sales ranking export',
      });
      expect(events(visitor).filter(({ eventCode }) => eventCode === 'download')).toHaveLength(1);
    }, signedIn),
  );

  test(
    'S4.007 a logout is told before the logout is called, and belongs to who has left',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await eventThat(visitor, visitOf('/dashboard'));
      visitor.trace.clear();
      await visitor.click('rail-avatar');
      await visitor.click('avatar-log-out');
      await visitor.arriveAt(/^\/home/);
      const logout = await eventThat(visitor, ({ eventName }) => eventName === 'logout');
      expect(logout.eventCode).toBe('click');
      const names = visitor.trace.requests.map((request) =>
        request.url().includes('/login/logout') ? 'call' : request.postData()?.includes('"logout"') ? 'event' : '',
      );
      expect(names.filter(Boolean)).toEqual(['event', 'call']);
      const rows = () =>
        smoke.portal.server.stores.state.db
          .selectFrom('tracking_event')
          .select('account_id')
          .where('event_name', '=', 'logout')
          .execute();
      expect(await eventually(rows, ({ length }) => length > 0)).toEqual([{ account_id: logout.userId }]);
    }, signedIn),
  );
});

test(
  'S4.078 S4.079 S8.015 S9.006 an outage is seen in the console alone, and the calls stop',
  smoke.visit(async (visitor) => {
    const warnings: string[] = [];
    visitor.page.on('console', (message) => {
      if (message.type() === 'warn') warnings.push(message.text());
    });
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) =>
      request.url().includes('/api/tracking/') ? request.abort('connectionrefused') : request.continue(),
    );
    // By the browser's clock, in ms: word of a request may be late here, and the next one's not.
    const queries: number[] = [];
    const devtools = await visitor.page.createCDPSession();
    await devtools.send('Network.enable');
    devtools.on('Network.requestWillBeSent', ({ request, timestamp }) => {
      if (request.url.includes('/tracking/register')) queries.push(timestamp * 1000);
    });
    await visitor.open('/sales/trend');
    await eventually(
      () => queries.length,
      (count) => count >= 3,
    );
    expect(queries).toHaveLength(3);
    await visitor.click('menu-item', { path: '/sales/ranking' });
    await visitor.arriveAt('/sales/ranking');
    await new Promise((resolve) => setTimeout(resolve, 4000));
    expect(tracked(visitor)).toHaveLength(3);
    for (const [place, at] of queries.entries())
      if (place > 0) expect(at - (queries[place - 1] ?? 0)).toBeGreaterThan(950);
    expect(warnings.filter((text) => text.startsWith('Tracking: '))).toHaveLength(3);
    expect(await visitor.page.$$('[role="alert"]')).toEqual([]);
    expect(await visitor.has('area-error')).toBe(false);
  }, signedIn),
);
