import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Configuration } from 'webpack';
import { compile } from '../../build/webpack/compile.ts';
import { moduleConfiguration } from '../../build/webpack/webpack-configurations.ts';
import { eventually } from './support/browser/eventually.ts';
import { pressFound } from './support/browser/in-sight.ts';
import { type ServedBuild, serveBuild } from './support/portal/serve-build.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const name = '@portal/area-sales';

let folder = '';
let allowed: ServedBuild;
let stranger: ServedBuild;
let entry = '';
let developed = '';

/** Builds the second sales area. @returns its entry below the folder */
async function build(change: (configuration: Configuration) => Configuration): Promise<string> {
  const source = fileURLToPath(new URL('../fixtures/second-sales/index.ts', import.meta.url));
  const [built] = await compile([change(moduleConfiguration({ name, entry: source }, folder))]);
  const files = [...(built?.entrypoints.values() ?? [])].flatMap((entrypoint) => entrypoint.getFiles());
  return files.find((file) => file.endsWith('.js')) ?? '';
}

/** As a team builds while it works: elements that know their place in the source. */
const forDevelopment = (configuration: Configuration): Configuration => {
  const jsc = {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: true } },
  };
  const script = { test: /\.tsx?$/, loader: 'swc-loader', options: { jsc: { target: 'es2022', ...jsc } } };
  const output = { ...configuration.output, filename: 'developed.js', chunkFilename: 'developed.[name].js' };
  return { ...configuration, mode: 'development', devtool: false, module: { rules: [script] }, output };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-second-build-'));
  [allowed, stranger] = await Promise.all([serveBuild(folder), serveBuild(folder)]);
  entry = await build((configuration) => configuration);
  developed = await build(forDevelopment);
});

const smoke = smokeSuite({ settings: () => ({ overrideOrigins: [allowed.origin, 'https://dev.example.com'] }) });

beforeAll(() => smoke.portal.offer('alpha'));

afterAll(async () => {
  await Promise.all([allowed.stop(), stranger.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** Does what the override tool of a module team does: names another address for the area, or for other modules. */
async function override(visitor: Visitor, address: string | Record<string, string>): Promise<void> {
  await visitor.page.evaluateOnNewDocument(
    (modules: Record<string, string>) => {
      // Once only, so that a reset stays one.
      if (sessionStorage.getItem('asked')) return;
      sessionStorage.setItem('asked', 'yes');
      for (const [module, at] of Object.entries(modules)) localStorage.setItem(`import-map-override:${module}`, at);
    },
    typeof address === 'string' ? { [name]: address } : address,
  );
}

/** Lets the requests that fit wait for as long as the answer says so. */
async function hold(visitor: Visitor, pattern: RegExp, waits = () => true): Promise<void> {
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (!(pattern.test(request.url()) && waits())) void request.continue();
  });
}

interface MapOf {
  imports: Record<string, string>;
}

/** What the audit trail says of overrides. */
async function reported(): Promise<string[]> {
  const lines = smoke.portal.server.stores.state.db.selectFrom('audit').select('detail');
  return (await lines.where('action', '=', 'override-modules').execute()).map(({ detail }) => detail);
}

/** The part of the library that its documents promise and this suite uses. */
interface Overrides {
  getDefaultMap(): Promise<MapOf>;
  getNextPageMap(): Promise<MapOf>;
  getOverrideMap(): MapOf;
  addOverride(module: string, address: string): MapOf;
  resetOverrides(): MapOf;
  enableUI(): void;
}

describe('overrides', () => {
  test(
    'a second build replaces the area for a developer, with a banner and a reset',
    smoke.visit(
      async (visitor) => {
        await override(visitor, `${allowed.origin}/${entry}?key=secret#token=secret`);
        await visitor.open('/sales/overview');
        await visitor.read('area', /The second build of sales/);
        expect(allowed.requests).toContain(entry);
        expect(allowed.requests.length).toBeGreaterThan(1);
        await visitor.read('overrides-banner', new RegExp(allowed.origin));
        // The banner takes its height from the rail: what stands at the end of it is in sight.
        const avatar = () => visitor.box('rail-avatar');
        const low = await visitor.page.evaluate(() => window.innerHeight);
        const { y, height } = await eventually(avatar, (box) => box.y + box.height <= low);
        expect([y > 0, y + height <= low]).toEqual([true, true]);
        const lines = await eventually(reported, ({ length }) => length > 0);
        expect(lines).toEqual([JSON.stringify({ modules: [{ name, address: `${allowed.origin}/${entry}` }] })]);
        await visitor.click('overrides-reset');
        await visitor.seeNo('overrides-banner');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(await visitor.words('area')).not.toContain('second build');
      },
      { as: 'developer' },
    ),
  );

  test(
    'a development build of an area draws on the page of a production build',
    smoke.visit(
      async (visitor) => {
        await override(visitor, `${allowed.origin}/${developed}`);
        await visitor.open('/sales/overview');
        await visitor.read('area', /The second build of sales/);
        expect(allowed.requests).toContain(developed);
        expect(visitor.trace.complaints).toEqual([]);
      },
      { as: 'developer' },
    ),
  );

  test(
    'the panel of import-map-overrides lists every module and sets an override, within the policy of the page',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        const panel = '>>> ';
        const trigger = await visitor.page.waitForSelector(`${panel}.imo-trigger`, { visible: true });
        // Its own styles count: the policy has let them in.
        expect(await trigger?.evaluate((button) => getComputedStyle(button).position)).toBe('fixed');
        await pressFound(trigger);
        const row = await visitor.page.waitForSelector(`${panel}::-p-text(@portal/area-sales)`, { visible: true });
        expect(await visitor.page.$(`${panel}::-p-text(@portal/area-alpha)`)).not.toBeNull();
        await pressFound(row);
        const field = await visitor.page.waitForSelector(
          `${panel}.imo-module-dialog input[type="text"]:not([readonly])`,
        );
        await field?.type(`${allowed.origin}/${entry}`);
        await visitor.page.keyboard.press('Enter');
        await visitor.page.waitForFunction(
          (module: string) => localStorage.getItem(`import-map-override:${module}`) !== null,
          {},
          name,
        );
        await visitor.page.reload();
        await visitor.read('area', /The second build of sales/);
        await visitor.see('overrides-banner');
        expect(visitor.trace.complaints).toEqual([]);
      },
      { as: 'developer' },
    ),
  );

  test(
    'window.importMapOverrides is what its documents say, and knows the areas of the menu',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        const report = await visitor.page.evaluate(async (address: string) => {
          const { importMapOverrides } = window as unknown as { importMapOverrides: Overrides };
          const { imports } = await importMapOverrides.getDefaultMap();
          const added = importMapOverrides.addOverride('@portal/area-alpha', address).imports;
          const page = (await importMapOverrides.getNextPageMap()).imports;
          importMapOverrides.enableUI();
          const reset = importMapOverrides.resetOverrides().imports;
          return { imports, added, page, reset, now: importMapOverrides.getOverrideMap().imports };
        }, `${allowed.origin}/alpha.js`);
        expect(Object.keys(report.imports)).toEqual(
          expect.arrayContaining(['@portal/shell', '@portal/area-sales', '@portal/area-alpha', 'react']),
        );
        expect(report.added).toEqual({ '@portal/area-alpha': `${allowed.origin}/alpha.js` });
        expect(report.page['@portal/area-alpha']).toBe(`${allowed.origin}/alpha.js`);
        expect([report.reset, report.now]).toEqual([{}, {}]);
      },
      { as: 'developer' },
    ),
  );

  test(
    'nothing of it is on the page of an account that may not override',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(await visitor.page.$('import-map-overrides-full')).toBeNull();
        expect(await visitor.page.evaluate(() => 'importMapOverrides' in window)).toBe(false);
        expect(visitor.trace.paths().filter((path) => path.includes('overrides'))).toEqual([]);
      },
      { as: 'demo' },
    ),
  );

  test(
    'an account without the role sees the area of the menu',
    smoke.visit(
      async (visitor) => {
        const before = allowed.requests.length;
        await override(visitor, `${allowed.origin}/${entry}`);
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(await visitor.words('area')).not.toContain('second build');
        expect(await visitor.has('overrides-banner')).toBe(false);
        expect(allowed.requests.length).toBe(before);
      },
      { as: 'demo' },
    ),
  );

  const refused = {
    'another port of the same machine': () => `${stranger.origin}/${entry}`,
    'a name that begins like an allowed one': () => 'https://dev.example.com.evil.net/index.js',
    'an allowed name as the user part': () => 'https://dev.example.com@evil.net/index.js',
    'an allowed name without encryption': () => 'http://dev.example.com/index.js',
  };
  for (const [title, address] of Object.entries(refused)) {
    test(
      `${title} is refused aloud and never asked`,
      smoke.visit(
        async (visitor) => {
          await override(visitor, address());
          await visitor.open('/sales/overview');
          await visitor.see('area', { area: 'sales', state: 'mounted' });
          expect(await visitor.words('area')).not.toContain('second build');
          await visitor.read('overrides-banner', /refused|not on the list/i);
          const foreign = visitor.trace.requests.filter((request) => new URL(request.url()).origin !== visitor.origin);
          expect(foreign.map((request) => request.url()).filter((url) => !url.startsWith('data:'))).toEqual([]);
          expect(stranger.requests).toEqual([]);
        },
        { as: 'developer' },
      ),
    );
  }

  test(
    'one of @portal/ui that never answers, and one of the shell that never ends: the page goes on without them and says so',
    smoke.visit(
      async (visitor) => {
        const endless = 'System.register([], () => ({ execute: () => new Promise(() => undefined) }));';
        await writeFile(join(folder, 'endless.js'), endless);
        // Ten seconds are half a second.
        await visitor.page.evaluateOnNewDocument(() => {
          const plain = window.setTimeout;
          const quick = (handler: () => void, delay = 0, ...rest: unknown[]) =>
            plain(handler, delay > 5000 ? delay / 20 : delay, ...rest);
          Object.assign(window, { setTimeout: quick });
        });
        await hold(visitor, /silent\.js/);
        const at = (file: string) => `${allowed.origin}/${file}`;
        await override(visitor, { '@portal/ui': at('silent.js'), '@portal/shell': at('endless.js') });
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        await visitor.read('overrides-banner', /@portal\/ui .*silent\.js.* did not load in time/);
        await visitor.read('overrides-banner', /@portal\/shell .*endless\.js.* did not load in time/);
        await visitor.click('overrides-reset');
        await visitor.seeNo('overrides-banner');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
      },
      { as: 'developer' },
    ),
  );

  test(
    'what judges them is fetched where a person has any, and the portal comes without it',
    smoke.visit(
      async (visitor) => {
        const asked: string[] = [];
        await visitor.page.setRequestInterception(true);
        visitor.page.on('request', (request) => {
          if (!/portal-root-config\.overrides\./.test(request.url())) return void request.continue();
          asked.push(request.url());
          void request.abort('failed');
        });
        await visitor.open('/dashboard');
        await visitor.see('dashboard');
        expect(asked).toEqual([]);
        await override(visitor, `${allowed.origin}/${entry}`);
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(await visitor.words('area')).not.toContain('second build');
        await visitor.read('overrides-banner', /judges overrides did not load/);
        await visitor.click('overrides-reset');
        await visitor.seeNo('overrides-banner');
      },
      { as: 'developer', profile: 'own' },
    ),
  );

  test(
    'where nothing of the portal comes, the page itself offers the way back',
    smoke.visit(
      async (visitor) => {
        let comes = false;
        await hold(visitor, /\/assets\/loader\./, () => !comes);
        await override(visitor, `${allowed.origin}/${entry}`);
        // A page whose loader waits is never read to its end.
        void visitor.open('/sales/overview').catch(() => undefined);
        await visitor.read('overrides-guard', new RegExp(`@portal/area-sales .*${entry}`));
        comes = true;
        await visitor.click('overrides-guard-reset');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(await visitor.words('area')).not.toContain('second build');
        expect([await visitor.has('overrides-banner'), await visitor.has('overrides-guard')]).toEqual([false, false]);
      },
      { as: 'developer', profile: 'own' },
    ),
  );
});
