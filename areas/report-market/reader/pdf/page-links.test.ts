import { expect, test } from '@jest/globals';
import { linksAmong, portalPath } from './page-links.ts';

const link = (more: object) => ({ subtype: 'Link', rect: [56, 700, 156, 714], ...more });

test('links to pages of the portal are told with their boxes, whether they name the site or not', () => {
  const annotations = [
    link({ unsafeUrl: '/sales/ranking?by=model', contentsObj: { str: 'Top 10 models' } }),
    link({ url: 'https://portal.example/price/index', unsafeUrl: 'https://portal.example/price/index' }),
  ];
  const box = { x: 56, y: 700, width: 100, height: 14 };
  expect(linksAmong(annotations, 'https://portal.example')).toEqual([
    { path: '/sales/ranking?by=model', label: 'Top 10 models', ...box },
    { path: '/price/index', label: '/price/index', ...box },
  ]);
});

test('what leads elsewhere, has no box, or is no link is none of them', () => {
  const others = [
    link({ url: 'https://elsewhere.example/sales', unsafeUrl: 'https://elsewhere.example/sales' }),
    link({ unsafeUrl: '/sales', rect: [5, 5, 5, 9] }),
    link({ dest: 'chapter' }),
    { subtype: 'Text', rect: [0, 0, 9, 9], unsafeUrl: '/sales' },
  ];
  expect(linksAmong(others, 'https://portal.example')).toEqual([]);
  expect(
    ['//elsewhere', '/\\elsewhere', 'javascript:x', 'sales', ''].map((to) => portalPath(to, 'https://a.b')),
  ).toEqual([null, null, null, null, null]);
});
