import { expect, test } from '@jest/globals';
import type { MenuEntry } from '../schemas/index.ts';
import { packMenu, unpackMenu } from './pack-menu.ts';

const page = (path: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id: path.slice(1).replaceAll('/', '-'),
  key: path.slice(1).replaceAll('/', '-'),
  type: 1,
  title: path,
  icon: '',
  path,
  videoUrl: '',
  memo: '',
  special: false,
  children: [],
  ...more,
});

test('of a page the path and the title remain, and of a product what it says', () => {
  const trend = page('/sales/trend');
  const files = { build: 'a', entry: '/assets/a.js', integrity: 'sha256-A', needs: [] };
  const sales = page('/sales', {
    id: '1000',
    type: 0,
    icon: 'chart-bar',
    category: 'Market',
    files,
    children: [trend],
  });
  expect(packMenu([sales])).toEqual([
    {
      id: '1000',
      path: '/sales',
      type: 0,
      title: '/sales',
      icon: 'chart-bar',
      category: 'Market',
      files,
      children: [{ path: '/sales/trend', title: '/sales/trend' }],
    },
  ]);
});

test.each<[string, Partial<MenuEntry>]>([
  ['that says nothing of itself', {}],
  ['whose id and key are neither those of its path', { id: '7', key: 'x' }],
  ['without an id', { id: '' }],
  ['without a key', { id: 'x', key: '' }],
  ['with the id of its path and another key', { key: 'x' }],
  ['of another site', { path: 'https://a.example/x' }],
  ['with a port', { path: '/news:8081' }],
  ['without a path', { path: '' }],
  ['with all it may have', { type: 0, icon: 'tag', videoUrl: '/v.webm', memo: 'm', special: true, category: '' }],
  ['with entries below entries', { children: [page('/a/b', { children: [page('/a/b/c', { id: 'deep' })] })] }],
])('an entry %s comes out as it went in', (_what, more) => {
  const menu = [page('/a', more), page('/z')];
  expect(unpackMenu(JSON.parse(JSON.stringify(packMenu(menu))))).toEqual(menu);
});
