import { randomInt } from 'node:crypto';
import type { MessagingSettings } from '../../settings/settings-gateways.ts';
import { type Cipher, createCipher } from './cipher.ts';
import { rememberRequests } from './seen-requests.ts';
import { isSigned, signatureOf } from './signature.ts';
import { readXml, writeXml } from './xml.ts';

/** The query of a callback; what is missing is empty. */
export interface CallbackQuery {
  signature: string;
  timestamp: string;
  nonce: string;
  /** Over the envelope too, in safe mode. */
  msg_signature: string;
}

/** The callback is not from the service, or not for us. Says no more than that. */
export class NotFromService extends Error {
  override name = 'NotFromService';
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads and writes what goes between the service and us, by its rules. With a key (safe mode) only envelopes are
 * understood: a plain message is signed by its time alone, so its words could be changed on the way.
 */
export function createCallback({ token, aesKey, appId }: MessagingSettings) {
  const seen = rememberRequests();
  const cipher: Cipher | null = aesKey ? createCipher(aesKey, appId) : null;

  function open(outer: Map<string, string>, cipher: Cipher, { msg_signature, timestamp, nonce }: CallbackQuery) {
    const encrypted = outer.get('Encrypt') ?? '';
    if (!isSigned(msg_signature, [token, timestamp, nonce, encrypted])) throw new NotFromService();
    return readXml(cipher.open(encrypted));
  }

  function read(body: Buffer, query: CallbackQuery): Map<string, string> {
    try {
      const message = readXml(decoder.decode(body));
      return cipher ? open(message, cipher, query) : message;
    } catch {
      throw new NotFromService();
    }
  }

  return {
    /** @throws NotFromService when the query is not signed, is not of now, or was here before. */
    checkQuery({ signature, timestamp, nonce }: CallbackQuery, now: number): void {
      const signed = isSigned(signature, [token, timestamp, nonce]);
      if (!signed || !seen.take(timestamp, nonce, now)) throw new NotFromService();
    },
    /** The message of a body. @throws NotFromService when it cannot be read by the rules of the service. */
    read,
    /** Lets the service try again what could not be answered. */
    release: ({ timestamp, nonce }: CallbackQuery) => seen.release(timestamp, nonce),
    /** An answer as the service wants it: in safe mode in an envelope, signed. */
    write(values: Record<string, string>, now: number): string {
      const text = writeXml(values);
      if (!cipher) return text;
      const [encrypted, timestamp] = [cipher.seal(text), String(Math.floor(now / 1000))];
      const nonce = String(randomInt(2 ** 31));
      const signature = signatureOf([token, timestamp, nonce, encrypted]);
      return writeXml({ Encrypt: encrypted, MsgSignature: signature, TimeStamp: timestamp, Nonce: nonce });
    },
  };
}
