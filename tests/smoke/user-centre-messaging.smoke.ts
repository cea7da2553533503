import { describe, expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import { eventually } from './support/browser/eventually.ts';
import { accounts } from './support/door/accounts.ts';
import { proveAgain } from './support/door/prove-again.ts';
import { sent } from './support/door/sent.ts';
import { openCentre } from './support/page/user-centre.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const asAdmin = { as: 'admin', language: 'en' } as const;

/** Lets timers that wait for a second or more run ten times as fast. */
const quickTimers = (visitor: Visitor) =>
  visitor.page.evaluateOnNewDocument(() => {
    const plain = window.setInterval;
    const quick = (handler: () => void, delay = 0) => plain(handler, delay >= 1000 ? delay / 10 : delay);
    Object.assign(window, { setInterval: quick });
  });

describe('the messaging account', () => {
  test(
    'S4.068 a code whose time is over, or whose status is none of the known, is greyed and asked for no more; another can be had',
    smoke.visit(async (visitor) => {
      const { server } = smoke.portal;
      const token = await server.signIn('admin', accounts.admin);
      const code = await server.call('getBindQRCode', {}, { token, proof: await server.prove(token, accounts.admin) });
      const strange = { status: { status: 0, msg2Client: '', msg2Dev: '' }, data: '9' };
      const answers = {
        /** A code whose time is over as it comes. */
        over: { [calls.getBindQRCode.path]: { ...code.body, data: { ...code.body.data, expireTime: Date.now() } } },
        strange: { [calls.getQRCodeStatus.path]: strange },
        none: {},
      };
      let now: keyof typeof answers = 'over';
      await quickTimers(visitor);
      await visitor.page.setRequestInterception(true);
      visitor.page.on('request', (request) => {
        const path = new URL(request.url()).pathname.replace('/api', '');
        const answer: object | undefined = Object.entries(answers[now]).find(([of]) => of === path)?.[1];
        if (!answer) return void request.continue();
        void request.respond({ contentType: 'application/json', body: JSON.stringify(answer) });
      });
      const expectOver = async () => {
        await visitor.see('qr-code', { stage: 'expired' });
        await visitor.see('qr-refresh');
        const opacity = await visitor.page.$eval(
          '[data-testid="qr-code"] img',
          (image) => getComputedStyle(image).opacity,
        );
        expect(Number(opacity)).toBeLessThan(0.5);
        const queryOf = () => visitor.trace.paths().filter((path) => path.includes(calls.getQRCodeStatus.path)).length;
        const before = queryOf();
        // Five times as long as from one question to the next here.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        expect(queryOf()).toBe(before);
      };
      await openCentre(visitor);
      await visitor.click('bound-messaging');
      await expectOver();
      now = 'strange';
      await visitor.click('qr-refresh');
      await proveAgain(visitor, accounts.admin);
      await expectOver();
      now = 'none';
      await visitor.click('qr-refresh');
      await visitor.see('qr-code', { stage: 'waiting' });
      const known = visitor.page.waitForResponse((response) => response.url().includes(calls.getQRCodeStatus.path));
      expect((await (await known).json()).data).not.toBe('9');
      await visitor.see('qr-code', { stage: 'waiting' });
    }, asAdmin),
  );

  test(
    'S4.065 S4.066 over the wire the code is asked for every 2 s, and never after closing',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      await visitor.click('bound-messaging');
      await proveAgain(visitor, accounts.admin);
      await visitor.see('qr-code', { stage: 'waiting' });
      let requests = 0;
      visitor.page.on('request', (request) => {
        if (request.url().includes(calls.getQRCodeStatus.path)) requests += 1;
      });
      // When the page asked, by the page itself: word of it may come late here. Where the machine was busy with other
      // things it asks late, too, so four in their time are waited for.
      const lastPauses = () =>
        visitor.page.evaluate((path) => {
          const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes(path));
          const asks = files.map(({ startTime }) => startTime);
          return asks.flatMap((time, index) => (index === 0 ? [] : [time - (asks[index - 1] ?? 0)])).slice(-3);
        }, calls.getQRCodeStatus.path);
      const isTimely = (pause: number) => Math.abs(pause - 2000) < 700;
      const pauses = await eventually(lastPauses, (found) => found.length === 3 && found.every(isTimely));
      expect(pauses.map(isTimely)).toEqual([true, true, true]);
      await visitor.click('bound-messaging');
      await visitor.seeNo('messaging-popover');
      const before = requests;
      await new Promise((resolve) => setTimeout(resolve, 4500));
      expect(requests).toBe(before);
    }, asAdmin),
  );

  test(
    'S2.129 S4.067 S7.034 a phone confirms: the popover goes, the name comes; then another phone takes its place',
    smoke.visit(async (visitor) => {
      await openCentre(visitor);
      for (const name of ['Pixel of Wang', '王芳的手机']) {
        await visitor.click('bound-messaging');
        // Once for both.
        if (name === 'Pixel of Wang') await proveAgain(visitor, accounts.admin);
        await visitor.see('qr-code', { stage: 'waiting' });
        const link = await (await visitor.see('qr-open-here')).evaluate(
          (element) => (element as HTMLAnchorElement).href,
        );
        const tab = await visitor.page.browser().createBrowserContext();
        const device = await tab.newPage();
        await device.goto(link);
        await (await device.waitForSelector('input[name="nickName"]'))?.type(name);
        await device.click('[data-testid="scan-bind"]');
        await device.waitForSelector('[data-testid="scan"][data-step="bound"]');
        await tab.close();
        // It stands for some seconds alone.
        await visitor.read('toast', /Binding success/);
        await visitor.seeNo('messaging-popover');
        await visitor.read('bound-messaging', new RegExp(name));
      }
      expect(sent(visitor, 'getUserInfo')).toHaveLength(2);
    }, asAdmin),
  );
});
