import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** How a signature is made otherwise than it should be. */
export interface Forged {
  origin?: string;
  rpID?: string;
  challenge?: string;
  /** 0 says that nobody was asked who they are. */
  verified?: boolean;
  counter?: number;
}

/** Flags of what an authenticator says: somebody was there, was asked who they are, and a credential follows. */
const [present, verifiedFlag, attested] = [0x01, 0x04, 0x40];

/** An authenticator in software, with one passkey (ES256) for a page. @param origin such as http://localhost:8080 */
export function softAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = sha256(publicKey.export({ type: 'spki', format: 'der' }));
  const own = new URL(origin);
  let count = 0;

  const clientData = (type: string, challenge: string, forged: Forged) =>
    Buffer.from(
      JSON.stringify({ type, challenge: forged.challenge ?? challenge, origin: forged.origin ?? own.origin }),
    );

  const authenticatorData = (more: Uint8Array, flags: number, forged: Forged) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | present | (forged.verified === false ? 0 : verifiedFlag));
    head.writeUInt32BE(forged.counter ?? ++count, 1);
    return Buffer.concat([sha256(forged.rpID ?? own.hostname), head, more]);
  };

  /** The public key as COSE writes it: a curve P-256 for ES256. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
    return isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as [number, number][]),
        ...([
          [-2, bytes(x)],
          [-3, bytes(y)],
        ] as [number, Uint8Array][]),
      ]) as Parameters<typeof isoCBOR.encode>[0],
    );
  };
  const common = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} };

  return {
    /** What it answers a page that makes a passkey. */
    create(challenge: string, forged: Forged = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey()]);
      const authData = authenticatorData(credential, attested, forged);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      const clientDataJSON = text(clientData('webauthn.create', challenge, forged));
      return { ...common, response: { clientDataJSON, attestationObject: text(attestationObject) } };
    },
    /** What it answers a page that wants its signature. */
    sign(challenge: string, forged: Forged = {}) {
      const client = clientData('webauthn.get', challenge, forged);
      const authData = authenticatorData(new Uint8Array(), 0, forged);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: text(client),
        authenticatorData: text(authData),
        signature: text(signature),
      };
      return { ...common, response };
    },
  };
}
