import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { AreaCodes } from './area-codes.ts';
import { FakeSystem } from './fake-system.ts';
import { type FileKind, kindOfText } from './file-kind.ts';
import { FileTries } from './file-tries.ts';
import { ModuleLoading } from './module-loading.ts';

const name = '@portal/area-sales';
const sales = { build: 'a1', entry: '/assets/sales.js', integrity: 'sha384-own' };
const at = (path: string) => new URL(path, location.href).href;

let system: FakeSystem;
let loading: ModuleLoading;

beforeEach(() => {
  system = new FakeSystem();
  loading = new ModuleLoading(system, new FileTries());
  system.addImportMap({
    imports: { [name]: at('/assets/sales.js'), '@portal/ui': at('/assets/ui.js'), valtio: at('/assets/framework.js') },
    integrity: { [at('/assets/sales.js')]: 'sha384-own' },
  });
});

afterEach(() => {
  document.head.replaceChildren();
});

describe('forget', () => {
  test('the next import goes to an address of its own, with the same integrity', () => {
    system.registry.set(at('/assets/sales.js'), null);
    loading.forget(name);
    expect(system.has(at('/assets/sales.js'))).toBe(false);
    expect(loading.address(name)).toBe(at('/assets/sales.js?retry=1'));
    expect(system.map.integrity[at('/assets/sales.js?retry=1')]).toBe('sha384-own');
    loading.forget(name);
    expect(loading.address(name)).toBe(at('/assets/sales.js?retry=2'));
  });

  test('what the module needs and has failed is fetched anew too; what is there stays as it is', () => {
    system.registry.set(at('/assets/ui.js'), null);
    system.registry.set(at('/assets/framework.js'), { proxy: true });
    for (const needed of ['ui', 'framework']) loading.noteNeed(at('/assets/sales.js'), at(`/assets/${needed}.js`));
    loading.forget(name);
    expect(loading.address('@portal/ui')).toBe(at('/assets/ui.js?retry=1'));
    expect(loading.address('valtio')).toBe(at('/assets/framework.js'));
  });

  test('what others wait for stays on its way; what is needed by way of others, in any try, does not', () => {
    system.addImportMap({ imports: { '@portal/area-news': at('/assets/news.js'), charts: at('/assets/charts.js') } });
    for (const file of ['sales', 'news', 'charts']) system.registry.set(at(`/assets/${file}.js`), null);
    system.registry.set(at('/assets/ui.js'), {});
    loading.noteNeed(at('/assets/sales.js'), at('/assets/ui.js'));
    loading.noteNeed(at('/assets/ui.js'), at('/assets/charts.js'));
    loading.noteNeed(at('/assets/news.js'), at('/assets/charts.js'));
    loading.forget(name);
    expect(system.has(at('/assets/news.js'))).toBe(true);
    expect(loading.address('@portal/area-news')).toBe(at('/assets/news.js'));
    expect(loading.address('charts')).toBe(at('/assets/charts.js?retry=1'));
    system.registry.set(at('/assets/charts.js?retry=1'), null);
    loading.forget(name);
    expect(loading.address('charts')).toBe(at('/assets/charts.js?retry=2'));
  });

  test('a module that the import map does not hold is no error', () => {
    expect(() => loading.forget('@portal/area-none')).not.toThrow();
  });
});

describe('probe', () => {
  test('tells what there is', async () => {
    const answers = (text: string, status = 200) => stubGlobal('fetch', async () => new Response(text, { status }));
    answers('System.register([], () => ({}));');
    expect(await loading.probe(name)).toBe('system');
    answers('', 404);
    expect(await loading.probe(name)).toBe('absent');
    stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await loading.probe(name)).toBe('absent');
    expect(await loading.probe('@portal/area-none')).toBe('absent');
  });

  test('tells a file that is another one than was published', async () => {
    const codes = new AreaCodes();
    const entry = at('/modules/far/index.js');
    system.addImportMap({ imports: { '@portal/area-far': entry } });
    const code = { format: 'system' as const, styles: [], needs: [], integrity: { [entry]: 'sha384-A' }, faces: {} };
    codes.expect('@portal/area-far', { entry, ...code });
    const own = new ModuleLoading(system, new FileTries(), {}, codes);
    const answer = () => Promise.resolve(new Response('System.register([], () => ({}));'));
    // A browser gives nothing of a file that is not what the integrity says.
    const changed = (_address: string, { integrity = '' }: RequestInit = {}) =>
      integrity === '' ? answer() : Promise.reject(new TypeError('Failed to fetch'));
    stubGlobal('fetch', changed);
    expect(await own.probe('@portal/area-far')).toBe('changed');
    stubGlobal('fetch', answer);
    expect(await own.probe('@portal/area-far')).toBe('system');
  });

  test.each<[FileKind, string]>([
    ['page', '<!doctype html><title>A page</title>'],
    ['es', 'const a = 1;export{a as mount};'],
    ['es', 'import { useState } from "react";'],
    ['es', '/* area */\nimport React, { useState } from "react"'],
    ['es', 'export async function mount() {}'],
    ['system', '!function(){}();System.register("x", ["react"], function () {})'],
    ['script', 'window.area = { exported: "import x from y" }'],
    ['script', 'define(["exports"], function (exports) { exports.mount = 1 })'],
  ])('%s: %s', (kind, text) => expect(kindOfText(text)).toBe(kind));
});

describe('fetchAhead', () => {
  const links = () => [...document.head.querySelectorAll('link')];

  test('S9.049 fetches an entry once, without running it, and nothing before it is called', () => {
    expect(links()).toEqual([]);
    loading.fetchAhead(name);
    loading.fetchAhead(name);
    expect(links()).toHaveLength(1);
    expect(links()[0]).toMatchObject({ rel: 'preload', href: at('/assets/sales.js'), integrity: 'sha384-own' });
    expect(system.instantiated).toEqual([]);
  });

  test('fetches what the first picture needs side by side with the entry, as the server has built it', () => {
    system.registry.set(at('/assets/ui.js'), {});
    system.addImportMap({ imports: { '@portal/ui/analysis': at('/assets/analysis.js') } });
    const styles = { '@portal/ui/analysis': ['/assets/analysis.css'], '@portal/ui/none': ['/assets/none.css'] };
    const ahead = new ModuleLoading(system, new FileTries(), styles);
    const needs = ['@portal/ui', '@portal/ui/analysis', '/assets/sales.load.js', '/assets/sales.load.css'];
    ahead.expect({ [name]: { ...sales, needs } });
    ahead.fetchAhead(name);
    expect(links().map(({ href, as }) => [new URL(href).pathname, as])).toEqual([
      ['/assets/sales.js', 'script'],
      ['/assets/analysis.js', 'script'],
      ['/assets/analysis.css', 'style'],
      ['/assets/sales.load.js', 'script'],
      ['/assets/sales.load.css', 'style'],
    ]);
  });

  test('of a module that comes from elsewhere only the entry is known', () => {
    system.addImportMap({ imports: { [name]: 'http://localhost:8081/index.js' } });
    loading.expect({ [name]: { ...sales, needs: ['/assets/sales.load.js'] } });
    loading.fetchAhead(name);
    expect(links().map(({ href }) => href)).toEqual(['http://localhost:8081/index.js']);
  });

  test('does not fetch what is there', () => {
    system.registry.set(at('/assets/sales.js'), {});
    loading.fetchAhead(name);
    expect(links()).toEqual([]);
  });
});
