import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { atOnceMs } from '@portal/contract';
import Cookies from 'js-cookie';
import { eventually } from '../../tests/support/eventually.ts';
import { areaBoard } from '../areas/area-board.ts';
import { start } from '../boot/start.ts';
import { fullPath, navigate, place } from '../navigation/place.ts';
import { page } from '../page/page.ts';
import { routeState } from '../routes/route-state.ts';
import { session } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { anEntry, aUser, freshShell } from '../testing/fresh-shell.ts';
import { admission } from './admission.ts';
import { enter } from './enter.ts';
import { admits } from './guard-state.ts';

const menu = [anEntry('/sales', { children: [anEntry('/sales/overview'), anEntry('/sales/trend')] })];
const here = () => fullPath(place);

let stop = () => {};
afterEach(() => stop());

/** As if the page were loaded at an address with the token of an earlier visit. */
function visit(address: string, boot: Parameters<typeof start>[0]['boot'] = {}): void {
  freshShell(address);
  Cookies.set('token', 'token-1');
  stop = start({ boot });
}

const settled = () => eventually(() => expect(admission.place && fullPath(admission.place)).toBe(here()));

beforeEach(() => freshShell());

describe('the first navigation of a page load', () => {
  test('S4.022 S4.023 asks who it is, then enters the same route again, replacing it', async () => {
    const { named } = fakeServer({ getUserInfo: { data: aUser() }, getAllMenu: { data: menu } });
    const length = window.history.length;
    visit('/sales/trend?by=fuel');
    await settled();
    expect(here()).toBe('/sales/trend?by=fuel');
    expect(named('getUserInfo')).toHaveLength(1);
    expect(window.history.length).toBe(length);
  });

  test('the answers in the page stand for both calls', async () => {
    const { seen } = fakeServer({});
    visit('/sales/trend', { userInfo: aUser(), menu });
    await settled();
    expect(seen).toEqual([]);
  });

  test('S4.020 the menu is asked for once', async () => {
    const { named } = fakeServer({ getUserInfo: { data: aUser() }, getAllMenu: { data: menu } });
    visit('/dashboard');
    await settled();
    navigate('/sales/trend');
    await settled();
    navigate('/sales/overview');
    await settled();
    expect(named('getAllMenu')).toHaveLength(1);
  });
});

test('S3.066 where the last navigation began and ended is known, and deciding again about the same place changes nothing', async () => {
  fakeServer({});
  Object.assign(routeState, { from: '', to: '' });
  visit('/sales/trend', { userInfo: aUser(), menu });
  await settled();
  expect(routeState).toEqual({ from: '', to: '/sales/trend' });
  navigate('/sales/overview?by=fuel');
  await settled();
  await enter();
  expect(routeState).toEqual({ from: '/sales/trend', to: '/sales/overview?by=fuel' });
});

test('S2.071 a way to a bare product goes to its first page at once: the history changes once', async () => {
  fakeServer({});
  visit('/sales/trend', { userInfo: aUser(), menu });
  await settled();
  const [push, replace] = [jest.spyOn(window.history, 'pushState'), jest.spyOn(window.history, 'replaceState')];
  navigate('/sales?by=fuel');
  await settled();
  expect(here()).toBe('/sales/overview?by=fuel');
  expect(push).toHaveBeenCalledTimes(1);
  expect(replace).not.toHaveBeenCalled();
  push.mockRestore();
  replace.mockRestore();
});

test('from one area to another the frame follows the area, but not for long; everywhere else it goes at once', async () => {
  const both = [...menu, anEntry('/stock', { children: [anEntry('/stock/home')] })];
  visit('/sales/trend', { userInfo: aUser(), menu: both });
  await settled();
  const after = async (path: string) => {
    navigate(path);
    for (let tick = 0; tick < 50; tick += 1) await Promise.resolve();
    return admission.place?.path;
  };
  expect(await after('/sales/overview')).toBe('/sales/overview');
  jest.useFakeTimers();
  expect(await after('/stock/home')).toBe('/sales/overview');
  await jest.advanceTimersByTimeAsync(atOnceMs - 1);
  expect(admission.place?.path).toBe('/sales/overview');
  await jest.advanceTimersByTimeAsync(2);
  expect(admission.place?.path).toBe('/stock/home');
  expect(await after('/sales/overview')).toBe('/stock/home');
  areaBoard.standing = 'sales';
  expect(await after('/sales/overview')).toBe('/stock/home');
  await jest.advanceTimersByTimeAsync(1);
  expect(admission.place?.path).toBe('/sales/overview');
  areaBoard.standing = null;
  expect(await after('/stock/home')).toBe('/sales/overview');
  expect(await after('/dashboard')).toBe('/dashboard');
  await jest.advanceTimersByTimeAsync(atOnceMs + 1);
  expect(admission.place?.path).toBe('/dashboard');
});

test('S6.001 S6.002 the roles of the account are kept as a list, and open nothing by themselves', async () => {
  fakeServer({});
  const roles = ['admin', 'a role nobody knows'];
  visit('/sales/trend', { userInfo: aUser({ roles }), menu });
  await settled();
  expect(session.roles).toEqual(roles);
  for (const path of ['/admin', '/price', '/report/x']) expect(admits(path)).toBe(false);
  expect(admits('/sales/trend')).toBe(true);
});

test.each([
  ['a page of no product of theirs', '/price/trend'],
  ['a product that opens nothing by itself', '/aside'],
])('who is led away from %s is told why', async (_, path) => {
  const special = anEntry('/aside', { special: true, children: [anEntry('/aside/first')] });
  fakeServer({});
  visit('/', { language: 'en', userInfo: aUser(), menu: [...menu, special] });
  await settled();
  expect(here()).toBe('/dashboard');
  expect(document.body.textContent).not.toContain('not part of this account');
  navigate(path);
  await settled();
  expect(here()).toBe('/dashboard');
  expect(document.body.textContent).toContain('not part of this account; the overview was opened instead');
});

describe('a user info that fails', () => {
  test.each([
    ['S4.024 S4.025 S8.006 a refusal', { status: 1, msg2Client: 'no' }],
    ['S5.034 an answer without data', { data: null }],
  ])('%s clears the token and leads to the sign-in with the way back', async (_, answer) => {
    fakeServer({ getUserInfo: answer });
    visit('/sales/trend?by=fuel');
    await settled();
    expect(session.token).toBeNull();
    expect(document.cookie).not.toContain('token-1');
    expect(here()).toBe('/home?redirect=%2Fsales%2Ftrend%3Fby%3Dfuel');
  });

  test('S8.005 says so', async () => {
    fakeServer({ getUserInfo: { status: 1 } });
    visit('/dashboard', { language: 'en' });
    await settled();
    expect(document.body.textContent).toContain('Verification failed, please Login again.');
  });

  test.each([
    ['/about', '/about'],
    ['/sales/overview', '/home?redirect=%2Fsales%2Foverview'],
  ])('that comes when the person has gone on to %s leads to %s', async (next, end) => {
    const refusals: (() => void)[] = [];
    fakeServer({ getUserInfo: () => new Promise((refuse) => refusals.push(() => refuse({ status: 1 }))) });
    visit('/sales/trend');
    await eventually(() => expect(refusals).not.toEqual([]));
    navigate(next);
    await new Promise((resolve) => setTimeout(resolve));
    for (const refuse of refusals) refuse();
    await eventually(() => expect(session.token).toBeNull());
    await settled();
    expect(here()).toBe(end);
  });

  test('S4.040 a code that ends the session loads the site anew instead', async () => {
    const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
    fakeServer({ getUserInfo: { status: 100440 } });
    visit('/sales/trend', { language: 'en' });
    await eventually(() => expect(load).toHaveBeenCalledWith('/'));
    await new Promise((resolve) => setTimeout(resolve));
    expect([session.token, here()]).toEqual([null, '/sales/trend']);
    expect(document.body.textContent).not.toContain('Verification failed');
  });
});

describe('a menu that is refused', () => {
  test('S7.086 S7.087 S8.016 gives no entries and no message; the next navigation asks again', async () => {
    const { named } = fakeServer({ getUserInfo: { data: aUser() }, getAllMenu: { status: 1, msg2Client: 'busy' } });
    visit('/sales/trend');
    await settled();
    expect(here()).toBe('/dashboard');
    expect(session.menus).toEqual([]);
    expect(document.body.textContent).not.toContain('busy');
    const before = named('getAllMenu').length;
    navigate('/sales/trend');
    await settled();
    expect(named('getAllMenu').length).toBeGreaterThan(before);
  });
});

test('S2.053 a path outside the menu ends at the dashboard', async () => {
  fakeServer({});
  visit('/unlisted', { userInfo: aUser(), menu });
  await settled();
  expect(here()).toBe('/dashboard');
});

test('S2.053 whoever is led away has no step of the history at the place they were led away from', async () => {
  fakeServer({});
  visit('/sales/trend', { userInfo: aUser(), menu });
  await settled();
  const length = window.history.length;
  navigate('/unlisted');
  await settled();
  expect([here(), window.history.length - length]).toEqual(['/dashboard', 1]);
  window.history.back();
  await eventually(() => expect(here()).toBe('/sales/trend'));
});
