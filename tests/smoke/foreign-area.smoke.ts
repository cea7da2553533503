import { describe, expect, test } from '@jest/globals';
import { activate, confirm, publish, readPackage, rollBack } from '../../server/modules/index.ts';
import { putEsAreas } from '../fixtures/es-area.ts';
import { foreignManifest, putArea, putForeignArea, scriptOf } from '../fixtures/foreign-area.ts';
import { putTeamAreas } from '../fixtures/team-areas.ts';
import { eventually } from './support/browser/eventually.ts';
import { serveModules, soundArea } from './support/portal/serve-modules.ts';
import { copySeed, smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

/** A product whose entry of the menu is /sq. */
const sq = {
  id: '2098596',
  key: 'sq',
  path: '/sq',
  category: 'market-data',
  place: 5.6,
  names: { zh_CN: '商圈', en: 'Trade areas' },
  memo: { zh_CN: '商圈与网点', en: 'Outlets of a trade area' },
  menu: { standing: 'granted', icon: 'database', pages: [] },
};

const smoke = smokeSuite({
  prepare: async (dataFolder) => {
    await copySeed(dataFolder);
    await putForeignArea(dataFolder);
    await putArea(dataFolder, 'sq', sq);
    await putEsAreas(dataFolder);
    await putTeamAreas(dataFolder);
  },
});

/** Goes on within the page. */
const goTo = (visitor: Visitor, path: string) =>
  visitor.page.evaluate(async (to: string) => {
    const { System } = window as unknown as {
      System: { import(name: string): Promise<{ navigate(to: string): void }> };
    };
    (await System.import('@portal/shell')).navigate(to);
  }, path);

describe('an area that came as a folder with a manifest', () => {
  test(
    'S3.080 stands in the rail where its id is of those listed, opens from there with its panel, and is found by the quick search',
    smoke.visit(
      async (visitor) => {
        const token = (await visitor.cookie('token')) ?? '';
        const { body } = await smoke.portal.server.call('getAllMenu', {}, { token });
        expect(body.data?.map(({ id, path }) => `${id} ${path}`)).toContain('2098596 /sq');
        await visitor.page.setViewport({ width: 1440, height: 1400 });
        await visitor.open('/dashboard');
        await visitor.see('rail-app', { path: '/dealer-map' });
        expect(await visitor.count('rail-app', { path: '/sq' })).toBe(0);
        if (await visitor.has('rail-more')) {
          await visitor.click('rail-more');
          await visitor.see('rail-more-popup');
          expect(await visitor.count('rail-app', { path: '/sq' })).toBe(0);
          await visitor.page.keyboard.press('Escape');
        }
        await visitor.click('rail-app', { path: '/dealer-map' });
        await visitor.arriveAt('/dealer-map/cities');
        await visitor.see('area', { area: 'dealer-map', state: 'mounted' });
        await visitor.read('area', /Dealer map/);
        await visitor.see('menu-item', { path: '/dealer-map/groups' });
        await visitor.click('quick-search-open');
        await visitor.see('quick-search');
        await visitor.page.keyboard.type('dealer groups');
        await visitor.see('quick-search-hit', { path: '/dealer-map/groups' });
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt('/dealer-map/groups');
      },
      { as: 'demo' },
    ),
  );

  test(
    'S2.048 A17 opening /sq loads the /channel module that ships, and the address stays below it',
    smoke.visit(
      async (visitor) => {
        const loads = await serveModules(visitor, { sq: () => soundArea('sq') });
        await visitor.open('/sq');
        await visitor.see('area', { area: 'channel', state: 'mounted' });
        await visitor.arriveAt('/sq/overview');
        await visitor.read('area', /Network overview/);
        expect(loads.get('sq')).toBeUndefined();
      },
      { as: 'demo' },
    ),
  );

  test(
    'a version that its team publishes stands on the next page without a restart, an open page keeps its own, and a rollback brings the former one back',
    smoke.visit(
      async (visitor) => {
        const { db } = smoke.portal.server.stores.state;
        const by = { who: 'team', at: Date.now() };
        const bring = async (version: string) => {
          const files = {
            'manifest.json': JSON.stringify(foreignManifest),
            'index.js': scriptOf(`'Version ${version}'`),
          };
          const packed = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
          await publish(db, readPackage({ name: 'dealer-map', version, files: packed }), by, []);
        };
        const stand = (version: string) => activate(db, { name: 'dealer-map', version, audience: null }, by);
        const fresh = async (words: RegExp) => {
          await visitor.open('/dealer-map/cities');
          await visitor.see('area', { area: 'dealer-map', state: 'mounted' });
          await visitor.read('area', words);
        };
        const reports = () => db.selectFrom('module_report').select(['version', 'kind']).orderBy('version').execute();
        /** Pages have reported that these versions came on screen. */
        const hear = async (...versions: string[]) =>
          expect(await eventually(reports, ({ length }) => length === versions.length)).toEqual(
            versions.map((version) => ({ version, kind: '' })),
          );
        await bring('1.0.0');
        await confirm(db, 'dealer-map', null, by);
        await stand('1.0.0');
        await fresh(/Version 1\.0\.0/);
        await hear('1.0.0');
        await bring('1.1.0');
        await stand('1.1.0');
        // The page that is open goes on with what it has.
        await visitor.click('menu-item', { path: '/dealer-map/groups' });
        await visitor.arriveAt('/dealer-map/groups');
        await visitor.read('area', /Version 1\.0\.0/);
        await fresh(/Version 1\.1\.0/);
        await hear('1.0.0', '1.1.0');
        await rollBack(db, 'dealer-map', by);
        await fresh(/Version 1\.0\.0/);
      },
      { as: 'demo' },
    ),
  );
});

describe('an area that is a module of the language', () => {
  test(
    'mounts with the React and the look of the page, its style sheet comes with it and goes, and it fails in words',
    smoke.visit(
      async (visitor) => {
        const go = (path: string) => goTo(visitor, path);
        await visitor.open('/es-sound');
        await visitor.see('area', { area: 'es-sound', state: 'mounted' });
        await visitor.click('es-count');
        await visitor.read('es-count', /Presses 1/);
        const same = await visitor.page.evaluate(async () => {
          const { System } = window as unknown as {
            System: { import(name: string): Promise<Record<string, unknown>>; resolve(name: string): string };
          };
          const [area, react, ui, shell] = await Promise.all(
            ['@portal/area-es-sound', 'react', '@portal/ui', '@portal/shell'].map((name) => System.import(name)),
          );
          const { createElement, Button, request } = area?.shared as Record<string, unknown>;
          return [createElement === react?.createElement, Button === ui?.Button, request === shell?.request];
        });
        expect(same).toEqual([true, true, true]);
        const padding = () =>
          visitor.page.evaluate(() => {
            const probe = document.createElement('div');
            probe.className = 'es-area';
            document.body.append(probe);
            const { paddingLeft } = getComputedStyle(probe);
            probe.remove();
            return paddingLeft;
          });
        expect(await padding()).toBe('37px');
        expect(visitor.trace.complaints).toEqual([]);
        await go('/es-later');
        await visitor.see('area-error', { reason: 'wrong-version' });
        await visitor.read('area-error', /asks for @portal\/ui \^9\.0\.0, and this portal has/);
        await visitor.read('area-error', /@portal\/area-es-later 1\.2\.0 from http/);
        expect(await padding()).toBe('0px');
        await go('/es-changed');
        await visitor.see('area-error', { reason: 'not-found' });
        await visitor.read('area-error', /words\.js did not come, or is not what the manifest says/);
        await go('/es-lacking');
        await visitor.see('area-error', { reason: 'wrong-content' });
        await visitor.read('area-error', /imports 'lodash', which the portal does not share/);
        await visitor.click('area-retry');
        const isAgain = (path: string) => /^\/modules\/es-lacking\/~\d+\/index\.js$/.test(path);
        await eventually(async () => visitor.trace.paths().some(isAgain), Boolean);
        await visitor.see('area-error', { reason: 'wrong-content' });
        await go('/es-sound');
        await visitor.see('area', { area: 'es-sound', state: 'mounted' });
        expect(await padding()).toBe('37px');
      },
      { as: 'developer' },
    ),
  );
});

test(
  'S9.050 areas that @portal/build has made by webpack and by Vite, in React, Vue and plain JavaScript, are styled, have parts and windows of their own, and end when they go',
  smoke.visit(
    async (visitor) => {
      const spacing = { react: '3px', vue: '4px', plain: '5px' };
      const ticks = (name: string) =>
        visitor.page.evaluate((mark: string) => performance.getEntriesByName(mark).length, name);
      await visitor.open('/team-plain');
      for (const team of ['plain', 'react', 'vue', 'react', 'plain', 'vue'] as const) {
        await goTo(visitor, `/team-${team}`);
        await visitor.see('area', { area: `team-${team}`, state: 'mounted' });
        await visitor.click('team-count');
        await visitor.read('team-count', / 1\b/);
        const seen = () =>
          visitor.page.$eval('[data-testid="team-count"]', (button) => getComputedStyle(button).letterSpacing);
        expect([team, await seen()]).toEqual([team, spacing[team]]);
        if (team === 'plain') await visitor.page.waitForSelector('[data-area="team-plain"] img');
        else
          await eventually(
            () => ticks(`${team} area ticks`),
            (count) => count > 2,
          );
      }
      await goTo(visitor, '/team-plain');
      await visitor.see('area', { area: 'team-plain', state: 'mounted' });
      const left = await visitor.page.evaluate(async () => {
        const marks = () =>
          performance.getEntriesByType('mark').filter(({ name }) => name.endsWith('area ticks')).length;
        const before = marks();
        await new Promise((resolve) => setTimeout(resolve, 100));
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
        return {
          ticks: marks() - before,
          heard: performance.getEntriesByName('vue area hears').length,
          planted: ['plantedByReact', 'plantedByVue'].filter((name) => name in window),
        };
      });
      expect(left).toEqual({ ticks: 0, heard: 0, planted: [] });
      expect(visitor.trace.complaints).toEqual([]);
    },
    { as: 'demo' },
  ),
);
