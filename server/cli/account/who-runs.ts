import { findByName } from '../../accounts/index.ts';
import { UsageError, type Values } from '../../administration/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { hasAccounts } from '../../state/holds-portal.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { actorOf } from './terminal.ts';

/** Who runs a command, as the trail names them, and where it is somebody by their own word, the user of the machine. */
export interface Runner {
  actor: string;
  operator?: string;
}

/**
 * Whoever changes something says who they are; while there is no account nobody can, and the user of the machine
 * stands for them.
 * @param user of the machine
 * @throws UsageError when nobody is named; OperatorError when there is no such account
 */
export async function whoRuns(
  db: StateDatabase,
  { reads }: { reads?: boolean },
  values: Pick<Values, 'by' | 'dry-run'>,
  user: string,
): Promise<Runner> {
  if (reads || values['dry-run'] === true) return { actor: actorOf(user) };
  if (values.by === undefined) {
    if (await hasAccounts(db)) throw nobodyNamed();
    return { actor: actorOf(user) };
  }
  const account = await findByName(db, values.by);
  if (!account) throw unknownRunner(values.by);
  return { actor: account.account_id, operator: user };
}

const nobodyNamed = () =>
  new UsageError({
    zh_CN: '请用 --by <您的用户名> 说明由谁执行：更改以此人的名义写入审计记录。',
    en: 'Say who does this: --by <your user name>. What is changed stands in the audit trail under that name.',
  });

const unknownRunner = (name: string) =>
  new OperatorError({
    zh_CN: `--by：没有账号“${name}”，请写您自己的用户名；npm run account -- list 会列出所有账号。`,
    en: `--by: there is no account "${name}". Name your own user name; npm run account -- list shows all accounts.`,
  });
