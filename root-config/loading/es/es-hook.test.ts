import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { AreaCodes, nativeAddress } from '../area-codes.ts';
import { FakeSystem } from '../fake-system.ts';
import { installEsHook } from './es-hook.ts';
import { SharedInEs } from './shared-in-es.ts';

const folder = `${location.origin}/modules/dealer-map/`;
const code = { entry: `${folder}index.js`, format: 'es' as const, styles: [], needs: [], integrity: {}, faces: {} };
const map = '/assets/es-map.json';

function esSystem(importModule: (name: string) => Promise<unknown> = async () => ({})) {
  class Loader extends FakeSystem {}
  Loader.prototype.instantiate = FakeSystem.prototype.instantiate;
  const system = new Loader();
  const codes = new AreaCodes();
  const shared = new SharedInEs({ map, importModule, fetchText: async () => '{"imports":{}}' });
  const load = jest.fn(async (_address: string): Promise<object> => ({ mount: 1, default: 2 }));
  installEsHook(system, { codes, shared, load });
  return { system, codes, shared, load };
}

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  document.head.replaceChildren();
});

test('what the browser has loaded is what SystemJS is given; the names of shared modules come first, once', async () => {
  const { system, codes, load } = esSystem();
  codes.expect('@portal/area-dealer-map', code);
  const [needs, declare] = (await system.instantiate(code.entry)) as unknown as [
    unknown[],
    (give: (exported: object) => void) => { execute(): void },
  ];
  const given = jest.fn();
  declare(given).execute();
  expect(needs).toEqual([]);
  expect(given).toHaveBeenCalledWith({ mount: 1, default: 2 });
  await system.instantiate(code.entry);
  expect(load).toHaveBeenCalledTimes(2);
  const scripts = [...document.head.querySelectorAll('script')];
  expect(scripts.map(({ type, textContent }) => [type, textContent])).toEqual([['importmap', '{"imports":{}}']]);
});

test('System modules go their way', async () => {
  const { system, codes, load } = esSystem();
  codes.expect('@portal/area-dealer-map', { ...code, format: 'system' });
  await expect(system.instantiate(code.entry)).resolves.toBe(`registration of ${code.entry}`);
  await expect(system.instantiate(`${folder}other.js`)).resolves.toBe(`registration of ${folder}other.js`);
  expect(load).not.toHaveBeenCalled();
});

describe('hashes', () => {
  const integrity = {
    [`${folder}index.js`]: 'sha384-I',
    [`${folder}late.js`]: 'sha384-L',
    [`${folder}a.css`]: 'sha384-C',
  };
  const file = (link: HTMLLinkElement) => [link.href.slice(folder.length), link.integrity];

  test('nothing runs before all that comes first is what its hash says, in a further try as well', async () => {
    const { system, codes, load } = esSystem();
    codes.expect('@portal/area-dealer-map', { ...code, integrity, needs: [`${folder}late.js`] });
    void system.instantiate(`${code.entry}?retry=3`);
    await settle();
    expect(links().map(file)).toEqual([
      ['~3/index.js', 'sha384-I'],
      ['~3/late.js', 'sha384-L'],
    ]);
    links()[0]?.dispatchEvent(new Event('load'));
    await settle();
    expect(load).not.toHaveBeenCalled();
    links()[1]?.dispatchEvent(new Event('load'));
    await settle();
    expect(load.mock.calls).toEqual([[`${folder}~3/index.js`]]);
  });

  test('of an area beside the portal every script is checked before any runs: parts import others without asking', async () => {
    const { system, codes, load } = esSystem();
    const team = 'https://team.example/map/';
    const at = (file: string) => team + file;
    const hashes = Object.fromEntries(
      ['index.js', 'first.js', 'late.js', 'deep.mjs', 'a.css'].map((file) => [at(file), `sha384-${file}`]),
    );
    codes.expect('@portal/area-dealer-map', {
      ...code,
      entry: at('index.js'),
      integrity: hashes,
      needs: [at('first.js')],
    });
    void system.instantiate(at('index.js'));
    await settle();
    expect(links().map(({ href, integrity: hash }) => [href, hash])).toEqual(
      ['index.js', 'first.js', 'late.js', 'deep.mjs'].map((file) => [at(file), `sha384-${file}`]),
    );
    expect(load).not.toHaveBeenCalled();
  });

  test('a file that is another fails the module, and is fetched anew at the next try', async () => {
    const { system, codes, load } = esSystem();
    codes.expect('@portal/area-dealer-map', { ...code, integrity: { [code.entry]: 'sha384-I' } });
    for (const _time of [1, 2]) {
      const work = system.instantiate(code.entry);
      await settle();
      links()[0]?.dispatchEvent(new Event('error'));
      await expect(work).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'missing' });
    }
    expect(load).not.toHaveBeenCalled();
  });
});

test('a shared module that does not come fails whoever waits, and is asked for again with the next try', async () => {
  const importModule = jest.fn(async (_name: string): Promise<unknown> => ({ useState: 1 }));
  importModule.mockRejectedValueOnce(new Error('no network'));
  const { system, codes, load } = esSystem(importModule);
  codes.expect('@portal/area-dealer-map', code);
  const take = Reflect.get(globalThis, Symbol.for('@portal/shared')) as (name: string) => Promise<unknown>;
  const facade = jest.fn(() => take('react'));
  let loading: Promise<object> | null = null;
  load.mockImplementation(() => (loading ??= facade().then(() => ({ mount: 1 }))));
  await expect(system.instantiate(code.entry)).rejects.toThrow('no network');
  await expect(system.instantiate(code.entry)).resolves.toBeDefined();
  expect(facade).toHaveBeenCalledTimes(1);
  expect(importModule).toHaveBeenCalledTimes(2);
});

test('a further try has a folder of its own on the portal, and a query elsewhere', () => {
  const other = 'https://team.example/area/index.js';
  expect(nativeAddress(code.entry)).toBe(code.entry);
  expect(nativeAddress(`${code.entry}?retry=2`)).toBe(`${folder}~2/index.js`);
  const version = `${location.origin}/module-versions/dealer-map/1.2.0`;
  expect(nativeAddress(`${version}/index.js?retry=2`)).toBe(`${version}/~2/index.js`);
  expect(nativeAddress(`${other}?retry=2`)).toBe(`${other}?retry=2`);
});

test('what lies beside the entry of one area is not another one’s', () => {
  const codes = new AreaCodes();
  codes.expect('@portal/area-dealer-map', code);
  const style = `${folder}style.css`;
  expect(codes.isOfAnother('@portal/area-dealer-map', style)).toBe(false);
  expect(codes.isOfAnother('@portal/area-other', style)).toBe(true);
  expect(codes.isOfAnother('@portal/area-other', `${location.origin}/modules/other/style.css`)).toBe(false);
});
