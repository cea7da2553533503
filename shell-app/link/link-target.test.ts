import { expect, test } from '@jest/globals';
import { linkTarget } from './link-target.ts';
import { isTrusted, trustHosts } from './trusted-hosts.ts';

test.each([
  ['/news:8081/x', '/news'],
  ['/news:8081', '/news'],
  ['/news/x?id=1#top', '/news/x?id=1#top'],
  ['/news?id=1#top:8081/x', '/news?id=1#top'],
])('S2.142 S2.143 the internal link %s leads to %s', (address, href) =>
  expect(linkTarget(address)).toEqual({ kind: 'page', href }),
);

test.each(['https://a.example/x?y=1#z', 'HTTP://a.example'])('S2.138 %s is another site', (address) =>
  expect(linkTarget(address)).toEqual({ kind: 'site', href: address }),
);

test.each(['mailto:a@example.com', 'mailto:http@example.com', 'tel:+8613800000001', 'TEL:110'])(
  'S2.141 %s is for another program',
  (address) => expect(linkTarget(address)).toEqual({ kind: 'program', href: address }),
);

test.each([
  ...['javascript:alert(1)', 'JaVaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
  ...['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:https://a.example/x'],
  ...['javascript:mailto:a@example.com', 'data:,tel:110', ' mailto:a@example.com'],
  ...['//evil.example', '/\\evil.example', 'https://', 'https://a b', 'mailto:', 'news', ''],
])('S2.141 %j leads nowhere', (address) => expect(linkTarget(address)).toEqual({ kind: 'nowhere' }));

test('S2.141 a host is trusted as it is configured, with its port, and no other', () => {
  trustHosts(['tools.example.com', '127.0.0.1:8443']);
  const trusted = ['https://tools.example.com/x', 'https://TOOLS.example.com:443', 'http://127.0.0.1:8443/'];
  expect(trusted.map(isTrusted)).toEqual([true, true, true]);
  const others = [
    ...['https://example.com', 'https://a.tools.example.com', 'https://tools.example.com.evil.example'],
    ...['https://tools.example.com@evil.example', 'https://tools.example.com:444', 'http://127.0.0.1/', 'x'],
  ];
  expect(others.filter(isTrusted)).toEqual([]);
  trustHosts();
  expect(trusted.filter(isTrusted)).toEqual([]);
});
