import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';
import type { TrialTable } from '../state/tables/product-tables.ts';
import type { Application } from './check-application.ts';

export type Trial = Selectable<TrialTable>;

export const trialStates = ['open', 'approved', 'refused'] as const;
export type TrialState = (typeof trialStates)[number];

/** Keeps an application. A phone has one that is open: another one before the decision takes its place. */
export async function saveApplication(db: StateDatabase, application: Application, now: number): Promise<void> {
  const { name, company, phone, email, products } = application;
  const entries = { real_name: name, company, email, products: products.join(','), applied_at: now };
  await db
    .insertInto('trial')
    .values({ trial_id: randomUUID(), phone, state: 'open', decided_at: null, account_id: null, note: '', ...entries })
    .onConflict((conflict) =>
      conflict.column('phone').where(sql.ref('state'), '=', sql.lit('open')).doUpdateSet(entries),
    )
    .execute();
}

/** The applications in one state, or all of them, the oldest first. */
export function listTrials(db: StateDatabase, state: TrialState | null): Promise<Trial[]> {
  return db
    .selectFrom('trial')
    .selectAll()
    .$if(state !== null, (query) => query.where('state', '=', state ?? ''))
    .orderBy('applied_at')
    .orderBy('trial_id')
    .execute();
}

/** The applications whose id begins so; an operator types as much of it as tells it from the others. */
export function findTrials(db: StateDatabase, beginning: string): Promise<Trial[]> {
  if (!/^[0-9a-f-]{1,36}$/.test(beginning)) return Promise.resolve([]);
  return db.selectFrom('trial').selectAll().where('trial_id', 'like', `${beginning}%`).execute();
}

/**
 * Decides an open application; of two decisions at once one wins.
 * @returns the application as it is decided on, or undefined when it was decided before
 */
export function decideTrial(
  db: StateDatabase,
  trialId: string,
  decision: { state: 'approved' | 'refused'; note: string },
  now: number,
): Promise<Trial | undefined> {
  return db
    .updateTable('trial')
    .set({ ...decision, decided_at: now })
    .where('trial_id', '=', trialId)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** Notes which account an application led to. */
export async function nameTrialAccount(db: StateDatabase, trialId: string, accountId: string): Promise<void> {
  await db.updateTable('trial').set({ account_id: accountId }).where('trial_id', '=', trialId).execute();
}
