import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildArea } from '../../build/area/build-area.ts';
import { serveAreas } from './support/portal/serve-areas.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-own-window-'));
const folders = { alpha: join(folder, 'alpha'), beta: join(folder, 'beta') };
const smoke = smokeSuite();

beforeAll(async () => {
  const entry = fileURLToPath(new URL('../fixtures/own-window/index.ts', import.meta.url));
  for (const name of ['alpha', 'beta'] as const) {
    await buildArea({ name: `@portal/area-${name}`, entry, out: folders[name] });
    await smoke.portal.offer(name, 0);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const untouched = { left: 'nothing', ofPage: 'of the page', wrapsFetch: false, patchesHistory: false };
const changed = (left: string) => ({ left, ofPage: 'nothing', wrapsFetch: true, patchesHistory: true });

/** What an area says it has found. */
async function findings(visitor: Visitor, name: string): Promise<unknown> {
  await visitor.see('area', { area: name, state: 'mounted' });
  await visitor.read('area', new RegExp(`"name":"${name}"`));
  return JSON.parse(await visitor.words('area'));
}

/** The shell's window, as a script of the page sees it. */
const shellWindow = (visitor: Visitor): Promise<unknown> =>
  visitor.page.evaluate(() => ({
    strange: Object.getOwnPropertyNames(window).filter((name) => /leftByArea|webpackChunkportal_area/.test(name)),
    ofPage: Reflect.get(window, 'ofPage') as unknown,
    nativeFetch: String(window.fetch).includes('[native code]'),
    samePush: window.history.pushState === Reflect.get(window, 'pushOfPage'),
    onresize: window.onresize,
  }));

/** How often what an area has left behind has run. */
const counts = (visitor: Visitor): Promise<Record<string, number>> =>
  visitor.page.evaluate(() => {
    window.dispatchEvent(new Event('resize'));
    document.dispatchEvent(new Event('click'));
    const all = Object.entries(sessionStorage) as [string, string][];
    return Object.fromEntries(all.filter(([name]) => name.startsWith('alpha')).map(([name, n]) => [name, Number(n)]));
  });

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

describe('S9.050 an area that the build has made has a window of its own', () => {
  test(
    'S9.050 neither the shell nor another area sees what it writes; it finds it again, and what it left running has ended',
    smoke.visit(
      async (visitor) => {
        await serveAreas(visitor, folders);
        await visitor.page.evaluateOnNewDocument(() => Object.assign(window, { ofPage: 'of the page' }));
        await visitor.open('/dashboard');
        await visitor.see('dashboard');
        // single-spa has put its own in place by now.
        await visitor.page.evaluate(() => Object.assign(window, { pushOfPage: window.history.pushState }));
        const clean = { strange: [], ofPage: 'of the page', nativeFetch: true, samePush: true, onresize: null };

        await visitor.click('rail-app', { path: '/alpha' });
        const first = { name: 'alpha', found: untouched, now: changed('alpha'), inChunk: 'alpha' };
        expect(await findings(visitor, 'alpha')).toEqual(first);
        expect(await shellWindow(visitor)).toEqual(clean);
        await visitor.page.waitForFunction(() => Number(sessionStorage.getItem('alphaTicked')) > 2);
        const before = await counts(visitor);
        expect(before).toMatchObject({ alphaFetched: 1, alphaResized: 2, alphaClicked: 1 });

        await visitor.click('rail-app', { path: '/beta' });
        const other = { name: 'beta', found: untouched, now: changed('beta'), inChunk: 'beta' };
        expect(await findings(visitor, 'beta')).toEqual(other);
        expect(await shellWindow(visitor)).toEqual(clean);
        const left = await counts(visitor);
        // Long enough for what should have ended, and for the entry to take another click (S9.007).
        await pause(1_100);
        expect(await counts(visitor)).toEqual(left);
        expect(left).toMatchObject({ alphaFetched: 1, alphaResized: 2 });

        await visitor.click('rail-app', { path: '/alpha' });
        const again = { name: 'alpha', found: changed('alpha'), now: changed('alpha'), inChunk: 'alpha' };
        expect(await findings(visitor, 'alpha')).toEqual(again);
        expect(await shellWindow(visitor)).toEqual(clean);
      },
      { as: 'demo' },
    ),
  );
});
