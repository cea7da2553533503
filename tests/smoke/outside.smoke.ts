import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newTab } from './support/browser/new-tab.ts';
import { smokeSuite } from './support/smoke-suite.ts';

/** Another site: it shows the portal in a frame, and has a page that the portal leads to. */
let site: Server | undefined;
let host = '';
let portal = '';

beforeAll(async () => {
  const server = createServer((request, response) => {
    const frame = request.url === '/frame' ? `<iframe src="${portal}/sales/overview" width="1200" height="700">` : '';
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Another site</title>${frame}`);
  }).listen(0, '127.0.0.1');
  site = server;
  await new Promise((listening) => server.once('listening', listening));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

const smoke = smokeSuite({
  settings: () => ({
    frameOrigins: [`http://${host}`],
    // Whatever leads there may take the session along, unless the link itself keeps it back.
    trustedHosts: [host],
    operator: { contact: `http://${host}/ask?x=1` },
  }),
});

afterAll(() => void site?.close());

const signedIn = { as: 'demo' } as const;

test(
  'S2.072 inside a frame of another site the portal shows its area without rail and menu panel',
  smoke.visit(async (visitor) => {
    portal = smoke.portal.origin;
    await visitor.open('/sales/overview');
    await visitor.see('area', { area: 'sales', state: 'mounted' });
    await visitor.see('rail');
    await visitor.see('menu-panel');
    await visitor.page.goto(`http://${host}/frame`);
    const frame = await visitor.page.waitForFrame((entry) => entry.url().startsWith(portal));
    await frame.waitForSelector('[data-testid="area"][data-state="mounted"] [data-testid="chart"]', { visible: true });
    expect(await frame.$$('[data-testid="rail"], [data-testid="menu-panel"]')).toEqual([]);
    expect(new URL(frame.url()).pathname).toBe('/sales/overview');
  }, signedIn),
);

test(
  'S2.140 a link that keeps the session back opens its address as it is, without language, mark and token',
  smoke.visit(async (visitor) => {
    await visitor.open('/about');
    expect(await newTab(visitor, 'contact')).toBe('/ask?x=1');
    expect(await visitor.cookie('token')).toBeTruthy();
  }, signedIn),
);

test(
  'S9.007 a click within 1000 ms of the one that was followed does nothing, the next one after that is followed',
  smoke.visit(async (visitor) => {
    await visitor.open('/about');
    await visitor.see('contact');
    // Clicks by the page itself, with the moment that it gives each: a busy machine may take longer between them.
    const clicks = await visitor.page.evaluate(async () => {
      const link = document.querySelector<HTMLElement>('[data-testid="contact"]');
      let opened = 0;
      let time = 0;
      window.open = () => {
        opened += 1;
        return null;
      };
      const keepTime = ({ timeStamp }: Event) => {
        time = timeStamp;
      };
      window.addEventListener('click', keepTime, true);
      const all: { time: number; opened: number }[] = [];
      while (opened < 3) {
        link?.click();
        all.push({ time, opened });
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
      return all;
    });
    let followed = { time: Number.NEGATIVE_INFINITY, opened: 0 };
    for (const { time, opened } of clicks) {
      const counts = time - followed.time >= 1000;
      expect([time, opened]).toEqual([time, followed.opened + (counts ? 1 : 0)]);
      if (counts) followed = { time, opened };
    }
    expect(clicks.length).toBeGreaterThan(followed.opened);
  }, signedIn),
);
