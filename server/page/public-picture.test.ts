import { expect, test } from '@jest/globals';
import { exemptPaths, isPublicPage, publicPages, publicPaths } from '@portal/contract';
import { publicPicture } from './public-picture.ts';

test('S2.010 S2.014 S2.015 S2.016 S2.017 S2.018 the heading of a public page is in the HTML, in its language', () => {
  for (const [path, words] of Object.entries(publicPages)) {
    if (path === '/home' || path === '/protocol') continue;
    expect(publicPicture(path, 'en', {})?.html).toContain(`>${words.en.title}</h1>`);
    expect(publicPicture(path, 'zh_CN', {})?.html).toContain(`>${words.zh_CN.title}</h1>`);
  }
  expect(publicPicture('/sales', 'en', {})).toBeNull();
  expect(publicPicture('/constructor', 'en', {})).toBeNull();
});

test.each(['/home', '/protocol'])(
  'S2.009 %s begins with the head: what stands below depends on who comes, or for what',
  (path) => {
    const { html } = publicPicture(path, 'en', {}) ?? { html: '' };
    expect(html).toContain('<span>Car market portal</span>');
    expect(html).not.toContain('<h1');
  },
);

test('the head begins with the name and the mark of the operator, as text', () => {
  const operator = { name: { zh_CN: '<b>甲</b>', en: '<b>A</b>' }, mark: '/mark/0a1b' };
  const { html } = publicPicture('/home', 'zh_CN', operator) ?? { html: '' };
  expect(html).toContain('<img src="/mark/0a1b" alt="" height="28"><span>&lt;b&gt;甲&lt;/b&gt;</span>');
});

test('S2.054 each page with words of its own opens without signing in', () => {
  const open: readonly string[] = [...publicPaths, ...exemptPaths];
  for (const path of Object.keys(publicPages)) expect(open).toContain(path);
  expect(isPublicPage('/login')).toBe(false);
});
