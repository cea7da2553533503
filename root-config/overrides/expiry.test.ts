import { afterEach, expect, jest, test } from '@jest/globals';
import { lasting, renewOverrides, takeExpired } from './expiry.ts';

const name = '@portal/area-sales';
const address = 'http://localhost:8081/index.js';
const list = 'https://lists.example/map.json';

afterEach(() => localStorage.clear());

function libraryWith(imports: Record<string, string>, lists: string[] = []) {
  return {
    getOverrideMap: () => ({ imports }),
    getExternalOverrides: () => lists,
    removeOverride: jest.fn(),
    removeExternalOverride: jest.fn(),
  };
}

test('an override lasts a day from when it was seen first, and is taken away then', () => {
  const library = libraryWith({ [name]: address }, [list]);
  expect(takeExpired(library, 1000)).toEqual([]);
  expect(takeExpired(library, 999 + lasting)).toEqual([]);
  expect(library.removeOverride).not.toHaveBeenCalled();
  expect(takeExpired(library, 1000 + lasting)).toEqual([
    { name: list, address: list },
    { name, address },
  ]);
  expect(library.removeOverride.mock.calls).toEqual([[name]]);
  expect(library.removeExternalOverride.mock.calls).toEqual([[list]]);
  // Who sets it again has another day.
  expect(takeExpired(library, 2000 + lasting)).toEqual([]);
});

test('another address of a module begins its day anew, and so does a link that is opened again', () => {
  takeExpired(libraryWith({ [name]: address }), 0);
  const other = libraryWith({ [name]: 'http://localhost:8082/index.js' });
  expect(takeExpired(other, lasting - 1)).toEqual([]);
  expect(takeExpired(other, lasting + 1)).toEqual([]);
  renewOverrides([name]);
  expect(takeExpired(other, 2 * lasting)).toEqual([]);
  expect(takeExpired(other, 3 * lasting)).toHaveLength(1);
});

test('one that a person has taken away is forgotten, and what somebody else has written there harms nothing', () => {
  takeExpired(libraryWith({ [name]: address }), 0);
  takeExpired(libraryWith({}), 1);
  expect(takeExpired(libraryWith({ [name]: address }), lasting)).toEqual([]);
  localStorage.setItem('portal-overrides-since', '{no');
  expect(takeExpired(libraryWith({ [name]: address }), 9 * lasting)).toEqual([]);
});
