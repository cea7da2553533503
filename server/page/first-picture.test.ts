import { describe, expect, test } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import { firstPicture } from './first-picture.ts';

const entry = (path: string, title: string, children: MenuEntry[] = []): MenuEntry => ({
  id: path,
  key: path,
  type: children.length > 0 ? 0 : 1,
  title,
  icon: '',
  path,
  videoUrl: '',
  memo: '',
  special: false,
  children,
});
const menu = [
  entry('/sales:8081', 'Sales', [entry('/sales/overview', 'Overview'), entry('/sales/trend', '<Trend> & "more"')]),
];
const heading = (path: string) => /<h1[^>]*>(.*)<\/h1>/.exec(firstPicture(path, menu, true)?.html ?? '')?.[1];

describe('firstPicture', () => {
  test('S2.071 the heading is that of the menu link, or of the first one for the bare product', () => {
    expect(heading('/sales/overview')).toBe('Overview');
    expect(heading('/sales/overview/deep')).toBe('Overview');
    expect(heading('/sales')).toBe('Overview');
    expect(heading('/sales/elsewhere')).toBe('Sales');
  });

  test('titles are text, never markup', () => {
    expect(heading('/sales/trend')).toBe('&lt;Trend&gt; &amp; &quot;more&quot;');
  });

  test('S6.008 a path outside the menu has no picture', () => {
    expect(firstPicture('/salesman', menu, true)).toBeNull();
    expect(firstPicture('/dashboard', menu, true)).toBeNull();
  });

  test('S2.059 the panel is drawn when it is open, with the active link marked', () => {
    expect(firstPicture('/sales/overview', menu, true)?.html).toContain(
      '<a href="/sales/overview" aria-current="page">Overview</a>',
    );
    expect(firstPicture('/sales/overview', menu, false)?.html).not.toContain('first-panel');
  });
});
