import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** A year, in seconds: what the lists of browsers ask for at least. */
const keptFor = 365 * 24 * 60 * 60;

/**
 * RFC 6797: who came over TLS is told to come no other way for a year. Without a word of a trusted proxy a request
 * counts as it should have come, by PORTAL_ORIGIN; a browser that did come otherwise takes no notice.
 * @returns the headers for a request whose proxies were read
 */
export function transportSecurity({ hsts, publicOrigin }: Pick<Settings, 'hsts' | 'publicOrigin'>) {
  const value = `max-age=${keptFor}${hsts === 'subdomains' ? '; includeSubDomains' : ''}`;
  const expected = publicOrigin?.startsWith('https:') ? 'https' : 'http';
  return ({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string> => {
    const scheme = headers['x-forwarded-proto'] ?? expected;
    return hsts !== 'off' && scheme === 'https' ? { 'strict-transport-security': value } : {};
  };
}
