import { expect, test } from '@jest/globals';
import { readBoot } from './boot-block.ts';

test('the data of the page is read, and a page without it is no error', () => {
  expect(readBoot(document)).toEqual({});
  document.body.innerHTML = '<script id="portal-boot" type="application/json">{"language":"en"}</script>';
  expect(readBoot(document)).toEqual({ language: 'en' });
});

test('the menu, which the page packs, is the answer of the server', () => {
  const page = { path: '/sales/trend', title: 'Trend' };
  const menu = [{ id: '1000', path: '/sales', type: 0, title: 'Sales', children: [page] }];
  document.body.innerHTML = `<script id="portal-boot" type="application/json">${JSON.stringify({ menu })}</script>`;
  const [sales] = readBoot(document).menu ?? [];
  expect(sales).toMatchObject({ id: '1000', key: 'sales', type: 0, title: 'Sales', icon: '', special: false });
  expect(sales?.children[0]).toMatchObject({ id: 'sales-trend', key: 'sales-trend', type: 1, title: 'Trend' });
});
