import { expect, test } from '@jest/globals';
import { anEntry } from '../testing/fresh-shell.ts';
import { entryNamed } from './menu-names.ts';

const menus = [
  anEntry('/sales', {
    title: 'Volumes',
    children: [anEntry('/group', { title: 'Group', children: [anEntry('/sales/trend', { title: 'Over time' })] })],
  }),
  anEntry('/news:8081', { title: 'Industry', children: [anEntry('/news/news', { title: '' })] }),
];

test('S3.014 a page is called what the menu calls it, at whatever depth; a product by its own address', () => {
  expect(entryNamed(menus, '/sales/trend')).toBe('Over time');
  expect(entryNamed(menus, '/sales')).toBe('Volumes');
  expect(entryNamed(menus, '/news')).toBe('Industry');
});

test('an address that the menu does not have, or has without a name, is called nothing', () => {
  expect(entryNamed(menus, '/sales/trends')).toBeNull();
  expect(entryNamed(menus, '/news/news')).toBeNull();
});
