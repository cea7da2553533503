import { linkAccounts, touchRights } from '../../accounts/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { readAccount } from '../values/read-account.ts';
import { unfit } from '../values/refusals.ts';
import { audit, type Command, change, say, type Work } from '../values/work.ts';

export const link: Command = {
  usage: '<name> <name>',
  means: {
    zh_CN: '关联两个账号，其持有人可在两者之间切换',
    en: 'links two accounts, so that their holder can switch between them',
  },
  options: [],
  takes: { least: 2, most: 2 },
  async run(work) {
    const { one: account, other } = await pair(work);
    await onBoth(work, 'link', account.account_id, other.account_id, (trx) =>
      linkAccounts(trx, account.account_id, other.account_id),
    );
    say(work, {
      zh_CN: `“${account.user_name}”和“${other.user_name}”已关联。`,
      en: `"${account.user_name}" and "${other.user_name}" are linked.`,
    });
  },
};

export const unlink: Command = {
  usage: '<name> <name>',
  means: { zh_CN: '解除两个账号的关联', en: 'unlinks two accounts' },
  options: [],
  takes: { least: 2, most: 2 },
  async run(work) {
    const { one: account, other } = await pair(work);
    await onBoth(work, 'unlink', account.account_id, other.account_id, async (trx) => {
      const ids = [account.account_id, other.account_id];
      const { numDeletedRows } = await trx
        .deleteFrom('account_link')
        .where('account_id', 'in', ids)
        .where('linked_id', 'in', ids)
        .executeTakeFirstOrThrow();
      if (Number(numDeletedRows) > 0) return;
      throw new OperatorError({
        zh_CN: `“${account.user_name}”和“${other.user_name}”没有关联。`,
        en: `"${account.user_name}" and "${other.user_name}" are not linked.`,
      });
    });
    say(work, {
      zh_CN: `“${account.user_name}”和“${other.user_name}”不再关联。`,
      en: `"${account.user_name}" and "${other.user_name}" are no longer linked.`,
    });
  },
};

async function pair({ db, names: [first = '', second = ''] }: Work) {
  const account = await readAccount(db, first);
  const other = await readAccount(db, second);
  if (account.account_id !== other.account_id) return { one: account, other };
  throw unfit('<name> <name>', { zh_CN: '必须是两个不同的账号', en: 'must be two different accounts' });
}

/** What is done to a pair stands in the trail of both, and sessions of both learn of it. */
function onBoth(
  work: Work,
  action: 'link' | 'unlink',
  account: string,
  other: string,
  run: (trx: Work['db']) => Promise<void>,
): Promise<void> {
  return change(work, { action, accountId: account, detail: { other } }, async (trx) => {
    await audit(work, trx, { action, accountId: other, detail: { other: account } });
    await run(trx);
    for (const id of [account, other]) await touchRights(trx, id, work.now);
  });
}
