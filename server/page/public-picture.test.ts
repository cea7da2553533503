import { expect, test } from '@jest/globals';
import { exemptPaths, isPublicPage, publicPages, publicPaths } from '@portal/contract';
import { publicPicture } from './public-picture.ts';

test('S2.010 S2.014 S2.015 S2.016 S2.017 S2.018 the heading of a public page is in the HTML, in its language', () => {
  for (const [path, words] of Object.entries(publicPages)) {
    if (path === '/home' || path === '/protocol') continue;
    expect(publicPicture(path, 'en', 'Portal')?.html).toContain(`>${words.en.title}</h1>`);
    expect(publicPicture(path, 'zh_CN', '门户')?.html).toContain(`>${words.zh_CN.title}</h1>`);
  }
  expect(publicPicture('/sales', 'en', 'Portal')).toBeNull();
  expect(publicPicture('/constructor', 'en', 'Portal')).toBeNull();
});

test.each(['/home', '/protocol'])(
  'S2.009 %s begins with the head: what stands below depends on who comes, or for what',
  (path) => {
    const { html } = publicPicture(path, 'en', 'Portal') ?? { html: '' };
    expect(html).toContain('<span>Portal</span>');
    expect(html).not.toContain('<h1');
  },
);

test('S2.054 each page with words of its own opens without signing in', () => {
  const open: readonly string[] = [...publicPaths, ...exemptPaths];
  for (const path of Object.keys(publicPages)) expect(open).toContain(path);
  expect(isPublicPage('/login')).toBe(false);
});
