import { request } from '../api/request.ts';
import { signInAnew } from './sign-in-anew.ts';

/**
 * S7.020 A70: changes the password. The server then ends every session of the account, so the person signs in anew.
 *
 * @param oldPwd as typed
 * @param newPwd as typed; 8 to 20 characters with letters and digits
 * @param forgetPhone whether the phone that signs in by scanning is unbound as well
 * @throws CallError with the server's words; NetworkError. The session stays in both cases.
 */
export async function changePassword(oldPwd: string, newPwd: string, forgetPhone = false): Promise<void> {
  await request('updatePwd', { oldPwd, newPwd, ...(forgetPhone ? { forgetPhone } : {}) });
  signInAnew();
}
