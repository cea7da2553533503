import { judgePassword, type PasswordOwner } from '../../accounts/index.ts';
import { makePassword } from '../values/make-password.ts';
import { readOneOf } from '../values/read-values.ts';
import type { Work } from '../values/work.ts';
import { channels, contactFor, sendSignIn, type Way } from './send-sign-in.ts';

/** A password and how its owner gets to know it. */
export interface ChosenPassword {
  password: string;
  /** Tells it: by a gateway, on the terminal, or not at all when the operator has typed it. */
  hand(): Promise<void>;
}

/**
 * Reads --send and --password-stdin.
 * @param account whose it will be; its contact must be there for --send
 * @throws UsageError when the way is none; Refusal when the password does not fit, which is in no sentence
 */
export async function choosePassword(work: Work, account: PasswordOwner): Promise<ChosenPassword> {
  const { send, 'password-stdin': typed } = work.values;
  const way: Way | null = send === undefined ? null : readOneOf('--send', send, channels);
  const to = way && contactFor(account, way);
  const password = typed ? await readPassword(work, account) : makePassword();
  const hand = async () => {
    if (way && to) return sendSignIn(work, [{ way, to }], account.user_name, password);
    if (typed) return;
    const line = { zh_CN: `密码：${password}（只显示这一次）`, en: `Password: ${password} (shown only once)` };
    work.terminal.handOver({ secret: password, line });
  };
  return { password, hand };
}

async function readPassword({ terminal }: Work, owner: PasswordOwner): Promise<string> {
  const [line = ''] = (await terminal.readInput()).split(/\r?\n/, 1);
  await judgePassword(line, owner);
  return line;
}
