import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { entry } from '../host/testing/fake-portal.ts';
import { FakeSystem } from '../loading/fake-system.ts';
import { Areas } from './areas.ts';
import { builtAs } from './testing/built-as.ts';

let system: FakeSystem;
const applications = { register: jest.fn() };
const registered = () => applications.register.mock.calls.flatMap(([names]) => names as string[]);

const loading = { expect: jest.fn() };
const codes = { expect: jest.fn() };
const meetNewer = jest.fn();

const areasWith = (
  overrides: Record<string, string> = {},
  admits = (_path: string) => true,
  page: { moduleOrigins?: string[]; withheld?: boolean } = {},
) =>
  new Areas({
    system,
    loading,
    codes,
    moduleOrigins: page.moduleOrigins,
    withheld: page.withheld ?? false,
    mode: 'production',
    overrides,
    build: 'a1',
    built: undefined,
    meetNewer,
    admits,
    leadsIn: admits,
  });

beforeEach(() => {
  for (const mock of [applications.register, loading.expect, meetNewer]) mock.mockClear();
  system = new FakeSystem();
});

describe('areas of the menu', () => {
  test('S2.046 each entry is an application under the name of its module', () => {
    areasWith().take([entry('/sales'), entry('/price'), entry('/news')], applications);
    expect(registered()).toEqual(['@portal/area-sales', '@portal/area-price', '@portal/area-news']);
    expect(system.map.imports['@portal/area-news']).toBe(`${location.origin}/modules/news/index.js`);
  });

  test('an override stands before the address of the menu', () => {
    const address = 'http://localhost:8081/index.js';
    areasWith({ '@portal/area-sales': address }).take([entry('/sales')], applications);
    expect(system.map.imports['@portal/area-sales']).toBe(address);
  });

  test('an area of the build: its address, its hash and what it needs come with the menu', () => {
    const files = builtAs('sales', 'a1', ['@portal/ui/analysis']);
    areasWith().take([{ ...entry('/sales'), files }], applications);
    const address = `${location.origin}/assets/portal-area-sales.js`;
    expect(system.map.imports['@portal/area-sales']).toBe(address);
    expect(system.map.integrity[address]).toBe('sha384-sales');
    expect(loading.expect.mock.calls).toEqual([[{ '@portal/area-sales': files }]]);
  });

  test('a menu of another build is met once an area of it is new to the page, and not for those that are there', () => {
    const areas = areasWith();
    const menu = (build: string, ...names: string[]) =>
      names.map((name) => ({ ...entry(`/${name}`), files: builtAs(name, build) }));
    areas.take(menu('a1', 'sales'), applications);
    areas.take(menu('b2', 'sales'), applications);
    expect(meetNewer).not.toHaveBeenCalled();
    areas.take(menu('b2', 'sales', 'price'), applications);
    expect(meetNewer.mock.calls).toEqual([['b2']]);
  });

  test('an area that lies where this page may not take it from wants another page, once for what this page may have', () => {
    const code = { format: 'es' as const, styles: [], needs: [], integrity: {}, faces: {} };
    const at = (name: string, address: string) => ({ ...entry(`/${name}`), code: { ...code, entry: address } });
    areasWith().take([at('own', '/module-versions/own/1.0.0/index.js')], applications);
    expect(meetNewer).not.toHaveBeenCalled();
    areasWith().take([at('far', 'https://team.example/far/index.js')], applications);
    const may = (...moduleOrigins: string[]) => areasWith({}, () => true, { moduleOrigins });
    may('https://y.example', 'https://x.example').take([at('far', 'https://team.example/far/index.js')], applications);
    may('https://team.example').take([at('far', 'https://team.example/far/index.js')], applications);
    expect(meetNewer.mock.calls).toEqual([
      ['a1 https://team.example ()'],
      ['a1 https://team.example (https://x.example https://y.example)'],
    ]);
  });

  test('a page that came to nobody, and was not given all areas, wants another page once there is a menu', () => {
    areasWith({}, () => true, { withheld: true }).take([entry('/sales')], applications);
    expect(meetNewer.mock.calls).toEqual([['a1 withheld ()']]);
  });

  test('S2.048 opening /sq loads the module of /channel', () => {
    const areas = areasWith();
    areas.take([entry('/sq')], applications);
    expect(areas.at('/sq/list')?.name).toBe('@portal/area-channel');
    expect(registered()).toEqual(['@portal/area-channel']);
  });

  test('an area lies below its own path, as long as the guard lets the path pass', () => {
    const areas = areasWith({}, (path) => path !== '/sales/secret');
    areas.take([entry('/sales')], applications);
    expect(areas.admitted('/sales/trend')?.path).toBe('/sales');
    expect(areas.admitted('/salesforce')).toBeNull();
    expect(areas.admitted('/sales/secret')).toBeNull();
  });

  test('S9.049 pressing a way asks for its area only where the account may go', () => {
    const areas = areasWith({}, (path) => path !== '/price/home?x=1');
    areas.take([entry('/sales'), entry('/price')], applications);
    const found = ['/sales/trend?model=a#top', '/price/home?x=1', '/nowhere'].map(
      (path) => areas.registrationOf(path)?.name,
    );
    expect(found).toEqual(['@portal/area-sales', undefined, undefined]);
  });

  test('a menu that is loaded again keeps the areas, and takes over what the server says of them now', () => {
    const areas = areasWith();
    areas.take([entry('/sales', '销量')], applications);
    const before = areas.at('/sales');
    areas.take([entry('/sales', 'Sales')], applications);
    expect(areas.at('/sales')).toBe(before);
    expect(before?.entry.title).toBe('Sales');
  });
});
