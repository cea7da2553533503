import { createHash, randomBytes } from 'node:crypto';
import type { CallData } from '@portal/contract';
import { hashPassword, judgePassword } from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import type { CallContext } from '../../kernel/calls/call.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { hasAccounts } from '../../state/holds-portal.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { firstRunOver } from '../calls/refusals.ts';
import { type AdministrationParts, asCall } from '../calls/run-task.ts';
import { insertAccount } from '../people/create.ts';
import { readEmail, readName, readUserName } from '../values/read-values.ts';

/** The names of the secrets that stand for a code: only its hash is there. */
const prefix = 'first-run:';

const nameOf = (code: string) => `${prefix}${createHash('sha256').update(code).digest('hex')}`;

/** The administrator of the portal stays until somebody says otherwise. */
const lastDay = '20991231';

/**
 * Makes the code of a link by which the first account of a portal is made. Each start of each node makes one; the first
 * account ends all of them.
 * @returns 256 random bits as 43 characters; null where the portal has accounts
 */
export async function openFirstRun(db: StateDatabase): Promise<string | null> {
  if (await hasAccounts(db)) return null;
  const code = randomBytes(32).toString('base64url');
  await db
    .insertInto('server_secret')
    .values({ name: nameOf(code), value: '' })
    .execute();
  return code;
}

const isOpen = async (db: StateDatabase, code: string): Promise<boolean> => {
  const found = await db.selectFrom('server_secret').select('name').where('name', '=', nameOf(code)).executeTakeFirst();
  return found !== undefined && !(await hasAccounts(db));
};

/** Who the first administrator is. */
export interface FirstAdministrator {
  /** As the link brought it. */
  code: string;
  userNm: string;
  realNm: string;
  /** Empty for none. */
  emalAd: string;
  pwd: string;
}

/**
 * Makes the first account of a portal: its administrator, who holds all products.
 * @throws Refusal where the link was used, or the portal has accounts; where a value or the password does not fit
 */
export async function makeFirstAdministrator(
  { db, clock }: Pick<AdministrationParts, 'db' | 'clock'>,
  { code, userNm, realNm, emalAd, pwd }: FirstAdministrator,
  { address, trace }: CallContext,
): Promise<CallData<'makeFirstAdministrator'>> {
  // Nothing is worked out for who has no link.
  if (!(await isOpen(db, code))) throw firstRunOver();
  const owner = await asCall(async () => ({
    user_name: readUserName('--name', userNm),
    real_name: readName('--real-name', realNm, 50),
    company: '',
    phone: '',
    email: emalAd === '' ? '' : readEmail(emalAd),
  }));
  await judgePassword(pwd, owner);
  const now = clock();
  const days = { active_from: chinaDay(now), active_to: lastDay };
  const account = { ...owner, ...days, division: 'staff', password_hash: await hashPassword(pwd), created_at: now };
  const products = await db.selectFrom('product').select(['product_id', 'key']).orderBy('sort').execute();
  const granted = products.filter(({ key }) => key !== 'admin');
  await db.transaction().execute(async (trx) => {
    // Of two who bring the same link at once, the second finds it used.
    const { numDeletedRows } = await trx
      .deleteFrom('server_secret')
      .where('name', 'like', `${prefix}%`)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n || (await hasAccounts(trx))) throw firstRunOver();
    const choice = { ids: granted.map(({ product_id }) => product_id), keys: granted.map(({ key }) => key) };
    const accountId = await insertAccount(trx, account, choice, ['admin']);
    const detail = { firstRun: true, roles: ['admin'] };
    await writeAudit(trx, { at: now, actor: accountId, action: 'create', accountId, address, detail });
  });
  trace.written = true;
  return { userNm: owner.user_name };
}
