import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeSystem } from './fake-system.ts';
import { ModuleLoading } from './module-loading.ts';

const name = '@portal/area-sales';
const at = (path: string) => new URL(path, location.href).href;

let system: FakeSystem;
let loading: ModuleLoading;

beforeEach(() => {
  system = new FakeSystem();
  loading = new ModuleLoading(system);
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
    loading.forget(name);
    expect(loading.address('@portal/ui')).toBe(at('/assets/ui.js?retry=1'));
    expect(loading.address('valtio')).toBe(at('/assets/framework.js'));
  });

  test('a module that the import map does not hold is no error', () => {
    expect(() => loading.forget('@portal/area-none')).not.toThrow();
  });
});

describe('probe', () => {
  test('tells whether there is a file', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
    expect(await loading.probe(name)).toBe('present');
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    expect(await loading.probe(name)).toBe('absent');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await loading.probe(name)).toBe('absent');
    expect(await loading.probe('@portal/area-none')).toBe('absent');
  });
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

  test('S9.049 brings what belongs to the entry, and nothing for an entry that stands in for it', () => {
    const ahead = { '/assets/sales.js': ['/assets/sales.load.js', '/assets/sales.load.css'] };
    const knowing = new ModuleLoading(system, ahead);
    knowing.fetchAhead(name);
    const brought = links().map((link) => [link.href, link.as]);
    expect(brought).toEqual([
      [at('/assets/sales.js'), 'script'],
      [at('/assets/sales.load.js'), 'script'],
      [at('/assets/sales.load.css'), 'style'],
    ]);
    document.head.replaceChildren();
    system.addImportMap({ imports: { [name]: at('/elsewhere/index.js') } });
    knowing.fetchAhead(name);
    expect(links().map((link) => link.href)).toEqual([at('/elsewhere/index.js')]);
  });

  test('does not fetch what is there', () => {
    system.registry.set(at('/assets/sales.js'), {});
    loading.fetchAhead(name);
    expect(links()).toEqual([]);
  });
});
