import { formLimits, isPersonal } from '@portal/contract';
import type { Account } from '../people/account-store.ts';
import { passwordCommon, passwordPersonal, passwordUnfit } from '../people/refusals.ts';

/** What everybody may know of whose password it will be. */
export type PasswordOwner = Pick<Account, 'user_name' | 'real_name' | 'company' | 'phone' | 'email'>;

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 passwords that were found in leaks, the 10,000 commonest among them; read when first needed. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}

/**
 * The one judge of new passwords, whoever sets them (S5.027 A63): letters and digits, 8 to 20; none that many people have,
 * whatever its case; none that is made of the owner's names, company or contacts. Those that the portal makes at random
 * need no judge.
 *
 * @throws Refusal that says which rule is broken, without the password
 */
export async function judgePassword(password: string, owner: PasswordOwner): Promise<void> {
  if (!formLimits.newPassword.test(password)) throw passwordUnfit();
  const { user_name, real_name, company, phone, email } = owner;
  if (isPersonal(password, [user_name, real_name, company, phone, email])) throw passwordPersonal();
  commonest ??= readCommonest();
  if ((await commonest).has(password.toLowerCase())) throw passwordCommon();
}
