import { expect, test } from '@jest/globals';
import { readForwarded, readXForwarded } from './reported-by-proxies.ts';

const none = { address: null, scheme: null, host: null };

test.each([
  ['for=192.0.2.60;proto=https;by=203.0.113.43', [{ ...none, address: '192.0.2.60', scheme: 'https' }]],
  ['For="[2001:db8:cafe::17]:4711"', [{ ...none, address: '2001:db8:cafe::17' }]],
  ['for="[2001:db8:cafe::17]"', [{ ...none, address: '2001:db8:cafe::17' }]],
  ['for="192.0.2.43:47011"', [{ ...none, address: '192.0.2.43' }]],
  ['for=192.0.2.43:47011', [{ ...none, address: '192.0.2.43' }]],
  [
    'for=192.0.2.43, for=198.51.100.17',
    [
      { ...none, address: '198.51.100.17' },
      { ...none, address: '192.0.2.43' },
    ],
  ],
  ['proto=HTTPS ; host="portal.example.com:8443"', [{ ...none, scheme: 'https', host: 'portal.example.com:8443' }]],
  ['for=unknown', [none]],
  ['for=_hidden;proto=ftp;host="a/b"', [none]],
  ['for="[::1"', [none]],
  ['', [none]],
  // A comma within quotes ends no element, and an escaped quote no value.
  ['for=192.0.2.43;by="a\\", for=198.51.100.17"', [{ ...none, address: '192.0.2.43' }]],
  // What a client left open hides nothing that a proxy wrote behind it.
  ['for="198.51.100.17, for=192.0.2.43', [{ ...none, address: '192.0.2.43' }]],
])('Forwarded: %s', (forwarded, hops) => {
  expect(readForwarded({ forwarded })).toEqual(hops);
});

test.each([
  ['192.0.2.43', ['192.0.2.43']],
  ['192.0.2.43:51234', ['192.0.2.43']],
  ['2001:db8::1', ['2001:db8::1']],
  ['[2001:db8::1]', ['2001:db8::1']],
  ['[2001:db8::1]:443', ['2001:db8::1']],
  ['203.0.113.7, [2001:db8::1]:443 ,192.0.2.43:80', ['192.0.2.43', '2001:db8::1', '203.0.113.7']],
  ['unknown', [null]],
  ['192.0.2.43:80:80', [null]],
  ['999.0.2.43:80', [null]],
])('X-Forwarded-For: %s', (text, addresses) => {
  expect(readXForwarded({ 'x-forwarded-for': text }).map(({ address }) => address)).toEqual(addresses);
});

test('the scheme and the host of X-Forwarded stand for each hop, or once for all', () => {
  const each = { 'x-forwarded-for': '192.0.2.1, 192.0.2.2', 'x-forwarded-proto': 'https, http' };
  expect(readXForwarded(each).map(({ scheme }) => scheme)).toEqual(['http', 'https']);
  const once = { 'x-forwarded-for': '192.0.2.1, 192.0.2.2', 'x-forwarded-host': 'portal.example.com' };
  expect(readXForwarded(once).map(({ host }) => host)).toEqual(['portal.example.com', 'portal.example.com']);
});
