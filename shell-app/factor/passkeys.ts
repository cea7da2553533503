type Json = Record<string, unknown>;

/** Whether this browser knows passkeys, and this address may have them: one of a machine may not. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);

/**
 * Has the browser make a passkey. @param options of beginPasskey
 * @throws DOMException when the person gave up, or the device has one already
 */
export async function makePasskey(options: Json) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return asJson(await navigator.credentials.create({ publicKey }));
}

/**
 * Has the browser sign by a passkey. @param options of beginPasskeyLogin
 * @throws DOMException when the person gave up, or there is none
 */
export async function signByPasskey(options: Json) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return asJson(await navigator.credentials.get({ publicKey }));
}

/** What a call takes of a passkey. */
interface PasskeyAnswer {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Json;
  clientExtensionResults: Json;
}

function asJson(credential: Credential | null): PasskeyAnswer {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  return credential.toJSON() as unknown as PasskeyAnswer;
}
