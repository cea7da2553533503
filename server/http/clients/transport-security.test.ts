import { expect, test } from '@jest/globals';
import { transportSecurity } from './transport-security.ts';

const publicOrigin = 'https://portal.example.com';
const year = { 'strict-transport-security': 'max-age=31536000' };

test.each([
  ['over TLS, as a proxy tells', { hsts: 'on', publicOrigin: null }, 'https', year],
  ['without TLS, as a proxy tells', { hsts: 'on', publicOrigin }, 'http', {}],
  ['where people come over TLS', { hsts: 'on', publicOrigin }, undefined, year],
  ['where people come without TLS', { hsts: 'on', publicOrigin: 'http://portal.example.com' }, undefined, {}],
  ['of an origin that nobody set', { hsts: 'on', publicOrigin: null }, undefined, {}],
  ['when it is off', { hsts: 'off', publicOrigin }, 'https', {}],
] as const)('a request %s', (_what, settings, scheme, headers) => {
  expect(transportSecurity(settings)({ headers: { 'x-forwarded-proto': scheme } })).toEqual(headers);
});

test('hosts below this one are meant where the operator says so', () => {
  const headers = transportSecurity({ hsts: 'subdomains', publicOrigin })({ headers: {} });
  expect(headers).toEqual({ 'strict-transport-security': 'max-age=31536000; includeSubDomains' });
});
