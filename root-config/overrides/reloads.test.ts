import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { readOverrides, resetOverrides } from './page-overrides.ts';
import { orWithout } from './passed-over.ts';

const script = readFileSync(join(process.cwd(), 'build/page/development-react.js'), 'utf8');
const development = { file: '/assets/development.js', integrity: 'sha384-x' };
const boot = { overrides: { allowed: true, origins: ['http://localhost:8081'] }, developmentReact: development };
const address = 'http://localhost:8081/manifest.json';
const name = '@portal/area-sales';
const flag = 'portal-development-react';
const key = `import-map-override:${name}`;

/** What a load comes to: the next one, for React or without overrides, or a portal. */
type Load = 'react' | 'without' | 'portal';

/** The page as the server sends it, and the script that stands before the loader. */
function beginPage() {
  document.head.innerHTML = `
    <script type="application/json" id="portal-boot">${JSON.stringify({ developmentReact: development })}</script>
    <script type="systemjs-importmap">{"imports": {"react": "/assets/react.js"}}</script>`;
  new Function(script)();
}

const isDevelopment = () => document.getElementById(flag)?.textContent?.includes(development.file) ?? false;

/** @param frameComes whether the frame comes with these modules */
async function load(frameComes: (names: string[]) => boolean): Promise<{ came: Load; refused: string[] }> {
  beginPage();
  const applied = await readOverrides(boot, 1000);
  const refused = applied.refused.map((each) => `${each.name} ${each.reason}`);
  if (applied.loadsAnew) return { came: 'react', refused };
  const names = applied.active.map((each) => each.name);
  let came: Load = 'portal';
  const frame = frameComes(names) ? Promise.resolve() : Promise.reject(new Error('broken'));
  const reload = () => {
    came = 'without';
  };
  await Promise.race([orWithout(applied, 1000, frame, reload), new Promise((done) => setTimeout(done, 20))]);
  return { came, refused };
}

async function loads(count: number, frameComes: (names: string[]) => boolean) {
  const all: Load[] = [];
  for (let at = 0; at < count; at += 1) all.push((await load(frameComes)).came);
  return all;
}

const own = () => Object.keys(localStorage).filter((each) => each.startsWith('import-map-override:'));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  localStorage.setItem(key, address);
  stubGlobal('importMapOverrides', {
    getOverrideMap: () => ({
      imports: Object.fromEntries(
        own().map((each) => [each.slice('import-map-override:'.length), localStorage.getItem(each)]),
      ),
    }),
    getExternalOverrides: () => [],
    removeOverride: (module: string) => localStorage.removeItem(`import-map-override:${module}`),
    resetOverrides: () => own().map((each) => localStorage.removeItem(each)),
  });
  const manifest = { entry: 'entry.js', format: 'es', developmentReact: true };
  stubGlobal('fetch', async () => new Response(JSON.stringify(manifest)));
});

afterEach(() => {
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

test('an area that is being developed has the development build of React from the second load on, until it is gone', async () => {
  expect(await loads(2, () => true)).toEqual(['react', 'portal']);
  expect(isDevelopment()).toBe(true);
  localStorage.removeItem(key);
  expect(await loads(3, () => true)).toEqual(['react', 'portal', 'portal']);
  expect(isDevelopment()).toBe(false);
});

test('a frame that does not come with it costs one load more each time, and never goes round', async () => {
  const frame = (names: string[]) => names.length === 0;
  expect(await loads(9, frame)).toEqual([
    'react',
    ...['without', 'portal'],
    ...['without', 'portal'],
    ...['without', 'portal'],
    ...['without', 'portal'],
  ]);
});

test('two overrides that the frame does not come with in turn are both gone without', async () => {
  const other = '@portal/rail';
  const silent = new Set([other]);
  localStorage.setItem(`import-map-override:${other}`, 'http://localhost:8081/rail/manifest.json');
  stubGlobal('fetch', async (asked: string) => {
    if (asked.includes('/rail/') && silent.has(other)) throw new Error('away');
    return new Response(JSON.stringify({ entry: 'entry.js', format: 'es' }));
  });
  const frame = (names: string[]) => names.length === 0;
  expect(await loads(1, frame)).toEqual(['without']);
  silent.clear();
  expect(await loads(2, frame)).toEqual(['without', 'portal']);
});

test('an area that changes its mind with every load, or a page that never has it, is loaded anew once', async () => {
  let isWanted = false;
  stubGlobal('fetch', async () => {
    isWanted = !isWanted;
    return new Response(JSON.stringify({ entry: 'entry.js', format: 'es', developmentReact: isWanted }));
  });
  expect(await loads(2, () => true)).toEqual(['react', 'portal']);
  sessionStorage.clear();
  localStorage.removeItem(flag);
  isWanted = false;
  expect((await load(() => true)).came).toBe('react');
  localStorage.removeItem(flag);
  isWanted = false;
  expect((await load(() => true)).came).toBe('portal');
});

test('what counts is what the page began with, not what another tab has stored since', async () => {
  beginPage();
  localStorage.setItem(flag, 'true');
  expect((await readOverrides(boot, 1000)).loadsAnew).toBe(true);
});

test('what is said once is said by the page that comes of a reload', async () => {
  const old = JSON.stringify({ [name]: { address, at: 0 } });
  localStorage.setItem('portal-overrides-since', old);
  localStorage.setItem(flag, 'true');
  expect((await load(() => true)).came).toBe('react');
  expect(own()).toEqual([]);
  expect(await load(() => true)).toEqual({ came: 'portal', refused: [`${name} expired`] });
  expect((await load(() => true)).refused).toEqual([]);
});

test('so it is where the page is loaded anew without an override', async () => {
  const other = '@portal/rail';
  localStorage.setItem(`import-map-override:${other}`, address);
  localStorage.setItem('portal-overrides-since', JSON.stringify({ [other]: { address, at: 0 } }));
  localStorage.setItem(flag, 'true');
  const frame = (names: string[]) => names.length === 0;
  expect((await load(frame)).came).toBe('without');
  expect(await load(frame)).toEqual({ came: 'portal', refused: [`${other} expired`, `${name} no-answer`] });
});

test('a reset gives React back with the next load', async () => {
  await loads(2, () => true);
  // jsdom loads no page anew; it says so in its own console.
  jest.spyOn(console, 'error').mockReturnValue();
  resetOverrides();
  expect(await loads(1, () => true)).toEqual(['portal']);
  expect(isDevelopment()).toBe(false);
});
