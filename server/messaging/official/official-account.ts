import type { MessagingSettings } from '../../settings/settings-gateways.ts';
import { keepAccessTokens } from './access-tokens.ts';
import { askService, ServiceRefusal } from './ask-service.ts';

/** What the portal asks of the operator's official account. Both throw Error without a secret in it. */
export interface OfficialAccount {
  /** @param seconds how long the code is good for. @returns what the picture is to say. */
  createQr(scene: string, seconds: number): Promise<string>;
  /** What a follower is called; empty when the service does not tell. */
  nickName(openId: string): Promise<string>;
}

/** Codes of the service for an access token that is wrong or over. */
const tokenRefused = [40001, 40014, 42001];

/** @param time how long the service may take for one request, in milliseconds */
export function openOfficialAccount(settings: MessagingSettings, clock: () => number, time: number): OfficialAccount {
  const tokens = keepAccessTokens(settings, clock, time);

  async function ask(path: string, query: Record<string, string>, body?: object): Promise<Record<string, unknown>> {
    const askWith = (token: string) =>
      askService(`${settings.api}${path}?${new URLSearchParams({ access_token: token, ...query })}`, time, body);
    const token = await tokens.current();
    try {
      return await askWith(token);
    } catch (error) {
      if (!(error instanceof ServiceRefusal && tokenRefused.includes(error.code))) throw error;
      return askWith(await tokens.insteadOf(token));
    }
  }

  return {
    async createQr(scene, seconds) {
      const wish = {
        expire_seconds: seconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: scene } },
      };
      const { url } = await ask('/cgi-bin/qrcode/create', {}, wish);
      if (typeof url !== 'string' || url === '') throw new Error('the messaging service gave no address for a QR code');
      return url;
    },
    async nickName(openId) {
      const { nickname } = await ask('/cgi-bin/user/info', { openid: openId, lang: 'zh_CN' });
      return typeof nickname === 'string' ? nickname : '';
    },
  };
}
