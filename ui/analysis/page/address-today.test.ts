import { expect, test } from '@jest/globals';
import { addressToday } from './address-today.ts';

const united = { brand: { 比亚迪: 'byd' }, model: { '比亚迪.seal': 'byd.seal' } };
const today = (search: string) => addressToday(new URLSearchParams(search), united)?.toString() ?? null;
const written = (search: string) => new URLSearchParams(search).toString();

test('an address that names a united member by its former key means the one that it has become', () => {
  expect(today('brand=比亚迪&from=2026-01')).toBe(written('brand=byd&from=2026-01'));
  expect(today('without.brand=比亚迪&brand=other')).toBe(written('without.brand=byd&brand=other'));
  expect(today('model=比亚迪.seal&model=a')).toBe(written('model=byd.seal&model=a'));
});

test('who names both names one', () => {
  expect(today('brand=byd&brand=比亚迪')).toBe('brand=byd');
});

test('a choice of a page is read by its key', () => {
  expect(today('beside=比亚迪.seal&sort=volume')).toBe(written('beside=byd.seal&sort=volume'));
});

test('an address without former keys stands as it is', () => {
  for (const search of ['', 'brand=byd', 'city=比亚迪x', 'toString=1']) expect(today(search)).toBeNull();
  expect(addressToday(new URLSearchParams('brand=比亚迪'), undefined)).toBeNull();
});
