import { type Read, readWords, UnfitValue } from './settings-values.ts';

/** Who is told of what happens here, and what the word is signed with. */
export interface WebhookSettings {
  /** PORTAL_WEBHOOKS: http or https addresses. */
  addresses: string[];
  /** PORTAL_WEBHOOK_SECRET: the bytes behind whsec_. */
  secret: Buffer;
}

/** A secret is wanted as soon as there is an address: nobody should believe what is not signed. */
export function readWebhookSettings(read: Read): WebhookSettings | null {
  const addresses = read('PORTAL_WEBHOOKS', '', readAddresses);
  if (!addresses?.length) return null;
  return { addresses, secret: read('PORTAL_WEBHOOK_SECRET', '', readSecret) };
}

/** An address is never repeated: it may hold a key. */
function readAddresses(text: string): string[] {
  const addresses = readWords(text);
  const isFit = (address: string) => {
    if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return false;
    const { username, password } = new URL(address);
    return username === '' && password === '';
  };
  const wrong = addresses.findIndex((address) => !isFit(address));
  if (wrong >= 0) {
    throw new UnfitValue({
      zh_CN: `的第 ${wrong + 1} 项必须是不含账号和密码的 http 或 https 地址`,
      en: `must hold http or https addresses without a user name and password; the one at place ${wrong + 1} is none`,
    });
  }
  return addresses;
}

/** At least 24 bytes, as the Standard Webhooks specification wants them. */
function readSecret(text: string): Buffer {
  const coded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  const secret = Buffer.from(coded ?? '', 'base64');
  if (secret.length < 24 || secret.length > 64) {
    throw new UnfitValue({
      zh_CN: '在设置了 PORTAL_WEBHOOKS 时必须填写：whsec_ 加上 24 到 64 个随机字节的 base64',
      en: 'is required when PORTAL_WEBHOOKS is set: whsec_ and the base64 of 24 to 64 random bytes',
    });
  }
  return secret;
}
