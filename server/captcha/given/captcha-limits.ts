import { sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** How many puzzles an address is given within a span of milliseconds; a wrong answer counts like one more puzzle. */
export const captchaLimits = [
  { most: 30, span: minute },
  { most: 300, span: day },
] as const;

type Limit = (typeof captchaLimits)[number];

/** A puzzle and its wrong answer are counted, so each row weighs 1 or 2. */
const weight = sql<number>`count(*) + coalesce(sum(case when judged_at is not null and ticket_hash is null then 1 else 0 end), 0)`;

/** What an address has had since an instant, as a part of a question. */
export const puzzlesSince = (db: StateDatabase, address: string, since: number) =>
  db.selectFrom('captcha').select(weight.as('spent')).where('address', '=', address).where('created_at', '>', since);

/**
 * @param now milliseconds since 1970
 * @returns milliseconds until the address may have another puzzle; 0 when it is now
 */
export async function waitForPuzzle(db: StateDatabase, address: string, now: number): Promise<number> {
  const waits = await Promise.all(captchaLimits.map((limit) => waitWithin(db, address, limit, now)));
  return Math.max(...waits);
}

async function waitWithin(db: StateDatabase, address: string, { most, span }: Limit, now: number): Promise<number> {
  const { spent } = await puzzlesSince(db, address, now - span).executeTakeFirstOrThrow();
  // PostgreSQL gives sums as text.
  if (Number(spent) < most) return 0;
  const oldest = await db
    .selectFrom('captcha')
    .select('created_at')
    .where('address', '=', address)
    .where('created_at', '>', now - span)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return oldest ? Math.max(oldest.created_at + span - now, 1) : 0;
}

/** Rows that no limit looks at any more. */
export async function forgetOldPuzzles(db: StateDatabase, now: number): Promise<void> {
  await db
    .deleteFrom('captcha')
    .where('created_at', '<=', now - day)
    .execute();
}
