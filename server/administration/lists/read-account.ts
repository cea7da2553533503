import type { AccountSheet, Language } from '@portal/contract';
import { type Account, findLinked, openSessionsOf, rolesOf } from '../../accounts/index.ts';
import { maskContact } from '../../audit/index.ts';
import { factorsOf } from '../../factors/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { readTexts } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { conditionOf } from '../people/list.ts';
import { type Reach, reachedAccount, tasksWithin } from '../reach/reach.ts';

/** Who reads a sheet, and how far they reach: contacts are whole for an administrator of the portal alone. */
export interface SheetReader {
  accountId: string | null;
  reach: Reach;
  roles: readonly string[];
  language: Language;
  /** Milliseconds since 1970. */
  now: number;
}

/** An account with what it holds, its sessions and factors. @throws Refusal when there is none, or it is out of reach */
export async function readAccountSheet(
  db: StateDatabase,
  userId: string,
  { accountId, reach, roles: ownRoles, language, now }: SheetReader,
): Promise<AccountSheet> {
  const account = await reachedAccount(db, reach, userId);
  const tasks = await tasksWithin(db, reach, ownRoles, userId);
  // Nobody suspends the own account.
  const may = tasks.filter((task) => task !== 'suspend' || userId !== accountId);
  const wholeContacts = ownRoles.includes('admin');
  const isSeen = ({ company_id }: Account) => reach === 'portal' || company_id === reach.companyId;
  const [roles, linked, factors, sessions, grants] = await Promise.all([
    rolesOf(db, userId),
    findLinked(db, userId),
    factorsOf(db, userId),
    openSessionsOf(db, userId, now),
    readGrants(db, userId, language, now),
  ]);
  const contactText = (contact: string) => (wholeContacts || contact === '' ? contact : maskContact(contact));
  return {
    userId,
    userNm: account.user_name,
    realNm: account.real_name,
    compNm: account.company,
    compId: account.company_id,
    division: account.division,
    condition: conditionOf(account, now),
    actvFrYmd: account.active_from,
    actvToYmd: account.active_to,
    roles,
    phonNo: contactText(account.phone),
    emalAd: contactText(account.email),
    wxNickNm: account.messaging_name,
    createdAt: Number(account.created_at),
    passwordUntil: account.password_until === null ? null : Number(account.password_until),
    grants,
    linked: linked.filter(isSeen).map(({ account_id, user_name, real_name }) => ({
      userId: account_id,
      userNm: user_name,
      realNm: real_name,
    })),
    factors: factors.map(({ kind }) => kind),
    sessions,
    may,
  };
}

async function readGrants(
  db: StateDatabase,
  userId: string,
  language: Language,
  now: number,
): Promise<AccountSheet['grants']> {
  const today = chinaDay(now);
  const textOf = await readTexts(db, language);
  const rows = await db
    .selectFrom('account_product')
    .innerJoin('product', 'product.product_id', 'account_product.product_id')
    .select(['product.product_id', 'key', 'from_ymd', 'to_ymd'])
    .where('account_id', '=', userId)
    .orderBy('sort')
    .execute();
  return rows.map(({ product_id, key, from_ymd, to_ymd }) => ({
    product: key,
    name: textOf(`product:${product_id}`).name,
    frYmd: from_ymd,
    toYmd: to_ymd,
    current: from_ymd <= today && today <= to_ymd,
  }));
}
