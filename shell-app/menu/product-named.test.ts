import { describe, expect, test } from '@jest/globals';
import { anEntry } from '../testing/fresh-shell.ts';
import { activeProduct, productNamed } from './active-product.ts';

// Each of the three could be meant by the same word: only the order tells them apart.
const byId = anEntry('/first', { id: 'word', key: 'one' });
const byKey = anEntry('/second', { id: '2', key: 'word' });
const keyOfPath = anEntry('/third', { id: '3', key: '/fourth' });
const byPrefix = anEntry('/fourth:8081', { id: '4', key: 'four' });
const outside = anEntry('https://example.com/fifth', { id: '5', key: 'five' });

describe('the product that an address names', () => {
  test.each([
    ['the id stands first', [byId, byKey]],
    ['the key stands first', [byKey, byId]],
  ])('S2.041 A14 an id wins over the same key of another product: %s', (_, menus) => {
    expect(productNamed(menus, 'word')).toBe(byId);
    expect(activeProduct(menus, '/second', '?product=word')).toBe(byId);
  });

  test.each([
    ['the key stands first', [keyOfPath, byPrefix]],
    ['the prefix stands first', [byPrefix, keyOfPath]],
  ])('S2.041 A14 a key wins over the same prefix of another product: %s', (_, menus) =>
    expect(productNamed(menus, '/fourth')).toBe(keyOfPath),
  );

  test('S2.041 A14 an id wins over the same prefix', () => {
    const idOfPath = anEntry('/sixth', { id: '/fourth', key: 'six' });
    expect(productNamed([byPrefix, idOfPath], '/fourth')).toBe(idOfPath);
  });

  test('S2.041 a prefix is the whole path without its port', () => {
    expect(productNamed([byPrefix], '/fourth')).toBe(byPrefix);
    expect(productNamed([byPrefix], '/fourth:8081')).toBeNull();
    expect(productNamed([byPrefix], '/four')).toBeNull();
  });

  test('S2.041 a product elsewhere is named by id or key, never by its address', () => {
    expect(productNamed([outside], 'five')).toBe(outside);
    expect(productNamed([outside], 'https://example.com/fifth')).toBeNull();
  });

  test.each([null, ''])('A14 %j names nothing', (named) =>
    expect(productNamed([anEntry('/x', { id: '', key: '' })], named)).toBeNull(),
  );
});

describe('the product of a path that names none', () => {
  const [outer, inner] = [anEntry('/sales'), anEntry('/sales/special')];

  test.each([
    ['the longer one comes last', [outer, inner]],
    ['the longer one comes first', [inner, outer]],
  ])('A14 is the one with the longest prefix: %s', (_, menus) => {
    expect(activeProduct(menus, '/sales/special/x')).toBe(inner);
    expect(activeProduct(menus, '/sales/trend')).toBe(outer);
  });
});
