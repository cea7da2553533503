import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Factor } from './factor-store.ts';
import { passkeyRefused } from './refusals.ts';
import { relyingParty } from './relying-party.ts';

/** Read when the first passkey is used: to read it takes a part of the start that few need. */
const webauthn = () => import('@simplewebauthn/server');

/** What is kept of a passkey beside its counter. */
interface StoredPasskey {
  /** COSE, base64url. */
  publicKey: string;
}

type Bytes = Uint8Array<ArrayBuffer>;
const bytesOf = (text: string, encoding: BufferEncoding): Bytes => new Uint8Array(Buffer.from(text, encoding));

/** What a browser makes a passkey with. @param challenge base64url */
export async function creationOptions(
  origin: string,
  portal: string,
  { account_id, user_name, real_name }: { account_id: string; user_name: string; real_name: string },
  known: readonly Factor[],
  challenge: string,
): Promise<Record<string, unknown>> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: portal,
    rpID: relyingParty(origin).rpID,
    userName: user_name,
    userDisplayName: real_name,
    userID: bytesOf(account_id, 'utf8'),
    challenge: bytesOf(challenge, 'base64url'),
    excludeCredentials: known.map(({ factor_id }) => ({ id: factor_id })),
    // It signs in on its own, without a user name, so it is kept where it is used and asks who uses it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { ...options };
}

/** What a browser uses a passkey with. @param known those that will do; any where absent */
export async function requestOptions(
  origin: string,
  challenge: string,
  known?: readonly Factor[],
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(origin).rpID,
    challenge: bytesOf(challenge, 'base64url'),
    userVerification: 'required',
    ...(known ? { allowCredentials: known.map(({ factor_id }) => ({ id: factor_id })) } : {}),
  });
  return { ...options };
}

/** @throws Refusal when it was made for another page or challenge, or by nobody who was asked who they are */
export async function readCreated(
  origin: string,
  challenge: string,
  credential: unknown,
): Promise<{ factor_id: string; secret: string; counter: number }> {
  const { rpID, origins } = relyingParty(origin);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw passkeyRefused();
  const { id, publicKey, counter } = registrationInfo.credential;
  const stored: StoredPasskey = { publicKey: Buffer.from(publicKey).toString('base64url') };
  return { factor_id: id, secret: JSON.stringify(stored), counter };
}

/**
 * Judges what a passkey has signed: for this page and challenge, by who was asked who they are, and with a counter that
 * has grown where there is one.
 * @returns its counter
 * @throws Refusal when it is not so
 */
export async function readSigned(
  origin: string,
  challenge: string,
  credential: unknown,
  { factor_id, secret, counter }: Factor,
): Promise<number> {
  const { rpID, origins } = relyingParty(origin);
  const { publicKey }: StoredPasskey = JSON.parse(secret);
  const { verifyAuthenticationResponse } = await webauthn();
  const judged = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: rpID,
    credential: { id: factor_id, publicKey: bytesOf(publicKey, 'base64url'), counter },
  }).catch(() => null);
  if (!judged?.verified) throw passkeyRefused();
  return judged.authenticationInfo.newCounter;
}
