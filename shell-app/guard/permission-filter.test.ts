import { expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { allTimersBut } from '../../tests/support/all-timers-but.ts';
import { addToPermissionFilter, mergeFilter, readPermissionFilter } from './permission-filter.ts';

test('S3.069 the cookie is a list of objects with path', () => {
  addToPermissionFilter(['/a', '/b']);
  expect(JSON.parse(Cookies.get('permissionFilter') ?? '')).toEqual([{ path: '/a' }, { path: '/b' }]);
});

test('S3.070 the same path twice is kept once', () => {
  addToPermissionFilter(['/a']);
  addToPermissionFilter(['/a', '/b']);
  expect(readPermissionFilter()).toEqual([{ path: '/a' }, { path: '/b' }]);
});

test.each([
  [undefined, 1],
  [3, 3],
])('S6.011 S9.004 with %s hours given it ends after %i', (given, hours) => {
  const set = jest.spyOn(Cookies, 'set');
  jest.useFakeTimers({ now: 1_000_000, doNotFake: allTimersBut('Date') });
  addToPermissionFilter(['/a'], given);
  expect(set.mock.lastCall?.[2]?.expires).toEqual(new Date(1_000_000 + hours * 3_600_000));
});

test('A42 foreign and broken entries are dropped', () => {
  expect(mergeFilter([], [{ path: '//evil.example' }, { path: 'https://x' }, { path: '/ok' }])).toEqual([
    { path: '/ok' },
  ]);
  Cookies.set('permissionFilter', '[{"path":1},null,"x",{"path":"/ok"}]');
  expect(readPermissionFilter()).toEqual([{ path: '/ok' }]);
});

test.each(['{', '5', 'null', '{"path":"/a"}', '[{"path":["/a"]}]'])(
  'A41 A42 %s in the cookie is no list of paths',
  (content) => {
    Cookies.set('permissionFilter', content);
    expect(readPermissionFilter()).toEqual([]);
  },
);
