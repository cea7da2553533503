import { describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import { networkCheck, trustProxies } from './trust-proxies.ts';

const proxies = ['10.0.0.0/8', '2001:db8:1::/48', '127.0.0.1'];

/** What the server makes of a request that somebody at an address hands over. */
async function seen(
  remoteAddress: string,
  headers: Record<string, string>,
  settings: Partial<Pick<Settings, 'proxies' | 'proxyHeader'>> = {},
) {
  const trusted = trustProxies({ proxies, proxyHeader: 'x-forwarded', ...settings });
  const app = fastify({ trustProxy: trusted.trustProxy });
  trusted.addTo(app);
  app.get('/', ({ ip, protocol, host }) => ({ ip, protocol, host }));
  const reply = await app.inject({ url: '/', remoteAddress, headers: { host: 'inside:8080', ...headers } });
  const { ip, protocol, host } = reply.json<Record<'ip' | 'protocol' | 'host', string>>();
  return [ip, protocol, host].join(' ');
}

const reported = {
  'x-forwarded-for': '203.0.113.7:4711',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'portal.example.com',
};

describe('who asks, behind proxies', () => {
  test('what a trusted proxy tells holds, without the port', async () => {
    expect(await seen('10.1.2.3', reported)).toBe('203.0.113.7 https portal.example.com');
    expect(await seen('::ffff:10.1.2.3', reported)).toBe('203.0.113.7 https portal.example.com');
    expect(await seen('2001:db8:1::5', { ...reported, 'x-forwarded-for': '[2001:db8::1]:443' })).toBe(
      '2001:db8::1 https portal.example.com',
    );
  });

  test('what anybody else tells does not', async () => {
    expect(await seen('203.0.113.9', reported)).toBe('203.0.113.9 http inside:8080');
    expect(await seen('10.1.2.3', reported, { proxies: [] })).toBe('10.1.2.3 http inside:8080');
  });

  test('the address is the one that the outermost trusted proxy saw, not what the client wrote before it', async () => {
    const through = (addresses: string) => seen('127.0.0.1', { 'x-forwarded-for': addresses });
    expect(await through('198.51.100.1, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7 http inside:8080');
    expect(await through('10.9.9.9, 203.0.113.7')).toBe('203.0.113.7 http inside:8080');
    expect(await through('10.9.9.9, 10.0.0.2')).toBe('10.9.9.9 http inside:8080');
  });

  test('the scheme is that of the connection of the client, behind two proxies too', async () => {
    const addresses = { 'x-forwarded-for': '203.0.113.7, 10.0.0.2' };
    expect(await seen('127.0.0.1', { ...addresses, 'x-forwarded-proto': 'https, http' })).toBe(
      '203.0.113.7 https inside:8080',
    );
    expect(await seen('127.0.0.1', { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https, http' })).toBe(
      '203.0.113.7 http inside:8080',
    );
  });

  test('who hides behind a proxy counts as that proxy', async () => {
    expect(await seen('10.1.2.3', { ...reported, 'x-forwarded-for': '203.0.113.7, unknown' })).toBe(
      '10.1.2.3 https portal.example.com',
    );
    expect(await seen('10.1.2.3', {})).toBe('10.1.2.3 http inside:8080');
  });

  test('one kind of header is believed, the other one may come from the client', async () => {
    const both = { ...reported, forwarded: 'for="[2001:db8::9]:1";proto=http;host=other.example' };
    expect(await seen('10.1.2.3', both)).toBe('203.0.113.7 https portal.example.com');
    expect(await seen('10.1.2.3', both, { proxyHeader: 'forwarded' })).toBe('2001:db8::9 http other.example');
    expect(await seen('10.1.2.3', reported, { proxyHeader: 'forwarded' })).toBe('10.1.2.3 http inside:8080');
  });
});

test('networks hold the addresses that begin like them', () => {
  const isOne = networkCheck(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']);
  const addresses = ['10.255.0.1', '::ffff:10.0.0.1', '192.0.2.1', '2001:db8:ffff::1'];
  expect(addresses.filter((address) => !isOne(address))).toEqual([]);
  expect(['11.0.0.1', '192.0.2.2', '2001:db9::1', '', 'unknown'].filter(isOne)).toEqual([]);
});
