import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import { writeMenuEntry } from '../../server/products/write-products.ts';
import { eventually } from './support/browser/eventually.ts';
import { pressFound } from './support/browser/in-sight.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

let site: Server | undefined;
let referrers: (string | undefined)[] = [];
let outside = '';

beforeAll(async () => {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/tool')) referrers.push(request.headers.referer);
    response.setHeader('content-type', 'text/html').end('<title>tool</title>');
  }).listen(0, '127.0.0.1');
  site = server;
  await new Promise((listening) => server.once('listening', listening));
  outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tool?x=1#top`;
  const texts = { zh_CN: { name: '工具' }, en: { name: 'Tool' } };
  const common = { icon: 'tag', video_url: '', special: 0 };
  const { db } = smoke.portal.server.stores.state;
  const product = { ...common, parent_id: '1000', product_id: '1000', type: 1, key: 'tool', sort: 90 };
  await writeMenuEntry(db, { ...product, menu_id: 'tool', path: outside }, texts);
  await writeMenuEntry(
    db,
    { ...product, menu_id: 'port', key: 'port', path: '/sales/structure:8081/x', sort: 91 },
    {
      zh_CN: { name: '端口' },
      en: { name: 'Port' },
    },
  );
});
afterAll(() => void site?.close());

/** Opens the pages of sales and gives the tab that a click opens. */
async function tabOf(visitor: Visitor, act: () => Promise<void>): Promise<Page> {
  const target = visitor.context.waitForTarget((entry) => entry.url().startsWith(outside.split('?')[0] ?? 'x'));
  await act();
  const page = await (await target).page();
  if (!page) throw new Error('no tab was opened');
  return page;
}

/** A link of the menu by its name. */
const linkOf = (visitor: Visitor, name: string) =>
  visitor.page.waitForSelector(`::-p-xpath(//nav//a[normalize-space()="${name}"])`);

describe('a link of the menu', () => {
  test(
    'S2.138 S2.139 S2.144 to another site opens one tab with language, mark and session, and is told once',
    smoke.visit(async (visitor) => {
      referrers = [];
      await visitor.open('/sales/trend');
      const link = await linkOf(visitor, 'Tool');
      expect(await link?.evaluate((element) => element.getAttribute('href'))).toBe(outside);
      const tab = await tabOf(visitor, async () => {
        // The page lies behind the new tab after the first press, and whoever steers it may come too late for a second.
        await link?.evaluate((element) => {
          const again = () => setTimeout(() => (element as HTMLElement).click());
          element.addEventListener('click', again, { once: true });
        });
        await pressFound(link);
      });
      const token = await visitor.cookie('token');
      expect(tab.url()).toBe(outside.replace('#', `&locale=en&isIways=true&token=${token}#`));
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      const reported = () => visitor.trace.requests.filter((request) => request.postData()?.includes('"click menu"'));
      expect(await eventually(reported, ({ length }) => length > 0)).toHaveLength(1);
      expect((await visitor.context.pages()).filter((page) => page.url().includes('/tool'))).toHaveLength(1);
      expect(referrers).toEqual([undefined]);
      expect(visitor.place).toMatch(/^\/sales\/trend/);
    }, signedIn),
  );

  test(
    'S2.142 S2.143 to a page changes the route without a page load, and text after a colon is dropped',
    smoke.visit(async (visitor) => {
      await visitor.open('/sales/trend');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
      visitor.trace.clear();
      await visitor.click('menu-item', { path: '/sales/ranking' });
      await visitor.arriveAt('/sales/ranking');
      await pressFound(await linkOf(visitor, 'Port'));
      await visitor.arriveAt('/sales/structure');
      expect(visitor.trace.paths('document')).toEqual([]);
    }, signedIn),
  );
});
