import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { runModule } from '../../server/cli/module/module-command.ts';
import {
  activate,
  confirm,
  nameOrigins,
  publish,
  publishAddress,
  readPackage,
  rollBack,
} from '../../server/modules/index.ts';
import { putEsAreas } from '../fixtures/es-area.ts';
import { foreignManifest, putArea, putForeignArea, scriptOf } from '../fixtures/foreign-area.ts';
import { putTeamAreas } from '../fixtures/team-areas.ts';
import { integrityOf, TeamServer } from '../fixtures/team-server.ts';
import { argumentsOf, commandsOf } from '../support/guides.ts';
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

const guideBuilder = fileURLToPath(new URL('../fixtures/guides/build.mjs', import.meta.url));

const smoke = smokeSuite({
  prepare: async (dataFolder) => {
    await copySeed(dataFolder);
    await putForeignArea(dataFolder);
    await putArea(dataFolder, 'sq', sq);
    await putEsAreas(dataFolder);
    await putTeamAreas(dataFolder);
    await promisify(execFile)(process.execPath, [guideBuilder, 'parcel.md', join(dataFolder, 'guides')]);
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
        await visitor.see('area-error', { reason: 'wrong-content' });
        await visitor.read('area-error', /es-changed 1\.2\.0: http\S+words\.js: It is not the file that was published/);
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

/** An area that stays on the server of its team, as a module of the language and as a System module. */
const far = {
  es: {
    'index.js': `import { words } from './words.js';
let heading = null;
export const bootstrap = async () => undefined;
export const mount = async ({ domElement }) => {
  heading = Object.assign(document.createElement('h1'), { className: 'far', textContent: words });
  domElement.append(heading);
};
export const unmount = async () => heading.remove();
`,
    'words.js': "export const words = 'From the team';\n",
    'far.css': '.far { letter-spacing: 6px; }\n',
  },
  system: { 'index.js': scriptOf("'From the team, as a System module'") },
};

test(
  'an area opens from the server of its team, and a file that has changed there since is refused with module, version and address',
  smoke.visit(
    async (visitor) => {
      const team = await TeamServer.start();
      try {
        const { db } = smoke.portal.server.stores.state;
        const [name, by] = ['team-far', { who: 'team', at: Date.now() }];
        const settings = { modulesInside: [], host: '127.0.0.1', mode: 'production' as const };
        const parts = { settings, known: [], page: smoke.portal.origin };
        const bring = async (version: string, format: 'es' | 'system', files: Record<string, string>) => {
          const manifest = {
            ...foreignManifest,
            id: '2098790',
            key: name,
            path: `/${name}`,
            downloads: [],
            links: {},
            format,
            menu: { standing: 'everybody', icon: 'database', pages: [] },
            styles: Object.keys(files).filter((file) => file.endsWith('.css')),
            integrity: integrityOf(files),
          };
          const address = team.put(`/far/${version}/`, { ...files, 'manifest.json': JSON.stringify(manifest) });
          await publishAddress(db, { name, version, address }, by, parts);
          await confirm(db, name, version, by);
          await activate(db, { name, version, audience: null }, by);
        };
        const seen = async (words: RegExp) => {
          await visitor.open('/team-far');
          await visitor.see('area', { area: name, state: 'mounted' });
          await visitor.read('area', words);
        };
        const refused = async (words: RegExp) => {
          await visitor.open('/team-far');
          await visitor.see('area-error', { reason: 'wrong-content' });
          await visitor.read('area-error', words);
        };
        await nameOrigins(db, name, [team.origin], by);
        await bring('1.0.0', 'es', far.es);
        await seen(/From the team$/);
        const spacing = () => visitor.page.$eval('.far', (heading) => getComputedStyle(heading).letterSpacing);
        expect([await spacing(), visitor.trace.complaints]).toEqual(['6px', []]);
        await bring('1.1.0', 'system', far.system);
        await seen(/as a System module/);
        expect(visitor.trace.complaints).toEqual([]);
        team.put('/far/1.1.0/', { 'index.js': scriptOf("'Planted'") });
        await refused(
          /area-team-far 1\.1\.0: http:\/\/127\.0\.0\.1:\d+\/far\/1\.1\.0\/index\.js\S* It is not the file that was published/,
        );
        await rollBack(db, name, by);
        await seen(/From the team$/);
        team.put('/far/1.0.0/', { 'words.js': "export const words = 'Planted';\n" });
        await refused(/area-team-far 1\.0\.0: \S+\/far\/1\.0\.0\/words\.js: It is not the file that was published/);
      } finally {
        await team.stop();
      }
    },
    { as: 'developer' },
  ),
);

test(
  'the guide of a parcel that two areas use: it comes once, each gives it props of its own, it is told of others, and goes with its area',
  smoke.visit(
    async (visitor) => {
      const { dataFolder } = smoke.portal.server.settings;
      const lines: string[] = [];
      const say = (text: string) => void lines.push(text);
      const terminal = { env: { PORTAL_DATA: dataFolder }, user: 'ops', clock: Date.now, say, complain: say };
      for (const [task = '', place = '', ...rest] of argumentsOf('npm run module --', commandsOf('parcel.md'))) {
        const at = place.includes('/') ? join(dataFolder, 'guides', place) : place;
        expect([await runModule([task, at, ...rest], terminal), lines]).toEqual([0, expect.anything()]);
      }
      const cards = () => visitor.count('dealer-card');
      const gone = () => visitor.page.evaluate(() => performance.getEntriesByName('dealer card gone').length);
      await visitor.open('/dealer-sheet');
      await visitor.read('dealer-card', /Dealer North/);
      await visitor.click('dealer-look');
      await visitor.click('dealer-choose');
      await visitor.read('area', /Chosen: Dealer North/);
      await visitor.click('dealer-next');
      await visitor.read('dealer-card', /Dealer East.*Looked 1/s);
      await goTo(visitor, '/dealer-list');
      await visitor.see('area', { area: 'dealer-list', state: 'mounted' });
      await visitor.read('dealer-card', /Dealer South.*Looked 0/s);
      await visitor.click('dealer-choose');
      await visitor.read('area', /From the list: Dealer South/);
      // What a component ends when it goes, React ends a moment later.
      expect(await eventually(gone, (times) => times === 1)).toBe(1);
      expect(await cards()).toBe(1);
      await goTo(visitor, '/dashboard');
      await visitor.see('dashboard');
      await eventually(gone, (times) => times === 2);
      await eventually(cards, (count) => count === 0);
      expect([await cards(), await gone()]).toEqual([0, 2]);
      const entry = '/module-versions/dealer-card/1.0.0/index.js';
      expect(visitor.trace.paths().filter((path) => path === entry)).toHaveLength(1);
      expect(visitor.trace.complaints).toEqual([]);
      const { body } = await smoke.portal.server.call(
        'getAllProducts',
        {},
        { token: (await visitor.cookie('token')) ?? '' },
      );
      const listed = body.data?.flatMap(({ children }) => children.flatMap(({ productList }) => productList));
      expect(listed?.filter(({ key }) => key.startsWith('dealer-')).map(({ key }) => key)).not.toContain('dealer-card');
      const fares = async () => {
        lines.length = 0;
        await runModule(['status', 'dealer-card', '--json'], terminal);
        return JSON.parse(lines.join('\n'));
      };
      const seen = await eventually(fares, (versions) => versions.length > 0);
      expect(seen).toMatchObject([{ version: '1.0.0', shown: 1, failed: 0 }]);
    },
    { as: 'demo' },
  ),
);
