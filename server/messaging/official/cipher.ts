import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Opens and closes the envelopes of the service's safe mode. */
export interface Cipher {
  /** @throws Error when it was not closed with our key or is not for our app. */
  open(encrypted: string): string;
  seal(text: string): string;
}

const block = 32;
/** 16 random bytes, then the length of the message in four bytes. */
const head = 20;

/**
 * AES-256-CBC as the service uses it: random bytes, length, message and app id, padded to 32 bytes.
 * @param aesKey the 43 characters of the key
 */
export function createCipher(aesKey: string, appId: string): Cipher {
  const key = Buffer.from(`${aesKey}=`, 'base64');
  const start = key.subarray(0, 16);
  return {
    open(encrypted) {
      const decipher = createDecipheriv('aes-256-cbc', key, start).setAutoPadding(false);
      const padded = Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]);
      const content = padded.subarray(0, padded.length - paddingOf(padded));
      const end = head + (content.length >= head ? content.readUInt32BE(16) : Number.POSITIVE_INFINITY);
      if (end > content.length) throw new Error('the envelope is shorter than it says');
      if (content.toString('utf8', end) !== appId) throw new Error('the envelope is for another app');
      return content.toString('utf8', head, end);
    },
    seal(text) {
      const message = Buffer.from(text);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(message.length);
      const content = Buffer.concat([randomBytes(16), length, message, Buffer.from(appId)]);
      const padding = block - (content.length % block);
      const cipher = createCipheriv('aes-256-cbc', key, start).setAutoPadding(false);
      return Buffer.concat([
        cipher.update(content),
        cipher.update(Buffer.alloc(padding, padding)),
        cipher.final(),
      ]).toString('base64');
    },
  };
}

function paddingOf(padded: Buffer): number {
  const padding = padded.at(-1) ?? 0;
  const fits = padding >= 1 && padding <= block && padding <= padded.length;
  if (!fits || padded.subarray(-padding).some((byte) => byte !== padding)) throw new Error('the padding does not fit');
  return padding;
}
