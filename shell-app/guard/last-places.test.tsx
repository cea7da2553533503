import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { takeMenus } from '../account/load-menus.ts';
import { placeOf } from '../navigation/place.ts';
import { clearSession, keepLogin } from '../session/keep-session.ts';
import { aLogin, anEntry, freshShell } from '../testing/fresh-shell.ts';
import { admission } from './admission.ts';
import { followLastPlaces, useLastPlace } from './last-places.ts';

const pages = [anEntry('/sales/overview'), anEntry('/sales/trend')];
const menu = [anEntry('/sales', { id: '1000', children: pages }), anEntry('/price', { id: '1001' })];

let stop = () => {};
beforeEach(() => {
  freshShell('/dashboard');
  signIn();
  stop = followLastPlaces();
});
afterEach(() => stop());

function signIn(userId = 'u1'): void {
  keepLogin(aLogin({ userId }));
  takeMenus(menu);
}

/** The guard lets these pass, one after the other. */
async function visit(...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await act(async () => {
      admission.place = placeOf(address);
    });
  }
}

const last = (productId: string) => renderHook(() => useLastPlace(productId)).result.current;

test('the last address in each product is remembered, filters and all; its beginning is none', async () => {
  await visit('/sales/trend?brand=a', '/price?period=2025-01', '/dashboard');
  expect([last('1000'), last('1001')]).toEqual(['/sales/trend?brand=a', '/price?period=2025-01']);
  await visit('/sales/overview', '/price');
  expect([last('1000'), last('1001')]).toEqual([null, null]);
});

test('A30 a colon of the address is written so that a link does not drop it', async () => {
  await visit('/sales/trend?at=a:b');
  expect(last('1000')).toBe('/sales/trend?at=a%3Ab');
});

test('S4.005 it is the account’s: nothing is left when its session ends', async () => {
  await visit('/sales/trend?brand=a');
  act(() => clearSession());
  expect(last('1000')).toBeNull();
  expect({ ...sessionStorage }).toEqual({});
});

test('it outlives a load of the page, for the same account alone', async () => {
  await visit('/sales/trend?brand=a', '/dashboard');
  for (const [userId, place] of [
    ['u1', '/sales/trend?brand=a'],
    ['u2', null],
  ] as const) {
    const left = { ...sessionStorage };
    stop();
    clearSession();
    for (const [key, text] of Object.entries(left)) sessionStorage.setItem(key, String(text));
    signIn(userId);
    stop = followLastPlaces();
    expect(last('1000')).toBe(place);
  }
  expect({ ...sessionStorage }).toEqual({});
});
