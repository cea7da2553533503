import { afterAll, beforeEach, expect } from '@jest/globals';
import type { StatePlace } from '../../state/open-state.ts';
import {
  agreed,
  decrypt,
  encrypt,
  eventXml,
  type OfficialStandIn,
  sha1,
  startOfficialStandIn,
} from './official-stand-in.ts';
import { qrKit } from './qr-kit.ts';

/** How a message is sent otherwise than the service would. */
export interface Sending {
  timestamp?: string;
  nonce?: string;
  signature?: string;
  msgSignature?: string;
  appId?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
}

export const modes = ['plain', 'safe'] as const;

/** A server with an official account, and the stand-in of the service that sends it messages in that mode. */
export function officialKit(place: () => Promise<StatePlace>, mode: (typeof modes)[number]) {
  let running: OfficialStandIn | null = null;
  let round = 0;
  const service = () => {
    if (!running) throw new Error('The suite has not begun');
    return running;
  };
  const kit = qrKit(place, async () => {
    running = await startOfficialStandIn();
    return { messaging: { ...agreed, aesKey: mode === 'safe' ? agreed.aesKey : null, api: running.origin } };
  });
  afterAll(() => running?.stop());
  beforeEach(() => {
    service().requests.length = 0;
    service().nickName = '小王';
  });
  const lastCode = () => service().codes.at(-1) ?? { url: '', scene: '', seconds: 0 };

  /** Sends a message as the service does in this mode. */
  function send(xml: string, more: Sending = {}): Promise<Response> {
    const timestamp = more.timestamp ?? String(Math.floor(kit.now() / 1000));
    const nonce = more.nonce ?? String(++round);
    const query = new URLSearchParams({ timestamp, nonce });
    query.set('signature', more.signature ?? sha1(agreed.token, timestamp, nonce));
    let body = xml;
    if (mode === 'safe') {
      const encrypted = encrypt(xml, more.appId);
      query.set('encrypt_type', 'aes');
      query.set('msg_signature', more.msgSignature ?? sha1(agreed.token, timestamp, nonce, encrypted));
      body = `<xml><ToUserName><![CDATA[gh_portal]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`;
    }
    return fetch(`${kit.server.address}/messaging/callback?${query}`, {
      method: 'POST',
      headers: { 'content-type': more.type ?? 'text/xml' },
      body: more.body ?? body,
    });
  }

  return {
    ask: kit.ask,
    accountOf: kit.accountOf,
    now: kit.now,
    pass: kit.pass,
    get server() {
      return kit.server;
    },
    get service() {
      return service();
    },
    lastCode,
    async loginCode() {
      const data = await kit.loginCode();
      return { ...data, scene: lastCode().scene };
    },
    async bindCode(userNm?: string, pwd?: string) {
      const { qrcodeId } = await kit.bindCode(userNm, pwd);
      return { qrcodeId, scene: lastCode().scene };
    },
    send,
    follow: (scene: string, openId: string) =>
      send(eventXml({ FromUserName: openId, Event: 'subscribe', EventKey: `qrscene_${scene}` })),
    scan: (scene: string, openId: string, more?: Sending) =>
      send(eventXml({ FromUserName: openId, Event: 'SCAN', EventKey: scene }), more),
    /** The words of an answer, taken out of its envelope. */
    async words(response: Response): Promise<string> {
      const text = await response.text();
      if (mode === 'plain') return text;
      const tag = (name: string) => new RegExp(`<${name}><!\\[CDATA\\[(.*?)\\]\\]></${name}>`).exec(text)?.[1] ?? '';
      expect(tag('MsgSignature')).toBe(sha1(agreed.token, tag('TimeStamp'), tag('Nonce'), tag('Encrypt')));
      const opened = decrypt(tag('Encrypt'));
      expect(opened.appId).toBe(agreed.appId);
      return opened.text;
    },
    nameOf: async (userKey: string) => (await kit.accountOf(userKey)).messaging_name,
  };
}

/** Status and body of an answer. */
export const plainly = async (response: Response) => [response.status, await response.text()];
