import type { AccountRow, CallPayload } from '@portal/contract';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { StateTables } from '../../state/tables/state-tables.ts';
import { conditionOf } from '../people/list.ts';
import type { Reach } from '../reach/reach.ts';
import { dayAfter } from '../values/read-values.ts';

type Expressions = ExpressionBuilder<StateTables, 'account'>;
type Condition = ExpressionWrapper<StateTables, 'account', SqlBool>;

const usualPage = 50;

/**
 * The accounts that fit, by user name, page by page; counted and cut by the store, so that a hundred thousand are as quick.
 * @param reach whose accounts who asks may see
 * @param now milliseconds since 1970
 */
export async function listAccounts(
  db: StateDatabase,
  query: CallPayload<'listAccounts'>,
  reach: Reach,
  now: number,
): Promise<{ total: number; items: AccountRow[] }> {
  const { page = 1, pageSize = usualPage } = query;
  const fitting = db
    .selectFrom('account')
    .where((eb) => eb.and([...conditionsOf(eb, query, now), ...within(eb, reach)]));
  const [{ total }, accounts] = await Promise.all([
    fitting.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    fitting
      .selectAll()
      .orderBy('user_key')
      .offset((page - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ]);
  const ids = accounts.map(({ account_id }) => account_id);
  const [products, roles] = await Promise.all([holdingsOf(db, ids, chinaDay(now)), rolesOfAll(db, ids)]);
  const items = accounts.map((account) => ({
    userId: account.account_id,
    userNm: account.user_name,
    realNm: account.real_name,
    compNm: account.company,
    compId: account.company_id,
    division: account.division,
    condition: conditionOf(account, now),
    actvFrYmd: account.active_from,
    actvToYmd: account.active_to,
    roles: roles.get(account.account_id) ?? [],
    products: products.get(account.account_id) ?? [],
  }));
  return { total: Number(total), items };
}

/** What is out of reach is not there, whatever is asked. */
const within = (eb: Expressions, reach: Reach): Condition[] =>
  reach === 'portal' ? [] : [eb('company_id', '=', reach.companyId) as Condition];

function conditionsOf(eb: Expressions, query: CallPayload<'listAccounts'>, now: number): Condition[] {
  const { text = '', conditions, product, compId, role, expiringDays } = query;
  const today = chinaDay(now);
  return [
    ...(text.trim() === '' ? [] : [named(eb, text.trim())]),
    ...(conditions === undefined ? [] : [eb.or(conditions.map((condition) => stands(eb, condition, today)))]),
    ...(product === undefined ? [] : [eb('account_id', 'in', holdersOf(eb, product, today))]),
    ...(compId === undefined ? [] : [eb('company_id', '=', compId)]),
    ...(role === undefined
      ? []
      : [eb('account_id', 'in', eb.selectFrom('account_role').select('account_id').where('role', '=', role))]),
    ...(expiringDays === undefined
      ? []
      : [eb.and([eb('active_to', '>=', today), eb('active_to', '<=', dayAfter(now, expiringDays))])]),
  ];
}

/** Part of a user name, a name or a company; signs that stand for others in a pattern stand for themselves. */
function named(eb: Expressions, text: string): Condition {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const like = (column: 'user_key' | 'real_name' | 'company') =>
    sql<SqlBool>`lower(${sql.ref(`account.${column}`)}) like ${pattern} escape '\\'`;
  return eb.or([like('user_key'), like('real_name'), like('company')]) as Condition;
}

/** The rule of the sign-in (`accountFault`), in the words of the store. */
function stands(eb: Expressions, condition: AccountRow['condition'], today: string): Condition {
  const expired = eb('active_to', '<', today);
  if (condition === 'expired') return expired as Condition;
  const suspended = eb('state', '=', '4');
  const current = eb('active_to', '>=', today);
  if (condition === 'suspended') return eb.and([current, suspended]) as Condition;
  const open = eb.and([eb('state', '=', '1'), eb('active_from', '<=', today)]);
  return (
    condition === 'active' ? eb.and([current, open]) : eb.and([current, eb('state', '!=', '4'), eb.not(open)])
  ) as Condition;
}

const holdersOf = (eb: Expressions, product: string, today: string) =>
  eb
    .selectFrom('account_product')
    .innerJoin('product', 'product.product_id', 'account_product.product_id')
    .select('account_product.account_id')
    .where('product.key', '=', product)
    .where('from_ymd', '<=', today)
    .where('to_ymd', '>=', today);

async function holdingsOf(db: StateDatabase, ids: readonly string[], today: string): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_product')
    .innerJoin('product', 'product.product_id', 'account_product.product_id')
    .select(['account_id', 'key as value'])
    .where('account_id', 'in', ids)
    .where('from_ymd', '<=', today)
    .where('to_ymd', '>=', today)
    .orderBy('sort')
    .execute();
  return grouped(rows);
}

async function rolesOfAll(db: StateDatabase, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_role')
    .select(['account_id', 'role as value'])
    .where('account_id', 'in', ids)
    .orderBy('role')
    .execute();
  return grouped(rows);
}

function grouped(rows: readonly { account_id: string; value: string }[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const { account_id, value } of rows) groups.set(account_id, [...(groups.get(account_id) ?? []), value]);
  return groups;
}
