import { endAllSessions, endSessionsOf } from '../../accounts/index.ts';
import { readAccount } from '../values/read-account.ts';
import { UsageError } from '../values/refusals.ts';
import { type Command, change, say, type Work } from '../values/work.ts';

/** Who is signed in signs in again; passwords, factors and keys of programs stay as they are. */
export const endSessions: Command = {
  usage: '[<name>]',
  means: {
    zh_CN: '结束账号的所有会话；--all 结束所有账号的会话',
    en: 'ends all sessions of an account; --all those of every account',
  },
  options: ['all'],
  takes: { least: 0, most: 1 },
  async run(work) {
    const [name] = work.names;
    // Neither nobody nor everybody by mistake.
    if ((name === undefined) !== (work.values.all === true)) throw oneOrAll();
    return name === undefined ? endOfAll(work) : endOf(work, name);
  },
};

async function endOf(work: Work, name: string): Promise<void> {
  const { account_id, user_name } = await readAccount(work.db, name);
  const ended = await change(work, { action: 'end-sessions', accountId: account_id }, (trx) =>
    endSessionsOf(trx, account_id, 'operator', work.now),
  );
  say(work, {
    zh_CN: `账号“${user_name}”已结束 ${ended} 个会话。`,
    en: `Account "${user_name}": sessions ended: ${ended}.`,
  });
}

async function endOfAll(work: Work): Promise<void> {
  const entry = { action: 'end-sessions', accountId: '', detail: { of: 'all' } } as const;
  const ended = await change(work, entry, (trx) => endAllSessions(trx, work.now));
  say(work, { zh_CN: `所有账号共结束 ${ended} 个会话。`, en: `Sessions ended, of all accounts: ${ended}.` });
}

const oneOrAll = () => new UsageError({ zh_CN: '请指定一个账号，或 --all。', en: 'Name one account, or say --all.' });
