import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { AreaCodes } from './area-codes.ts';
import { FakeSystem } from './fake-system.ts';
import { FileTries } from './file-tries.ts';
import { ModuleLoading } from './module-loading.ts';
import { installStyleHook } from './style-hook.ts';
import { dropFailedLinks, StyleLinks } from './style-links.ts';
import { stylesOf } from './styles-of.ts';

const at = (path: string) => new URL(path, location.href).href;

/** A loader with a prototype of its own, as the hook changes that. */
function styledSystem() {
  class Loader extends FakeSystem {}
  // The method of the class above, so that the hook of one test is not that of the next.
  Loader.prototype.instantiate = FakeSystem.prototype.instantiate;
  const system = new Loader();
  system.addImportMap({ imports: { '@portal/ui': at('/assets/ui.js'), '@portal/shell': at('/assets/shell.js') } });
  const raised: unknown[] = [];
  const tries = new FileTries();
  dropFailedLinks(tries);
  installStyleHook(system, {
    stylesOf: stylesOf({ '@portal/ui': ['/assets/ui.css'] }, new ModuleLoading(system, tries), new AreaCodes()),
    styles: new StyleLinks(tries, 10_000),
    raise: (error) => void raised.push(error),
  });
  return { system, raised };
}

const link = () => document.head.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');

async function stateOf(work: Promise<unknown>): Promise<'waiting' | 'done'> {
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([work.then(() => 'done' as const), Promise.resolve('waiting' as const)]);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  document.head.replaceChildren();
});

test('a module waits for its stylesheet, which comes together with its script', async () => {
  const { system, raised } = styledSystem();
  const work = system.import('@portal/ui');
  expect(await stateOf(work)).toBe('waiting');
  expect(system.instantiated).toEqual([at('/assets/ui.js')]);
  expect(link()?.href).toBe(at('/assets/ui.css'));
  link()?.dispatchEvent(new Event('load'));
  await expect(work).resolves.toBe(`registration of ${at('/assets/ui.js')}`);
  expect(raised).toEqual([]);
});

test('a stylesheet that the server has linked and that has failed before any script ran is asked for anew', async () => {
  const linked = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/ui.css' });
  linked.dataset.href = 'ui.css';
  document.head.append(linked);
  const { system } = styledSystem();
  const work = system.import('@portal/ui');
  expect(await stateOf(work)).toBe('waiting');
  expect(link()?.href).toBe(at('/assets/ui.css?retry=1'));
  link()?.dispatchEvent(new Event('load'));
  await work;
});

test('a module without stylesheets waits for nothing', async () => {
  const { system } = styledSystem();
  await expect(system.import('@portal/shell')).resolves.toBeDefined();
  expect(link()).toBeNull();
});

test('S8.003 a stylesheet that fails is raised with its code; the module comes without it', async () => {
  const { system, raised } = styledSystem();
  const work = system.import('@portal/ui');
  await stateOf(work);
  link()?.dispatchEvent(new Event('error'));
  await work;
  expect(raised).toMatchObject([{ code: 'CSS_CHUNK_LOAD_FAILED', name: 'ChunkLoadError' }]);
  expect(link()).toBeNull();
});

test('a stylesheet that failed is asked for again until it comes, each time from an address of its own', async () => {
  const { system, raised } = styledSystem();
  const work = system.import('@portal/ui');
  await stateOf(work);
  const queries: (string | undefined)[] = [];
  for (const wait of [1_000, 2_000, 4_000]) {
    link()?.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(wait - 1);
    expect(link()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    queries.push(link()?.href);
  }
  expect(queries).toEqual([1, 2, 3].map((time) => at(`/assets/ui.css?retry=${time}`)));
  link()?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(document.head.querySelectorAll('link')).toHaveLength(1);
  expect(raised).toHaveLength(1);
});

test('a stylesheet that never answers holds the module for its limit, not longer', async () => {
  const { system, raised } = styledSystem();
  const work = system.import('@portal/ui');
  await jest.advanceTimersByTimeAsync(9_999);
  expect(await stateOf(work)).toBe('waiting');
  await jest.advanceTimersByTimeAsync(1);
  await expect(work).resolves.toBeDefined();
  expect(raised).toHaveLength(1);
});

test('a module that comes from elsewhere needs none of the portal’s stylesheets', async () => {
  const { system } = styledSystem();
  system.addImportMap({ imports: { '@portal/ui': 'http://localhost:8090/ui.js' } });
  await system.import('@portal/ui');
  expect(link()).toBeNull();
});

test('an address that is tried again needs the same stylesheets', async () => {
  const { system } = styledSystem();
  system.addImportMap({ imports: { '@portal/ui': at('/assets/ui.js?retry=1') } });
  const work = system.import('@portal/ui');
  await stateOf(work);
  expect(link()?.href).toBe(at('/assets/ui.css'));
  link()?.dispatchEvent(new Event('load'));
  await work;
});
