import type { MailSettings, MessagingSettings, Settings, SmsSettings } from './settings.ts';
import { readOrigin, UnfitValue } from './settings-values.ts';

/** Reads one setting: its name, what it is when absent, and how its text is understood. */
export type Read = <Value>(name: string, fallback: string, parse: (text: string) => Value) => Value;

/** The settings of the gateways. A gateway exists when its first setting does; the others are then wanted too. */
export function readGatewaySettings(read: Read): Pick<Settings, 'sms' | 'mail' | 'messaging'> {
  return { sms: readSms(read), mail: readMail(read), messaging: readMessaging(read) };
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
  return { url, from: read('PORTAL_MAIL_FROM', '', wanted('PORTAL_SMTP_URL')) };
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
  if (!text) throw new UnfitValue({ zh_CN: `在设置了 ${because} 时必须填写`, en: `is wanted where ${because} is set` });
  return text;
};

function readHttpAddress(text: string): string {
  if (text && !/^https?:\/\/[^/]+/.test(text)) {
    throw new UnfitValue({ zh_CN: '必须是 http 或 https 地址', en: 'must be an http or https address' });
  }
  return text;
}

function readSmtpAddress(text: string): string {
  if (text && !(/^smtps?:\/\/.+/.test(text) && URL.canParse(text))) {
    throw new UnfitValue({
      zh_CN: '必须形如 smtp://user:password@host:587',
      en: 'must be an address like smtp://user:password@host:587',
    });
  }
  return text;
}

function readMethod(text: string): 'POST' | 'GET' {
  if (text === 'POST' || text === 'GET') return text;
  throw new UnfitValue({ zh_CN: '只能是 POST 或 GET', en: 'must be POST or GET' });
}

function readHeaders(text: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(text);
    const pairs = Object.entries(value as object);
    if (!Array.isArray(value) && pairs.every(([, header]) => typeof header === 'string')) {
      return Object.fromEntries(pairs);
    }
  } catch {
    // Falls through to the one sentence for everything that does not fit.
  }
  throw new UnfitValue({
    zh_CN: '必须是形如 {"authorization":"..."} 的 JSON 对象',
    en: 'must be a JSON object like {"authorization":"..."}',
  });
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
    throw new UnfitValue({ zh_CN: '必须是 43 个字符的密钥', en: 'must be the key of 43 characters' });
  }
  return text || null;
}
