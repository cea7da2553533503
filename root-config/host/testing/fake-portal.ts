import { jest } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import { getAppNames, getAppStatus, registerApplication, start, unregisterApplication } from 'single-spa';
import { Areas } from '../../areas/areas.ts';
import { FakeSystem } from '../../loading/fake-system.ts';
import { Applications } from '../../routing/applications.ts';
import { AreaHost } from '../area-host.ts';
import { fakeWorld, never } from './fake-world.ts';

export const entry = (path: string, title = path): MenuEntry => ({
  id: path,
  key: path,
  type: 0,
  title,
  icon: '',
  path,
  videoUrl: '',
  memo: '',
  special: false,
  children: [],
});

/** Lets single-spa and the areas go on for some milliseconds. */
export const settle = (time = 0) => jest.advanceTimersByTimeAsync(time);

let started = false;
let stop: (() => void) | null = null;

/** A portal without a network and without a shell, whose router is single-spa itself. */
export function fakePortal(
  modules: Record<string, () => unknown>,
  menu = Object.keys(modules).map((name) => `/${name}`),
) {
  const fake = fakeWorld(modules);
  const host = new AreaHost(fake.world);
  const gate = { admits: true };
  const admits = jest.fn(() => gate.admits);
  const areas = new Areas({
    system: new FakeSystem(),
    loading: { expect: () => undefined },
    codes: { expect: () => undefined },
    moduleOrigins: undefined,
    withheld: false,
    mode: 'production',
    overrides: {},
    build: undefined,
    built: undefined,
    meetNewer: () => undefined,
    admits,
    leadsIn: admits,
  });
  const applications = new Applications(areas, host);
  stop = applications.follow();
  areas.take(
    menu.map((path) => entry(path)),
    applications,
  );
  if (!started) start();
  started = true;
  return {
    ...fake,
    host,
    gate,
    admits,
    areas,
    applications,
    go: (path: string) => history.pushState(null, '', path),
    status: (name: string) => getAppStatus(`@portal/area-${name}`),
  };
}

/** After each test: single-spa is one for the page. */
export async function leavePortal(): Promise<void> {
  history.pushState(null, '', '/');
  await settle(150_000);
  stop?.();
  const names = getAppNames();
  const forget = () => Promise.all(names.map((name) => unregisterApplication(name)));
  await forget();
  // single-spa still means to unload what was broken: an application in its place lets it.
  for (const name of names) registerApplication({ name, app: never, activeWhen: () => false });
  await forget();
  await settle(150_000);
  document.body.replaceChildren();
}
