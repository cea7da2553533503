import { describe, test } from '@jest/globals';
import type { HTTPRequest } from 'puppeteer-core';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** What mounts areas. */
const mounts = /\/portal-root-config\.load\.[^/]*\.js/;

/** Meets each request for what mounts areas. @returns lets it come from now on, what has been waiting for it too */
async function meet(visitor: Visitor, what: 'hold' | 'abort'): Promise<() => void> {
  let comes = false;
  const waiting: HTTPRequest[] = [];
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (comes || !mounts.test(request.url())) void request.continue();
    else if (what === 'hold') waiting.push(request);
    else void request.abort('failed');
  });
  return () => {
    comes = true;
    for (const request of waiting) void request.continue();
  };
}

/** A page that waits for a file is never read to its end. */
const begin = (visitor: Visitor, path: string) => void visitor.open(path).catch(() => undefined);

describe('what mounts areas and does not answer', () => {
  test(
    'keeps nobody from the pages of the portal',
    smoke.visit(async (visitor) => {
      await meet(visitor, 'hold');
      begin(visitor, '/dashboard');
      await visitor.see('rail');
      await visitor.see('dashboard');
    }, signedIn),
  );

  test(
    'shows that an area loads, then that it is slow, and the area once it has come',
    smoke.visit(async (visitor) => {
      const release = await meet(visitor, 'hold');
      begin(visitor, '/sales/overview');
      await visitor.see('rail');
      await visitor.read('lock-overlay', /加载中|Loading/);
      await visitor.read('lock-overlay', /比平时慢|longer than usual/);
      release();
      await visitor.see('area', { area: 'sales', state: 'mounted' });
    }, signedIn),
  );
});

describe('what mounts areas and does not come', () => {
  test(
    'stands as an error in the place of the area, and comes with a retry',
    smoke.visit(async (visitor) => {
      const release = await meet(visitor, 'abort');
      begin(visitor, '/sales/overview');
      await visitor.see('area-error', { reason: 'not-found' });
      release();
      await visitor.click('area-retry');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
    }, signedIn),
  );

  test(
    'is no error of a page, and one of the area that is opened from there',
    smoke.visit(async (visitor) => {
      const release = await meet(visitor, 'abort');
      begin(visitor, '/dashboard');
      await visitor.see('dashboard');
      await visitor.seeNo('area-error');
      await visitor.click('rail-app', { path: '/sales' });
      await visitor.see('area-error', { reason: 'not-found' });
      release();
      await visitor.click('area-retry');
      await visitor.see('area', { area: 'sales', state: 'mounted' });
    }, signedIn),
  );
});
