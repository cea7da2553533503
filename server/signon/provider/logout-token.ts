import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import { type Issuers, patience, tolerance } from './issuers.ts';

/** OpenID Connect Back-Channel Logout 1.0, chapter 2.4: what makes a token one of logout and of nothing else. */
const event = 'http://schemas.openid.net/event/backchannel-logout';

/** How old a token may be, in seconds: a provider posts it as it makes it. */
const oldest = 120;

/** Those whose keys a provider publishes; a secret that both know signs nothing. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/** Whom a provider has signed out, or which of its sessions is over; it names one of them at least. */
export interface SignedOut {
  subject: string | null;
  /** What the provider calls its session; null where all of the person's are meant. */
  sid: string | null;
  /** What the token is called, so that it counts once. */
  id: string;
}

/** That what was posted is no token of logout of the provider, for the portal, of now. */
export class NoLogoutToken extends Error {}

/** @throws NoLogoutToken for what is there and is no name: nobody guesses whom it means */
function nameIn(claim: unknown): string | null {
  if (claim === undefined) return null;
  if (typeof claim !== 'string' || claim === '') throw new NoLogoutToken('a name that is none');
  return claim;
}

/**
 * @param clock milliseconds since 1970
 * @returns reads a token of logout: NoLogoutToken where it is none, another Error where the provider's keys cannot be had
 */
export function openLogoutTokens(issuers: Issuers, clock: () => number) {
  const keySets = new Map<string, JWTVerifyGetKey>();

  /** The keys are read when one is met that is not among them, and at most every half minute. */
  async function keysOf(provider: SignOnProvider): Promise<JWTVerifyGetKey> {
    const { jwks_uri } = (await issuers.configurationOf(provider)).serverMetadata();
    if (jwks_uri === undefined) throw new NoLogoutToken('the provider publishes no keys');
    const isFit = jwks_uri.startsWith('https:') || provider.issuer.startsWith('http:');
    if (!isFit) throw new NoLogoutToken('the keys of the provider do not come by https');
    const known =
      keySets.get(jwks_uri) ?? createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: patience.request * 1000 });
    keySets.set(jwks_uri, known);
    return known;
  }

  return async (provider: SignOnProvider, token: string): Promise<SignedOut> => {
    const keys = await keysOf(provider);
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer: provider.issuer,
        audience: provider.clientId,
        algorithms,
        requiredClaims: ['iat', 'jti', 'events'],
        maxTokenAge: oldest,
        clockTolerance: tolerance,
        currentDate: new Date(clock()),
      });
      const { events, jti, nonce } = payload;
      const [subject, sid] = [nameIn(payload.sub), nameIn(payload.sid)];
      const isLogout = Object.hasOwn(Object(events), event) && nonce === undefined;
      const isNamed = typeof jti === 'string' && (subject !== null || sid !== null);
      const isTyped = [undefined, 'JWT', 'logout+jwt'].includes(protectedHeader.typ);
      if (isLogout && isNamed && isTyped) return { subject, sid, id: jti };
      throw new NoLogoutToken('a token of something else');
    } catch (error) {
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
        throw new NoLogoutToken(error.code);
      throw error;
    }
  };
}
