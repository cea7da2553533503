import './testing/mock-registration.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import { type RegisterApplicationConfig, registerApplication } from 'single-spa';
import type { AreaHost } from '../host/area-host.ts';
import { FakeSystem } from '../loading/fake-system.ts';
import { Areas } from './areas.ts';

const entry = (path: string): MenuEntry => ({
  ...{
    id: path,
    key: path,
    type: 0,
    title: path,
    icon: '',
    path,
    videoUrl: '',
    memo: '',
    special: false,
    children: [],
  },
});

type Lifecycle = () => Promise<void>;
const registered = () =>
  jest.mocked(registerApplication).mock.calls.map(([config]) => config as RegisterApplicationConfig);
function activeAt(config: RegisterApplicationConfig | undefined, path: string): boolean {
  if (typeof config?.activeWhen !== 'function') throw new Error('The area is not registered.');
  return config.activeWhen(new URL(path, location.href) as unknown as Location);
}

let host: { show: ReturnType<typeof jest.fn>; hide: ReturnType<typeof jest.fn> };
let system: FakeSystem;

const areasWith = (overrides: Record<string, string> = {}, admits = (_path: string) => true) =>
  new Areas({ system, host: host as unknown as AreaHost, mode: 'production', overrides, admits });

beforeEach(() => {
  jest.mocked(registerApplication).mockClear();
  host = { show: jest.fn(), hide: jest.fn() };
  system = new FakeSystem();
});

describe('areas of the menu', () => {
  test('S2.046 each entry is registered once, however often the menu is loaded', () => {
    const areas = areasWith();
    areas.take([entry('/sales'), entry('/price')]);
    areas.take([entry('/sales'), entry('/price'), entry('/news')]);
    expect(registered().map(({ name }) => name)).toEqual(['area /sales', 'area /price', 'area /news']);
    expect(system.map.imports['@portal/area-news']).toBe(`${location.origin}/modules/news/index.js`);
  });

  test('an override stands before the address of the menu', () => {
    const address = 'http://localhost:8081/index.js';
    areasWith({ '@portal/area-sales': address }).take([entry('/sales')]);
    expect(system.map.imports['@portal/area-sales']).toBe(address);
  });

  test('S2.048 opening /sq loads the module of /channel', () => {
    const areas = areasWith();
    areas.take([entry('/sq')]);
    expect(areas.at('/sq/list')?.name).toBe('@portal/area-channel');
    expect(activeAt(registered()[0], '/sq')).toBe(true);
  });

  test('an area is active below its own path, as long as the guard lets the path pass', () => {
    areasWith({}, (path) => path !== '/sales/secret').take([entry('/sales')]);
    const [sales] = registered();
    expect(activeAt(sales, '/sales/trend')).toBe(true);
    expect(activeAt(sales, '/salesforce')).toBe(false);
    expect(activeAt(sales, '/sales/secret')).toBe(false);
  });

  test('its lifecycles only tell the host, and load nothing', async () => {
    const areas = areasWith();
    areas.take([entry('/sales')]);
    const config = registered()[0] as unknown as { app: () => Promise<Record<'mount' | 'unmount', Lifecycle>> };
    const { mount, unmount } = await config.app();
    await mount();
    expect(host.show).toHaveBeenCalledWith(areas.at('/sales'));
    await unmount();
    expect(host.hide).toHaveBeenCalledWith(areas.at('/sales'));
    expect(system.instantiated).toEqual([]);
  });
});
