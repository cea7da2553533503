import { expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import type { HTTPRequest } from 'puppeteer';
import { eventually } from './support/browser/eventually.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { sent } from './support/door/sent.ts';
import { signIn } from './support/door/sign-in.ts';
import { answerFor, callsMade } from './support/page/dashboard-calls.ts';
import { openWhole } from './support/page/dashboard-page.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** A style sheet of the build, which the page brings into the cache a while after it has come: no call. */
const isFile = (request: HTTPRequest) => /^\/assets\/[\w.-]+\.css$/.test(new URL(request.url()).pathname);

/** What the scripts of the page have asked for. */
const queryOf = (visitor: Visitor): HTTPRequest[] =>
  visitor.trace.requests.filter((request) => ['xhr', 'fetch'].includes(request.resourceType()) && !isFile(request));

/** The words of what lies above the page to be read or answered: dialogs, warnings and passing messages. */
const messages = (visitor: Visitor): Promise<string[]> =>
  visitor.page.$$eval(
    'dialog[open], [role$="dialog"], [data-testid="session-warning"], [data-testid="toast"]',
    (found) =>
      found.filter((element) => element.checkVisibility()).map((element) => (element as HTMLElement).innerText),
  );

test(
  'S7.002 S7.007 S7.010 S9.002 every call goes below /api with the time, its payload in data, a fresh id, and no limit',
  smoke.visit(async (visitor) => {
    await visitor.page.evaluateOnNewDocument(() => {
      const limits: number[] = [];
      const plain = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (...body) {
        limits.push(this.timeout);
        return plain.apply(this, body);
      };
      Object.assign(window, { limits });
    });
    const began = Date.now();
    await openWhole(visitor);
    await visitor.click('rail-app', { path: '/sales' });
    await visitor.see('area', { area: 'sales', state: 'mounted' });
    await visitor.see('chart');
    const requests = queryOf(visitor);
    const ended = Date.now();

    const known = Object.values(calls).map(({ path }) => `/api${path}`);
    const addresses = requests.map((request) => new URL(request.url()));
    expect(addresses.map(({ pathname }) => pathname).filter((path) => !known.includes(path))).toEqual([]);
    for (const { searchParams } of addresses) {
      const time = searchParams.get('t') ?? '';
      expect(time).toMatch(/^\d{13}$/);
      expect(Number(time)).toBeGreaterThanOrEqual(began);
      expect(Number(time)).toBeLessThanOrEqual(ended);
    }

    const bodies = requests
      .filter((request) => request.method() === 'POST')
      .map((request) => JSON.parse(request.postData() ?? 'null') as Record<string, unknown>);
    for (const body of bodies) {
      expect(body.data).toBeInstanceOf(Object);
      const beside = Object.keys(body).filter((name) => !['data', 'token', 'questUID'].includes(name));
      expect(beside).toEqual([]);
    }
    expect(sent(visitor, 'marketQuery')[0]?.data).toMatchObject({ dataset: 'sales' });
    const ids = bodies.flatMap(({ questUID }) => (questUID === undefined ? [] : [questUID]));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);

    const limits = await visitor.page.evaluate(() => (window as unknown as { limits: number[] }).limits);
    expect(limits.length).toBeGreaterThan(ids.length);
    expect(limits.filter((limit) => limit !== 0)).toEqual([]);
  }, signedIn),
);

test(
  'S8.011 a connection that breaks is written to the console and nowhere else, and what was pressed can be pressed again',
  smoke.visit(async (visitor) => {
    let broken = true;
    await visitor.page.setRequestInterception(true);
    visitor.page.on('request', (request) => {
      const isPrice = new URL(request.url()).pathname === `/api${calls.getMarketPrice.path}`;
      void (broken && isPrice ? request.abort('connectionreset') : request.continue());
    });
    const retry = '[data-panel="price-index"] button';
    const logged = () => visitor.trace.complaints.filter((line) => /^console: .*getMarketPrice/.test(line));
    await visitor.open('/dashboard');
    await visitor.page.waitForSelector(retry, { visible: true });
    await visitor.quiet();
    expect(logged().length).toBe(callsMade(visitor, 'getMarketPrice').length);
    expect(logged().join()).not.toContain((await visitor.cookie('token')) ?? 'a token');
    expect(visitor.trace.complaints.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    expect(await messages(visitor)).toEqual([]);

    const before = callsMade(visitor, 'getMarketPrice').length;
    await clickIn(visitor.page, retry);
    expect(
      await eventually(
        () => logged().length,
        (lines) => lines > before,
      ),
    ).toBe(before + 1);
    await visitor.page.waitForSelector(`${retry}:not(:disabled)`, { visible: true });
    await visitor.quiet();
    expect(await messages(visitor)).toEqual([]);
    broken = false;
    await clickIn(visitor.page, retry);
    await visitor.read('price-figures', /\d/);
    await visitor.click('rail-app', { path: '/sales' });
    await visitor.see('area', { area: 'sales', state: 'mounted' });
  }, signedIn),
);

test(
  'S7.087 S8.016 a menu that the server refuses loads nothing and says nothing; the next navigation has it',
  smoke.visit(async (visitor) => {
    const refused = { status: { status: 1, msg2Client: 'The menu is being written.', msg2Dev: '' }, data: null };
    const menuIsBack = await answerFor(visitor, 'getAllMenu', refused);
    await visitor.open('/home?redirect=%2Fsales%2Foverview');
    await signIn(visitor, 'demo');
    await visitor.arriveAt('/dashboard');
    await visitor.see('dashboard');
    await visitor.quiet();
    expect(callsMade(visitor, 'getAllMenu').length).toBeGreaterThan(0);
    expect(visitor.place).toBe('/dashboard');
    expect([await visitor.count('rail-app'), await visitor.count('menu-item'), await visitor.count('area')]).toEqual([
      0, 0, 0,
    ]);
    expect(visitor.trace.paths().filter((path) => path.includes('area-sales'))).toEqual([]);
    // The sign-in has said that it worked; that is no word of the menu.
    expect((await messages(visitor)).filter((words) => !/success/i.test(words))).toEqual([]);
    expect(await visitor.page.content()).not.toContain(refused.status.msg2Client);

    menuIsBack();
    await visitor.click('rail-avatar');
    await visitor.click('avatar-log-out');
    await signIn(visitor, 'demo');
    await visitor.see('rail-app', { path: '/sales' });
  }),
);
