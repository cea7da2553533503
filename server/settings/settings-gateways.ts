import { formLimits } from '@portal/contract';
import { type Read, readOrigin, readSeconds, UnfitValue } from './settings-values.ts';

/** The ways out to people; each is null when the operator has set none. */
export interface GatewaySettings {
  /** PORTAL_SMS_*: the operator's SMS gateway; null writes to the outbox. */
  sms: SmsSettings | null;
  /** PORTAL_SMTP_URL, PORTAL_MAIL_FROM: the operator's mail server; null writes to the outbox. */
  mail: MailSettings | null;
  /** PORTAL_MESSAGING_*: the operator's official account; null lets the phone open a page of the portal. */
  messaging: MessagingSettings | null;
  /** PORTAL_GATEWAY_SECONDS: how long any of them may take for one request, in milliseconds. */
  gatewayTime: number;
}

export interface SmsSettings {
  /** PORTAL_SMS_URL: where a message is posted; %{to}, %{text} and the values of the message stand for themselves. */
  url: string;
  /** PORTAL_SMS_METHOD */
  method: 'POST' | 'GET';
  /** PORTAL_SMS_HEADERS: a JSON object of headers, such as an authorisation. */
  headers: Record<string, string>;
  /** PORTAL_SMS_BODY: template of the body. */
  body: string;
  /** PORTAL_SMS_SUCCESS: what the answer must match, as a regular expression; null takes any HTTP 2xx. */
  success: RegExp | null;
}

export interface MailSettings {
  /** PORTAL_SMTP_URL: smtp://user:password@host:587 or smtps://host:465 */
  url: string;
  /** PORTAL_MAIL_FROM: the sender, such as Portal <portal@example.com> */
  from: string;
}

export interface MessagingSettings {
  /** PORTAL_MESSAGING_APP_ID */
  appId: string;
  /** PORTAL_MESSAGING_APP_SECRET */
  appSecret: string;
  /** PORTAL_MESSAGING_TOKEN: signs the callbacks. */
  token: string;
  /** PORTAL_MESSAGING_AES_KEY: 43 characters; null when callbacks come plain. */
  aesKey: string | null;
  /** PORTAL_MESSAGING_API: the origin of the service. */
  api: string;
}

/** The settings of the gateways. A gateway exists when its first setting does; the others are then wanted too. */
export function readGatewaySettings(read: Read): GatewaySettings {
  return {
    sms: readSms(read),
    mail: readMail(read),
    messaging: readMessaging(read),
    // A person waits for it, and for the portal beside it.
    gatewayTime: read('PORTAL_GATEWAY_SECONDS', '2.5', readSeconds),
  };
}

function readSms(read: Read): SmsSettings | null {
  const url = read('PORTAL_SMS_URL', '', readHttpAddress);
  if (!url) return null;
  return {
    url,
    method: read('PORTAL_SMS_METHOD', 'POST', readMethod),
    headers: read('PORTAL_SMS_HEADERS', '{}', readHeaders),
    body: read('PORTAL_SMS_BODY', '{"to":"%{to}","text":"%{text}"}', (text) => text),
    success: read('PORTAL_SMS_SUCCESS', '', readPattern),
  };
}

function readMail(read: Read): MailSettings | null {
  const url = read('PORTAL_SMTP_URL', '', readSmtpAddress);
  if (!url) return null;
  return { url, from: read('PORTAL_MAIL_FROM', '', readSender) };
}

function readMessaging(read: Read): MessagingSettings | null {
  const appId = read('PORTAL_MESSAGING_APP_ID', '', (text) => text);
  if (!appId) return null;
  const beside = wanted('PORTAL_MESSAGING_APP_ID');
  return {
    appId,
    appSecret: read('PORTAL_MESSAGING_APP_SECRET', '', beside),
    token: read('PORTAL_MESSAGING_TOKEN', '', beside),
    aesKey: read('PORTAL_MESSAGING_AES_KEY', '', readAesKey),
    api: read('PORTAL_MESSAGING_API', 'https://api.weixin.qq.com', readOrigin),
  };
}

/** A setting that cannot stay empty once another one is there. Its value is never repeated: it may be a secret. */
const wanted = (because: string) => (text: string) => {
  if (!text)
    throw new UnfitValue({ zh_CN: `在设置了 ${because} 时必须填写`, en: `is required when ${because} is set` });
  return text;
};

/** The address is never repeated: it may hold a key. */
function readHttpAddress(text: string): string {
  if (!text) return text;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new UnfitValue({ zh_CN: '必须是 http 或 https 地址', en: 'must be an http or https address' });
  }
  const { username, password } = new URL(text);
  if (username || password) {
    throw new UnfitValue({
      zh_CN: '不能含有账号和密码：请把 authorization 写入 PORTAL_SMS_HEADERS',
      en: 'must not contain a user name and password: put the authorization into PORTAL_SMS_HEADERS',
    });
  }
  return text;
}

/** What may follow an SMTP address after the question mark; the library knows others that would log messages. */
const smtpOptions = ['requireTLS', 'ignoreTLS', 'tls.rejectUnauthorized', 'tls.servername', 'name', 'authMethod'];

function readSmtpAddress(text: string): string {
  if (!text) return text;
  if (!/^smtps?:\/\/.+/.test(text) || !URL.canParse(text) || !new URL(text).hostname) {
    throw new UnfitValue({
      zh_CN: '必须形如 smtp://user:password@host:587',
      en: 'must be an address like smtp://user:password@host:587',
    });
  }
  if ([...new URL(text).searchParams.keys()].some((name) => !smtpOptions.includes(name))) {
    const known = smtpOptions.join(', ');
    throw new UnfitValue({ zh_CN: `的参数只能是 ${known}`, en: `may only have the options ${known}` });
  }
  return text;
}

/** Whether mail can come from it: an address, with or without a name before it. */
export function isSender(text: string): boolean {
  const [, name, address] = /^([^<>\r\n]*)<([^<>\s]+)>$/.exec(text) ?? [null, '', text];
  return name !== undefined && Boolean(address) && formLimits.email.test(address ?? '');
}

function readSender(text: string): string {
  if (isSender(text)) return text;
  throw new UnfitValue({
    zh_CN: '必须是发件人，形如 Portal <portal@example.com>；设置了 PORTAL_SMTP_URL 时必须填写',
    en: 'must be a sender like Portal <portal@example.com>; it is required when PORTAL_SMTP_URL is set',
  });
}

function readMethod(text: string): 'POST' | 'GET' {
  if (text === 'POST' || text === 'GET') return text;
  throw new UnfitValue({ zh_CN: '只能是 POST 或 GET', en: 'must be POST or GET' });
}

/** @throws UnfitValue for names and values that HTTP cannot carry, too, so that they do not fail at the first message. */
function readHeaders(text: string): Record<string, string> {
  const headers = parseHeaders(text);
  if (headers) return headers;
  throw new UnfitValue({
    zh_CN: '必须是形如 {"authorization":"..."} 的 JSON 对象',
    en: 'must be a JSON object like {"authorization":"..."}',
  });
}

function parseHeaders(text: string): Record<string, string> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    const pairs = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    new Headers(pairs);
    return pairs.length === Object.keys(value).length ? Object.fromEntries(pairs) : null;
  } catch {
    return null;
  }
}

function readPattern(text: string): RegExp | null {
  if (!text) return null;
  try {
    return new RegExp(text);
  } catch {
    throw new UnfitValue({ zh_CN: '必须是正则表达式', en: 'must be a regular expression' });
  }
}

function readAesKey(text: string): string | null {
  if (text && !/^[A-Za-z0-9+/]{43}$/.test(text)) {
    throw new UnfitValue({ zh_CN: '必须是 43 个字符的密钥', en: 'must be a key of 43 characters' });
  }
  return text || null;
}
