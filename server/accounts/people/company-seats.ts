import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { StateDatabase } from '../../state/open-state.ts';

/** What tells whether an account takes a seat. Days are YYYYMMDD. */
export interface Seated {
  state: string;
  active_to: string;
}

/** A seat is taken by an account that may be used, today or from a later day on: neither closed nor over. */
export const takesSeat = ({ state, active_to }: Seated, now: number): boolean =>
  state === '1' && active_to >= chinaDay(now);

/** How many seats of a company are taken. @param now milliseconds since 1970 */
export async function takenSeats(db: StateDatabase, companyId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('state', '=', '1')
    .where('active_to', '>=', chinaDay(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many seats of a company are free; null where it has no limit. */
export async function freeSeats(db: StateDatabase, companyId: string, now: number): Promise<number | null> {
  const company = await db.selectFrom('company').select('seats').where('company_id', '=', companyId).executeTakeFirst();
  if (!company || company.seats === null) return null;
  return Math.max(0, Number(company.seats) - (await takenSeats(db, companyId, now)));
}

/**
 * Sees to it that what a transaction has done leaves no more accounts of a company active than it has seats. It is asked
 * when an account takes a seat that it had not: one that has its seat keeps it, also where there are fewer by now.
 * @param trx the transaction, after its change
 * @throws OperatorError when there are not enough
 */
export async function checkSeats(trx: StateDatabase, companyId: string | null, now: number): Promise<void> {
  if (companyId === null) return;
  // Writing the row holds it: of two who take the last seat at once, the second waits and then counts the first.
  await trx
    .updateTable('company')
    .set(({ ref }) => ({ name: ref('name') }))
    .where('company_id', '=', companyId)
    .execute();
  const { seats, name } = await trx
    .selectFrom('company')
    .select(['seats', 'name'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (seats !== null && (await takenSeats(trx, companyId, now)) > Number(seats)) throw seatsTaken(name, Number(seats));
}

const seatsTaken = (name: string, seats: number) =>
  new OperatorError({
    zh_CN: `公司“${name}”的 ${seats} 个席位不够：请先停用一个账号，或由门户管理员增加席位。`,
    en: `The company "${name}" has ${seats} seats, and they do not suffice: suspend an account first, or have the administrator of the portal set more.`,
  });
