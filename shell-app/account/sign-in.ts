import { channel, type LoginData } from '@portal/contract';
import { request } from '../api/request.ts';
import { signByPasskey } from '../factor/passkeys.ts';
import { withFactor } from '../factor/with-factor.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';

interface Wish {
  /** S4.017: remembered and sent along; the session lasts seven days either way. */
  passwordFree?: boolean;
}

export interface Credentials extends Wish {
  userNm: string;
  pwd: string;
  /** A24: after failures the server asks for a solved puzzle. */
  captchaTicket?: string;
}

export interface ProvenContact extends Wish {
  /** A mobile number, or an address of mail; what has an @ is one. */
  contact: string;
  /** The code that was sent to it. */
  code: string;
}

/**
 * Signs in with account and password; the session is kept on success, nothing is kept otherwise (A78).
 *
 * @throws CallError with the server's words; status.captchaNeeded when it wants a ticket first
 * @throws NetworkError
 * @throws Error when the reply holds no token (S4.002)
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { userNm, pwd, captchaTicket, passwordFree = session.passwordFree } = credentials;
  const payload = { userNm, pwd, channel: channel.pc, passwordFree };
  keep(await withFactor(() => request('simpleLogin', payload, { captchaTicket })), passwordFree);
}

/**
 * Signs in with the code that was sent to a contact (S7.015 S7.016). Throws like signIn; status.notFound when the code
 * was right and no account has this contact.
 */
export async function signInByCode(proven: ProvenContact): Promise<void> {
  const { contact, code, passwordFree = session.passwordFree } = proven;
  // A71: both keys are always sent, the one that is not used as empty text.
  const [phonNo, emalAd] = contact.includes('@') ? ['', contact] : [contact, ''];
  const payload = { phonNo, emalAd, randomCode: code, channel: channel.pc, passwordFree };
  keep(await withFactor(() => request('dynamicLogin', payload)), passwordFree);
}

/**
 * Signs in with a QR code that was scanned (S7.017 S7.018). Throws like signIn; status.unbound when who scanned it is
 * bound to no account (S2.106).
 */
export async function signInByQrCode(qrcodeId: string): Promise<void> {
  const login = await withFactor(() => request('qrcodeLogin', { qrcodeId, channel: channel.pc }));
  keep(login, session.passwordFree);
}

/** Signs in with a passkey, which tells the account by itself. Throws like signIn; DOMException when the person gave up. */
export async function signInByPasskey(passwordFree: boolean): Promise<void> {
  const { challenge, options } = await request('beginPasskeyLogin', {});
  const credential = await signByPasskey(options);
  keep(await request('passkeyLogin', { challenge, credential, passwordFree }), passwordFree);
}

/**
 * Signs in who has come back from the provider of a company, or says why not. Throws like signIn.
 *
 * @param ticket as the browser has brought it back
 */
export async function signInByCompany(ticket: string): Promise<void> {
  keep(await withFactor(() => request('companyLogin', { ticket, channel: channel.pc })), false);
}

function keep(login: LoginData | null, passwordFree: boolean): void {
  if (!login?.token) throw new Error('the sign-in was answered without a token');
  keepLogin(login, passwordFree);
  settings.haveLogin = true;
}
