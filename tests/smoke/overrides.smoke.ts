import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { compile } from '../../build/compile.ts';
import { moduleConfiguration } from '../../build/webpack-configurations.ts';
import { type ServedBuild, serveBuild } from './support/serve-build.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const name = '@portal/area-sales';

let folder = '';
let allowed: ServedBuild;
let stranger: ServedBuild;
let entry = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-second-build-'));
  [allowed, stranger] = await Promise.all([serveBuild(folder), serveBuild(folder)]);
  const source = fileURLToPath(new URL('../fixtures/second-sales/index.ts', import.meta.url));
  const [built] = await compile([moduleConfiguration({ name, entry: source }, folder)]);
  entry =
    [...(built?.entrypoints.values() ?? [])].flatMap((one) => one.getFiles()).find((file) => file.endsWith('.js')) ??
    '';
});

const smoke = smokeSuite({ settings: () => ({ overrideOrigins: [allowed.origin, 'https://dev.example.com'] }) });

afterAll(async () => {
  await Promise.all([allowed.stop(), stranger.stop()]);
  await rm(folder, { recursive: true, force: true });
});

/** Does what the override tool of a module team does: names another address for the area. */
async function override(visitor: Visitor, address: string): Promise<void> {
  await visitor.page.evaluateOnNewDocument(
    (module: string, at: string) => {
      // Once only, so that a reset stays one.
      if (sessionStorage.getItem('asked')) return;
      sessionStorage.setItem('asked', 'yes');
      localStorage.setItem(`import-map-override:${module}`, at);
    },
    name,
    address,
  );
}

describe('overrides', () => {
  test(
    'a second build replaces the area for a developer, with a banner and a reset',
    smoke.visit(
      async (visitor) => {
        await override(visitor, `${allowed.origin}/${entry}`);
        await visitor.open('/sales/overview');
        await visitor.read('area', /The second build of sales/);
        expect(allowed.asked).toContain(entry);
        expect(allowed.asked.length).toBeGreaterThan(1);
        await visitor.read('overrides-banner', new RegExp(allowed.origin));
        await visitor.click('overrides-reset');
        await visitor.seeNo('overrides-banner');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(await visitor.words('area')).not.toContain('second build');
      },
      { as: 'developer' },
    ),
  );

  test(
    'an account without the role sees the area of the menu',
    smoke.visit(
      async (visitor) => {
        const before = allowed.asked.length;
        await override(visitor, `${allowed.origin}/${entry}`);
        await visitor.open('/sales/overview');
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        expect(await visitor.words('area')).not.toContain('second build');
        expect(await visitor.has('overrides-banner')).toBe(false);
        expect(allowed.asked.length).toBe(before);
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
          expect(stranger.asked).toEqual([]);
        },
        { as: 'developer' },
      ),
    );
  }
});
