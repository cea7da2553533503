import {
  type Account,
  checkSeats,
  createAccount,
  findByContact,
  findById,
  findByName,
  isOfPortal,
} from '../../accounts/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { isTaken } from '../../state/store-errors.ts';
import { mailTaken, noAccount, noSeat, notOfCompany } from '../refusals.ts';
import { isLinked, linkAccount, linkedAccount } from './links.ts';
import { namesFor, type Person } from './person.ts';

/** When and from where somebody comes, for the trail. */
export interface Coming {
  now: number;
  /** As `CallContext.address`. */
  address: string;
}

/** How the trail names a provider that did something. */
export const actorOf = ({ key }: Pick<SignOnProvider, 'key'>) => `provider ${key}`;

/**
 * The account of somebody whom a provider has proven: the one that is linked, else one of the provider's own company with
 * the mail that it vouches for, else a new one where it may make some. From then on it is linked.
 * @throws Refusal when there is none
 */
export async function accountFor(
  db: StateDatabase,
  provider: SignOnProvider,
  person: Person,
  coming: Coming,
): Promise<Account> {
  const linked = await linkedAccount(db, provider.key, person);
  if (linked) return ofCompany(db, provider, linked);
  try {
    return (await joinByMail(db, provider, person, coming)) ?? (await makeAccount(db, provider, person, coming));
  } catch (error) {
    // The same person came twice at once: the other time has made the account, or joined it.
    const isRace = isTaken(error) || error instanceof Refusal;
    const other = isRace ? await linkedAccount(db, provider.key, person) : undefined;
    if (!other) throw error;
    return ofCompany(db, provider, other);
  }
}

/**
 * An account that was put into another company since, or was given a role of the portal, is opened by this provider no more.
 * @throws Refusal then
 */
async function ofCompany(db: StateDatabase, { company }: SignOnProvider, account: Account): Promise<Account> {
  if (account.company_id !== company || (await isOfPortal(db, account.account_id))) throw notOfCompany();
  return account;
}

/** A mail leads to one account of the company: to one that nobody signs in to by the provider, and that administers nothing. */
async function joinByMail(
  db: StateDatabase,
  provider: SignOnProvider,
  person: Person,
  { now, address }: Coming,
): Promise<Account | null> {
  const all = person.mail === '' ? [] : await findByContact(db, person.mail);
  const [account] = all.filter(({ company_id }) => company_id === provider.company);
  if (!account) return null;
  const { account_id } = account;
  if ((await isOfPortal(db, account_id)) || (await isLinked(db, provider.key, account_id))) throw mailTaken();
  await db.transaction().execute(async (transaction) => {
    await linkAccount(transaction, provider.key, person, account_id, now);
    await writeAudit(transaction, {
      at: now,
      actor: actorOf(provider),
      action: 'join-provider',
      accountId: account_id,
      address,
      detail: { provider: provider.key },
    });
  });
  return account;
}

async function makeAccount(
  db: StateDatabase,
  provider: SignOnProvider,
  person: Person,
  { now, address }: Coming,
): Promise<Account> {
  if (!provider.creates) throw noAccount();
  const user_name = await freeName(db, provider, person);
  const { name: company } = await db
    .selectFrom('company')
    .select('name')
    .where('company_id', '=', provider.company)
    .executeTakeFirstOrThrow();
  const [from, to] = [chinaDay(now), provider.until];
  const account_id = await db.transaction().execute(async (transaction) => {
    const id = await createAccount(transaction, {
      user_name,
      real_name: person.name || user_name,
      email: person.mail,
      company,
      company_id: provider.company,
      // No password fits: the account is signed in to by the provider.
      password_hash: '',
      active_from: from,
      active_to: to,
      created_at: now,
    });
    await seat(transaction, provider.company, now);
    await linkAccount(transaction, provider.key, person, id, now);
    await writeAudit(transaction, {
      at: now,
      actor: actorOf(provider),
      action: 'create',
      accountId: id,
      address,
      detail: { provider: provider.key, company: provider.company, from, to },
    });
    return id;
  });
  const account = await findById(db, account_id);
  if (!account) throw new Error('an account that was made is not there');
  return account;
}

/** @throws Refusal when the company has no seat left for one more */
async function seat(transaction: StateDatabase, company: string, now: number): Promise<void> {
  await checkSeats(transaction, company, now).catch((error: unknown) => {
    throw error instanceof OperatorError ? noSeat() : error;
  });
}

/** The first name that nobody has; the last one is of the person alone. */
async function freeName(db: StateDatabase, provider: SignOnProvider, person: Person): Promise<string> {
  const names = namesFor(person, provider);
  for (const name of names) if (!(await findByName(db, name))) return name;
  return names.at(-1) ?? provider.key;
}
