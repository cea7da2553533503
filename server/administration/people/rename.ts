import { readAccount } from '../values/read-account.ts';
import { readName } from '../values/read-values.ts';
import { type Command, change, say } from '../values/work.ts';

/** The name of the person; the user name, by which the account is signed in to, stays. */
export const rename: Command = {
  usage: '<name>',
  means: {
    zh_CN: '更改账号持有人的姓名（--real-name）',
    en: 'changes the real name of who has the account (--real-name)',
  },
  options: ['real-name'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { account_id, user_name, real_name } = await readAccount(work.db, work.names[0] ?? '');
    const next = readName('--real-name', work.values['real-name'], 50);
    const detail = { from: real_name, to: next };
    await change(work, { action: 'rename-account', accountId: account_id, detail }, async (trx) => {
      await trx.updateTable('account').set({ real_name: next }).where('account_id', '=', account_id).execute();
    });
    say(work, {
      zh_CN: `账号“${user_name}”的姓名现为“${next}”。`,
      en: `The real name of account "${user_name}" is now "${next}".`,
    });
  },
};
