import { describe, expect, test } from '@jest/globals';
import type { KeptView } from '@portal/contract';
import { addressOf, standardOf, viewGroups } from './view-groups.ts';

const view = (viewId: string, more: Partial<KeptView> = {}): KeptView => ({
  viewId,
  name: viewId,
  path: '/sales/trend',
  query: '',
  mine: true,
  shared: false,
  owner: 'Li',
  favourite: false,
  standard: false,
  usedAt: null,
  updatedAt: 1,
  comments: 0,
  ...more,
});
const namesOf = (groups: ReturnType<typeof viewGroups>) =>
  groups.map(([group, each]) => [group, each.map((v) => v.viewId)]);

describe('kept views in the drawer', () => {
  test('each view stands once: a favourite among favourites, the last used first', () => {
    const views = [
      view('never'),
      view('old', { usedAt: 10 }),
      view('new', { usedAt: 20 }),
      view('theirs', { mine: false, shared: true }),
      view('loved', { mine: false, shared: true, favourite: true }),
      view('elsewhere', { path: '/price/index' }),
    ];
    expect(namesOf(viewGroups(views, '/sales/trend'))).toEqual([
      ['favourites', ['loved']],
      ['mine', ['new', 'old', 'never']],
      ['company', ['theirs']],
    ]);
    expect(namesOf(viewGroups(views, null))[1]).toEqual(['mine', ['new', 'old', 'never', 'elsewhere']]);
    expect(viewGroups([], null)).toEqual([]);
  });

  test('a view leads to the address it was kept with', () => {
    expect(addressOf({ path: '/sales/trend', query: 'by=brand' })).toBe('/sales/trend?by=brand');
    expect(addressOf({ path: '/sales/trend', query: '' })).toBe('/sales/trend');
  });

  test('the standard view is that of the page, and of no other', () => {
    const views = [view('a'), view('b', { standard: true }), view('c', { standard: true, path: '/price/index' })];
    expect(standardOf(views, '/sales/trend')?.viewId).toBe('b');
    expect(standardOf(views, '/sales/ranking')).toBeNull();
  });
});
