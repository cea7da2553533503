import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../settings/settings.ts';

/** A year, in seconds: what the lists of browsers ask for at least. */
const validFor = 365 * 24 * 60 * 60;

/**
 * Whether a request whose proxies were read came over TLS. Without a word of a trusted proxy it counts as it should have
 * come, by PORTAL_ORIGIN.
 */
export function overTls({ publicOrigin }: Pick<Settings, 'publicOrigin'>) {
  const expected = publicOrigin?.startsWith('https:') ? 'https' : 'http';
  return ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
    (headers['x-forwarded-proto'] ?? expected) === 'https';
}

/**
 * RFC 6797: who came over TLS is told to come no other way for a year. A browser that did come otherwise takes no notice.
 * @returns the headers for a request whose proxies were read
 */
export function transportSecurity(settings: Pick<Settings, 'hsts' | 'publicOrigin'>) {
  const { hsts } = settings;
  const value = `max-age=${validFor}${hsts === 'subdomains' ? '; includeSubDomains' : ''}`;
  const isOverTls = overTls(settings);
  return (request: Pick<FastifyRequest, 'headers'>): Record<string, string> =>
    hsts !== 'off' && isOverTls(request) ? { 'strict-transport-security': value } : {};
}
