import { expect, test } from '@jest/globals';
import { safeRedirect } from './safe-redirect.ts';

test.each(['/news/news', '/sales/trend?by=fuel&redirect=//x#top', '/dashboard', '/homeland'])(
  'S4.029 %s is followed',
  (wanted) => expect(safeRedirect(wanted)).toBe(wanted),
);

test.each([
  null,
  '',
  'news',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/news\n/x',
  '/\tevil',
  '/portal',
  '/portal/x',
  '/login?x=1',
  '/autoLogin',
  '/auth-redirect#x',
  '/home?redirect=/x',
  '/.//evil.example',
  '/x/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/x/../autoLogin?token=somebody',
  '/x/%2E%2e/auth-redirect?redirect=/y',
  '/.\\..\\portal',
  ' //evil.example',
  'http:evil.example',
  'data:text/html,x',
  '/\u0000/x',
])('S4.026 %j leads to the root', (wanted) => expect(safeRedirect(wanted)).toBe('/'));
