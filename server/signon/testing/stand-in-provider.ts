import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** Somebody whom the provider knows: what it says of them. */
export type KnownPerson = Record<string, unknown>;

export const clientSecret = 'the-secret-of-the-client-in-tests';

/** How long an ID token counts, in seconds. */
export const tokenLife = 300;

const idOf = (serial: number) => `key-${serial}`;

function newKey(serial: number) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: idOf(serial), use: 'sig', alg: 'RS256' };
}

/**
 * A provider of OpenID Connect that nobody here wrote (oidc-provider), on a free port of this machine. Who comes to it is
 * signed in at once as whoever `present` says; null refuses.
 * @param callbacks where it may send a browser back to, and where it tells of who has signed out
 */
export async function startProvider(callbacks: { redirect: string[]; afterLogout: string[]; backChannel: string }) {
  const people = new Map<string, KnownPerson>();
  const state = { present: 'lin' as string | null, serial: 1, requests: [] as string[], sid: '' };
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => {
    state.requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;

  let key = newKey(state.serial);
  function open() {
    key = newKey(state.serial);
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: 'portal',
          client_secret: clientSecret,
          redirect_uris: callbacks.redirect,
          post_logout_redirect_uris: callbacks.afterLogout,
          backchannel_logout_uri: callbacks.backChannel,
          backchannel_logout_session_required: true,
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      jwks: { keys: [key] },
      pkce: { required: () => true },
      claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'], groups: ['groups'] },
      scopes: ['openid', 'profile', 'email', 'groups'],
      ttl: { IdToken: tokenLife, AccessToken: 300, AuthorizationCode: 60, Interaction: 300, Session: 300, Grant: 300 },
      features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
      async loadExistingGrant({ oidc }) {
        const { client, session, provider: own } = oidc;
        if (!client || !session?.accountId) return undefined;
        const grant = new own.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid profile email groups');
        await grant.save();
        return grant;
      },
      cookies: { keys: ['a key of tests'] },
    });
    provider.on('authorization.success', ({ oidc }) => {
      state.sid = oidc.session?.sidFor(oidc.client?.clientId ?? '') ?? '';
    });
    const callback = provider.callback();
    handle = (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
      const result = state.present === null ? { error: 'access_denied' } : { login: { accountId: state.present } };
      void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    };
  }
  open();

  return {
    issuer,
    people,
    /** Whom the next visitor is signed in as; null for somebody who refuses. */
    set present(id: string | null) {
      state.present = id;
    },
    requests: state.requests,
    /** What it calls the session of who was signed in last. */
    get sid() {
      return state.sid;
    },
    /** From now on it signs with a key that nobody has seen; what was under way is forgotten. */
    rotateKeys() {
      state.serial += 1;
      open();
    },
    /** What it would sign: a token of these claims. */
    async sign(claims: Record<string, unknown>, typ = 'logout+jwt') {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ })
        .sign(await importJWK(key, 'RS256'));
    },
    /** By what its present key is called. */
    get keyId() {
      return idOf(state.serial);
    },
    /** Puts something else in front of what it answers. @returns whether it has answered */
    intercept(first: (request: IncomingMessage, response: ServerResponse) => boolean) {
      const former = handle;
      handle = (request, response) => {
        if (!first(request, response)) former(request, response);
      };
      return () => {
        handle = former;
      };
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StandInProvider = Awaited<ReturnType<typeof startProvider>>;
