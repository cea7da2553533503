import { expect, test } from '@jest/globals';
import { takeMenus } from '../account/load-menus.ts';
import { takeUserInfo } from '../account/load-user.ts';
import { placeOf } from '../navigation/place.ts';
import { keepLogin } from '../session/keep-session.ts';
import { aLogin, anEntry, aUser, freshShell } from '../testing/fresh-shell.ts';
import { addToPermissionFilter } from './permission-filter.ts';
import { leadsIn, settledPlace } from './settle.ts';

const sales = anEntry('/sales', { children: [anEntry('/sales/overview', { type: 1 })] });

function enter(): void {
  freshShell('/dashboard');
  keepLogin(aLogin());
  takeUserInfo(aUser());
  takeMenus([sales, anEntry('/aside', { special: true })]);
}

test('S9.049 a way leads in by the menu, to the first page of a product as well, and by the filter', () => {
  enter();
  expect(['/sales/trend?model=a', '/sales', '/sales?by=fuel'].map(leadsIn)).toEqual([true, true, true]);
  expect(leadsIn('/aside')).toBe(false);
  addToPermissionFilter(['/aside']);
  expect(leadsIn('/aside?id=1')).toBe(true);
});

test('S9.049 no way leads in to what the menu has not, nor for anybody who is signed out', () => {
  enter();
  expect(['/price', '/salesforce', '/aside'].map(leadsIn)).toEqual([false, false, false]);
  freshShell('/home');
  expect(leadsIn('/sales/trend')).toBe(false);
});

test('S2.071 a way to a bare product stays as it is while nobody knows yet who is signed in', () => {
  freshShell('/dashboard');
  keepLogin(aLogin());
  takeMenus([sales]);
  expect(settledPlace(placeOf('/sales?by=fuel'))).toEqual(placeOf('/sales?by=fuel'));
  takeUserInfo(aUser());
  expect(settledPlace(placeOf('/sales?by=fuel'))).toEqual(placeOf('/sales/overview?by=fuel'));
});
