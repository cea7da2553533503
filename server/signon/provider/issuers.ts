import * as client from 'openid-client';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';

/** How long a request to a provider may take, in seconds, and all that a person waits for, in milliseconds. */
export const patience = { request: 8, person: 10_000 } as const;

/** How long what a provider says of itself is believed, in milliseconds. */
const metadataLife = 60 * 60_000;

/** By how many seconds the clocks of the portal and of a provider may differ. */
export const tolerance = 60;

/** So long, in seconds, a key that is not among the known ones waits before they are read anew. */
const keysWait = 60;

interface Known {
  metadata: client.ServerMetadata;
  /** When it is read anew, in milliseconds since 1970. */
  until: number;
  keys: client.ExportedJWKSCache | null;
}

/** What the portal knows of its providers; each is asked who it is when it is first needed, and again every hour. */
export interface Issuers {
  /**
   * What a request to a provider is made with.
   * @throws Error of openid-client or of the network when it does not say who it is
   */
  configurationOf(provider: SignOnProvider): Promise<client.Configuration>;
  /** Keeps the keys that a provider signs with, as they were read meanwhile. */
  keepKeys(provider: SignOnProvider, configuration: client.Configuration): void;
}

/** @param clock milliseconds since 1970, by which what is signed counts or is over */
export function openIssuers(clock: () => number): Issuers {
  const known = new Map<string, Known>();
  const underWay = new Map<string, Promise<Known>>();

  function read(provider: SignOnProvider): Promise<Known> {
    const { issuer } = provider;
    const asking =
      underWay.get(issuer) ??
      discover(provider)
        .then((metadata) => {
          const found = { metadata, until: clock() + metadataLife, keys: null };
          known.set(issuer, found);
          return found;
        })
        .finally(() => underWay.delete(issuer));
    underWay.set(issuer, asking);
    return asking;
  }

  return {
    async configurationOf(provider) {
      const former = known.get(provider.issuer);
      const { metadata, keys } = former && former.until > clock() ? former : await read(provider);
      const configuration = new client.Configuration(metadata, provider.clientId, clientOf(clock), proofOf(provider));
      configuration.timeout = patience.request;
      client.enableNonRepudiationChecks(configuration);
      if (isLocal(provider)) client.allowInsecureRequests(configuration);
      // Tokens come from the provider itself alone, so one with a new key is reason enough to read the keys at once.
      if (keys) client.setJwksCache(configuration, { ...keys, uat: Math.min(keys.uat, secondsNow() - keysWait) });
      return configuration;
    },
    keepKeys({ issuer }, configuration) {
      const found = known.get(issuer);
      const keys = client.getJwksCache(configuration);
      if (found && keys) found.keys = keys;
    },
  };
}

const secondsNow = () => Math.floor(Date.now() / 1000);

/** Plain http is for a provider on this machine alone, as the settings see to. */
const isLocal = ({ issuer }: SignOnProvider) => issuer.startsWith('http:');

async function discover(provider: SignOnProvider): Promise<client.ServerMetadata> {
  const { issuer, clientId } = provider;
  const found = await client.discovery(new URL(issuer), clientId, undefined, proofOf(provider), {
    execute: isLocal(provider) ? [client.allowInsecureRequests] : [],
    timeout: patience.request,
  });
  return found.serverMetadata();
}

/** The library goes by the clock of the machine, which the portal's may be ahead of or behind. */
const clientOf = (clock: () => number): Partial<client.ClientMetadata> => ({
  [client.clockSkew]: Math.round((clock() - Date.now()) / 1000),
  [client.clockTolerance]: tolerance,
});

/** How the portal proves itself: by its secret in the way that the provider takes, or by PKCE alone. */
function proofOf({ clientSecret }: SignOnProvider): client.ClientAuth {
  if (clientSecret === null) return client.None();
  const [basic, post] = [client.ClientSecretBasic(clientSecret), client.ClientSecretPost(clientSecret)];
  return (server, ...rest) => {
    // What is taken where nothing is said: OpenID Connect Discovery, chapter 3.
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
