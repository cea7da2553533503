import { createHmac } from 'node:crypto';
import type { ReceiverKind } from '@portal/contract';
import { signPost } from '../webhooks/index.ts';

/** A word of a watch: what it is called, what was found, and the page that opens it. */
export interface WatchMessage {
  watchId: string;
  title: string;
  text: string;
  link: string;
  /** It is the last word of the watch for now: it has stopped, or is paused or ended. */
  ended?: true;
}

export interface Request {
  address: string;
  headers: Record<string, string>;
  body: string;
}

export interface Wanted {
  address: string;
  /** Empty where the robot has none. */
  secret: string;
  /** Of the message, the same at every try. */
  id: string;
  /** Of this try, in milliseconds since 1970. */
  now: number;
}

/** A robot is told one text; of the largest that all three take, WeCom's 2,048 bytes are the least. */
const largest = 2000;

/** The most that a link takes of it, in bytes: the words are read, the link is pressed. */
const longestLink = 1000;

/** As much of a text as has room, in bytes; whole signs. */
function cutTo(text: string, room: number): string {
  if (Buffer.byteLength(text) <= room) return text;
  let [cut, left] = ['', room - Buffer.byteLength('…')];
  for (const sign of text) {
    left -= Buffer.byteLength(sign);
    if (left < 0) break;
    cut += sign;
  }
  return `${cut}…`;
}

function textOf({ title, text, link }: WatchMessage): string {
  // A link that is cut leads nowhere: a long one leads to the page as it opens by itself.
  const way = Buffer.byteLength(link) <= longestLink ? link : cutTo(link.split('?')[0] ?? '', longestLink);
  return `${cutTo(`${title}\n${text}`, largest - Buffer.byteLength(way) - 1)}\n${way}`;
}

const json = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'car-market-portal' };

const base64 = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64');

/** How each platform wants a message, and how it is signed there; by their documents as of 2026-11. */
export const receiverKinds: Record<ReceiverKind, (message: WatchMessage, wanted: Wanted) => Request> = {
  // https://developer.work.weixin.qq.com/document/path/91770: the key stands in the address, nothing is signed.
  wecom: (message, { address }) => ({
    address,
    headers: json,
    body: JSON.stringify({ msgtype: 'text', text: { content: textOf(message) } }),
  }),
  // https://open.dingtalk.com/document/robots/customize-robot-security-settings: signed within the address, in ms.
  dingtalk(message, { address, secret, now }) {
    const url = new URL(address);
    if (secret !== '') {
      url.searchParams.set('timestamp', String(now));
      url.searchParams.set('sign', base64(secret, `${now}\n${secret}`));
    }
    const body = JSON.stringify({ msgtype: 'text', text: { content: textOf(message) } });
    return { address: url.href, headers: json, body };
  },
  // https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot: signed within the body, in s; the text is the key.
  feishu(message, { address, secret, now }) {
    const timestamp = String(Math.floor(now / 1000));
    const signed = secret === '' ? {} : { timestamp, sign: base64(`${timestamp}\n${secret}`, '') };
    const body = JSON.stringify({ ...signed, msg_type: 'text', content: { text: textOf(message) } });
    return { address, headers: json, body };
  },
  // Standard Webhooks, as the word of a release is signed.
  plain({ ended, ...data }, { address, secret, id, now }) {
    const type = ended ? 'watch.ended' : 'watch.found';
    const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data });
    const signed = signPost(id, now, body, Buffer.from(secret.replace(/^whsec_/, ''), 'base64'));
    return { address, headers: { ...json, ...signed }, body };
  },
};

/** Whether a platform has taken a message: each says so within its answer, with status 200 for a refusal too. */
export function hasTaken(kind: ReceiverKind, { status, body }: { status: number; body: string }): boolean {
  if (status < 200 || status > 299) return false;
  if (kind === 'plain') return true;
  try {
    const { errcode, code, StatusCode } = JSON.parse(body) as Record<string, unknown>;
    return (errcode ?? code ?? StatusCode) === 0;
  } catch {
    return false;
  }
}
