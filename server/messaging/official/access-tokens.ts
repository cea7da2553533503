import type { MessagingSettings } from '../../settings/settings-gateways.ts';
import { askService } from './ask-service.ts';

/** A token is left aside this long before its end (milliseconds), so that none ends on its way. */
const margin = 5 * 60 * 1000;

export interface AccessTokens {
  /** The token of now; asked for when there is none. */
  current(): Promise<string>;
  /** Another token than the one that the service has just refused. */
  insteadOf(refused: string): Promise<string>;
}

/**
 * Keeps the access token of the official account until shortly before its end. However many ask, one request is under
 * way. The service gives every node the same token until it ends, so nodes do not take it from each other.
 * @param time how long the service may take, in milliseconds
 * @throws what askService throws, from both.
 */
export function keepAccessTokens(
  { api, appId, appSecret }: Pick<MessagingSettings, 'api' | 'appId' | 'appSecret'>,
  clock: () => number,
  time: number,
): AccessTokens {
  let cached = { token: '', until: 0 };
  let asking: Promise<string> | null = null;

  async function ask(force: boolean): Promise<string> {
    const wish = { grant_type: 'client_credential', appid: appId, secret: appSecret, force_refresh: force };
    const { access_token: token, expires_in: seconds } = await askService(`${api}/cgi-bin/stable_token`, time, wish);
    if (typeof token !== 'string' || typeof seconds !== 'number')
      throw new Error('the messaging service gave no token');
    cached = { token, until: clock() + Math.max(seconds * 1000 - margin, (seconds * 1000) / 2) };
    return token;
  }

  const renew = (force: boolean): Promise<string> => {
    asking ??= ask(force).finally(() => {
      asking = null;
    });
    return asking;
  };

  return {
    current: async () => (cached.until > clock() ? cached.token : renew(false)),
    async insteadOf(refused) {
      if (cached.token !== refused) return cached.token || renew(false);
      const next = await renew(false);
      // The service still gives the one it refuses: only force makes a new one.
      return next === refused ? renew(true) : next;
    },
  };
}
