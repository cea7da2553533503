import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the operator agreed upon with the service. */
export const agreed = {
  appId: 'wx0123456789abcdef',
  appSecret: 'secret-of-the-app',
  token: 'token-of-the-callback',
  aesKey: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
};

export interface ServiceRequest {
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
}

/** The messaging service in miniature, with its own understanding of the protocol: nothing of it is shared with the server. */
export interface OfficialStandIn {
  origin: string;
  requests: ServiceRequest[];
  /** Replaces the next answer to a path. */
  answerNext(path: string, answer: object | 'hang up'): void;
  /** Ends the token that is given out; the next one is another. */
  endToken(): void;
  /** Codes that were made, newest last: what they say, and their scene. */
  codes: { url: string; scene: string; seconds: number }[];
  nickName: string;
  stop(): Promise<void>;
}

export async function startOfficialStandIn(): Promise<OfficialStandIn> {
  const next = new Map<string, object | 'hang up'>();
  let tokenNumber = 1;
  const stand: Omit<OfficialStandIn, 'origin' | 'stop'> = {
    requests: [],
    codes: [],
    nickName: '小王',
    answerNext: (path, answer) => void next.set(path, answer),
    endToken: () => void tokenNumber++,
  };
  const token = () => `access-token-${tokenNumber}`;

  function answer({ path, query, body }: ServiceRequest): object {
    if (path === '/cgi-bin/stable_token') {
      const right = body.grant_type === 'client_credential' && body.appid === agreed.appId;
      if (!right || body.secret !== agreed.appSecret) return { errcode: 40125, errmsg: 'invalid appsecret' };
      if (body.force_refresh) tokenNumber++;
      return { access_token: token(), expires_in: 7200 };
    }
    if (query.access_token !== token()) return { errcode: 40001, errmsg: 'invalid credential' };
    if (path === '/cgi-bin/user/info') return { subscribe: 1, openid: query.openid, nickname: stand.nickName };
    if (path !== '/cgi-bin/qrcode/create' || body.action_name !== 'QR_STR_SCENE') return { errcode: 40097 };
    const { scene_str: scene } = (body.action_info as { scene: { scene_str: string } }).scene;
    if (!/^[\w-]{1,64}$/.test(scene)) return { errcode: 40097 };
    const code = { url: `http://qr.example/q/${stand.codes.length}`, scene, seconds: Number(body.expire_seconds) };
    stand.codes.push(code);
    return { ticket: 'ticket', expire_seconds: code.seconds, url: code.url };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const query: ServiceRequest = {
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: await readBody(request),
    };
    stand.requests.push(query);
    const planned = next.get(query.path);
    next.delete(query.path);
    if (planned === 'hang up') return void request.socket.destroy();
    // The real one says text/plain for its JSON as well.
    response.writeHead(200, { 'content-type': 'text/plain' }).end(JSON.stringify(planned ?? answer(query)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return Object.assign(stand, { origin, stop });
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of request) text += String(piece);
  return text ? JSON.parse(text) : {};
}

export const sha1 = (...words: string[]) => createHash('sha1').update(words.sort().join('')).digest('hex');

/** A message as the service puts it, with the tags of an event. */
export const eventXml = (values: Record<string, string>) =>
  `<xml><ToUserName><![CDATA[gh_portal]]></ToUserName>
<CreateTime>1700000000</CreateTime>
<MsgType><![CDATA[event]]></MsgType>
${Object.entries(values)
  .map(([tag, value]) => `<${tag}><![CDATA[${value}]]></${tag}>`)
  .join('\n')}
</xml>`;

const key = Buffer.from(`${agreed.aesKey}=`, 'base64');
const start = key.subarray(0, 16);

/** A message in the envelope of safe mode. */
export function encrypt(text: string, appId = agreed.appId): string {
  const message = Buffer.from(text);
  const length = Buffer.from([message.length >>> 24, message.length >>> 16, message.length >>> 8, message.length]);
  const content = Buffer.concat([randomBytes(16), length, message, Buffer.from(appId)]);
  const padding = 32 - (content.length % 32);
  const cipher = createCipheriv('aes-256-cbc', key, start).setAutoPadding(false);
  const padded = Buffer.concat([content, Buffer.from(Array(padding).fill(padding))]);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

/** The message in an envelope that the portal sent. */
export function decrypt(encrypted: string): { text: string; appId: string } {
  const decipher = createDecipheriv('aes-256-cbc', key, start).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64')), decipher.final()]);
  const content = padded.subarray(16, padded.length - (padded[padded.length - 1] ?? 0));
  const length = content.readUInt32BE(0);
  return { text: content.subarray(4, 4 + length).toString(), appId: content.subarray(4 + length).toString() };
}
