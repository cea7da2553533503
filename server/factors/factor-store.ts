import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { seal, unseal } from '../kernel/secrets/seal.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { serverSecret } from '../state/server-secret.ts';
import type { FactorTable } from '../state/tables/factor-tables.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';

export type Factor = Selectable<FactorTable>;

/** What keys are sealed with. */
const sealing = (db: StateDatabase) => serverSecret(db, 'factors');

export const sealKey = async (db: StateDatabase, accountId: string, key: string): Promise<string> =>
  seal(await sealing(db), accountId, key);

export const openKey = async (db: StateDatabase, accountId: string, sealed: string): Promise<string> =>
  unseal(await sealing(db), accountId, sealed);

/** The factors of an account, the oldest first. */
export function factorsOf(db: StateDatabase, accountId: string): Promise<Factor[]> {
  return db.selectFrom('factor').selectAll().where('account_id', '=', accountId).orderBy('made_at').execute();
}

type NewFactor = Omit<Factor, 'factor_id' | 'used_at'> & Partial<Pick<Factor, 'factor_id'>>;

/** @returns false when there is one with this id already */
export async function addFactor(db: StateDatabase, factor: NewFactor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('factor')
    .values({ factor_id: randomUUID(), ...factor, used_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export function findFactor(db: StateDatabase, factorId: string): Promise<Factor | undefined> {
  return db.selectFrom('factor').selectAll().where('factor_id', '=', factorId).executeTakeFirst();
}

/** Calls a factor otherwise. */
export async function nameFactor(db: StateDatabase, { factor_id }: Factor, name: string): Promise<void> {
  await db.updateTable('factor').set({ name }).where('factor_id', '=', factor_id).execute();
}

/**
 * Notes a use of a passkey, whose counter may stand still: those that are kept on several devices have none.
 * @returns false when another use came between
 */
export async function noteUse(db: StateDatabase, factor: Factor, counter: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor')
    .set({ counter, used_at: now })
    .where('factor_id', '=', factor.factor_id)
    .where('counter', '=', factor.counter)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/**
 * Notes that a factor was used, and how far its counter has come.
 * @returns false when it had come that far already: what was brought has been used before
 */
export async function advance(
  db: StateDatabase,
  { factor_id }: Factor,
  counter: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('factor')
    .set({ counter, used_at: now })
    .where('factor_id', '=', factor_id)
    .where('counter', '<', counter)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** Takes factors away; with the last of an account its recovery codes go. @returns how many they were */
export async function dropFactors(db: StateDatabase, accountId: string, dropped: readonly Factor[]): Promise<number> {
  for (const { factor_id } of dropped) await db.deleteFrom('factor').where('factor_id', '=', factor_id).execute();
  if ((await factorsOf(db, accountId)).length === 0) await dropRecoveryCodes(db, accountId);
  return dropped.length;
}
