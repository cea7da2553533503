import * as client from 'openid-client';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import { personIn, type Return, sidHash } from '../people/person.ts';
import type { Begun } from '../steps/steps.ts';
import type { Issuers } from './issuers.ts';

/** A sign-in that is to be begun: what the step keeps, and the address the browser is sent to. */
export interface Start {
  begun: Pick<Begun, 'nonce' | 'verifier'>;
  addressFor(state: string): string;
}

/**
 * Makes ready what a browser is sent to a provider with.
 * @param redirect where the provider sends it back to
 * @throws Error when the provider does not say who it is
 */
export async function startAt(issuers: Issuers, provider: SignOnProvider, redirect: string): Promise<Start> {
  const configuration = await issuers.configurationOf(provider);
  const [nonce, verifier] = [client.randomNonce(), client.randomPKCECodeVerifier()];
  const challenge = await client.calculatePKCECodeChallenge(verifier);
  return {
    begun: { nonce, verifier },
    addressFor: (state) =>
      client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirect,
        scope: provider.scopes.join(' '),
        code_challenge: challenge,
        code_challenge_method: 'S256',
        state,
        nonce,
      }).href,
  };
}

/**
 * Who has come back from a provider: its answer, signed by it, for this portal, for this sign-in and not over.
 * @param address with the query that the provider has sent the browser back with
 * @throws Error of openid-client when any of it is not so, or when the provider gives no answer
 */
export async function proveReturn(
  issuers: Issuers,
  provider: SignOnProvider,
  address: URL,
  { nonce, verifier, state }: Pick<Begun, 'nonce' | 'verifier'> & { state: string },
): Promise<Return> {
  const configuration = await issuers.configurationOf(provider);
  const tokens = await client.authorizationCodeGrant(configuration, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  issuers.keepKeys(provider, configuration);
  const claims = tokens.claims();
  if (!claims) throw new Error('an answer without an ID token');
  const sid = typeof claims.sid === 'string' && claims.sid !== '' ? sidHash(claims.sid) : '';
  const missing = wantedClaims(provider).some((claim) => claims[claim] === undefined);
  if (!missing || configuration.serverMetadata().userinfo_endpoint === undefined)
    return { person: personIn(claims, provider), sid };
  const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  // A mail and whether it is proven belong together: both are of the one answer or of the other.
  const { email, email_verified, ...own } = claims;
  const mail = email === undefined || email_verified === undefined ? {} : { email, email_verified };
  return { person: personIn({ ...more, ...own, ...mail }, provider), sid };
}

const wantedClaims = ({ groupsClaim }: SignOnProvider) => [
  ...['name', 'email', 'email_verified'],
  ...(groupsClaim === null ? [] : [groupsClaim]),
];

/**
 * Where a provider signs people out who want to leave it too; null where it has no such place.
 * @param back where it sends them afterwards
 * @throws Error when the provider does not say who it is
 */
export async function leavingFrom(issuers: Issuers, provider: SignOnProvider, back: string): Promise<string | null> {
  const configuration = await issuers.configurationOf(provider);
  if (configuration.serverMetadata().end_session_endpoint === undefined) return null;
  return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: back }).href;
}
