import { expect, test } from 'vitest';
import { internalPath } from './link-target.ts';

test.each([
  ['/news:8081/x', '/news'],
  ['/news:8081', '/news'],
  ['/news/x?id=1', '/news/x?id=1'],
])('S2.143 the internal link %s leads to %s', (to, path) => expect(internalPath(to)).toBe(path));

test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'mailto:a@example.com', ''])(
  'what is no path of this site (%j) leads to the root',
  (to) => expect(internalPath(to)).toBe('/'),
);
