import { randomUUID } from 'node:crypto';
import { tooManyTries } from '../accounts/index.ts';
import { writeClosed } from '../audit/index.ts';
import type { TracedCall } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { codeRules } from './code-rules.ts';

/**
 * Does what tries a code, unless its address had too many wrong ones: nobody walks through contacts. Counted before it
 * is looked at, so that tries made at the same time count each other; a refused one writes nothing.
 * @param work throws when the code is wrong; its try then stays counted.
 * @throws Refusal that says when to come back.
 */
export async function countCodeTry<Result>(
  db: StateDatabase,
  call: TracedCall,
  now: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `code ${call.address}`;
  await refuseWait(db, key, '', now);
  const own = randomUUID();
  // Kept beside the tries of passwords, yet under no address: the limits of the two do not mix, because who mistyped
  // a password may still come in by a code.
  await db.insertInto('sign_in_attempt').values({ attempt_id: own, account_key: key, address: '', at: now }).execute();
  const takeBack = () => db.deleteFrom('sign_in_attempt').where('attempt_id', '=', own).execute();
  try {
    await refuseWait(db, key, own, now);
  } catch (error) {
    await takeBack();
    throw error;
  }
  const result = await work().catch(async (error) => {
    const until = await closedUntil(db, key, '', now);
    if (until !== null) await writeClosed(db, call, { limit: 'codes-of-address', of: call.address, until }, now);
    throw error;
  });
  await takeBack();
  return result;
}

async function refuseWait(db: StateDatabase, key: string, except: string, now: number): Promise<void> {
  const until = await closedUntil(db, key, except, now);
  if (until !== null) throw tooManyTries(Math.ceil((until - now) / 60_000));
}

/** @returns when one more try is borne, in milliseconds since 1970; null when it is now */
async function closedUntil(db: StateDatabase, key: string, except: string, now: number): Promise<number | null> {
  const deciding = await db
    .selectFrom('sign_in_attempt')
    .select('at')
    .where('account_key', '=', key)
    .where('attempt_id', '!=', except)
    .where('at', '>', now - codeRules.wrongWindow)
    .orderBy('at', 'desc')
    .offset(codeRules.wrongPerAddress - 1)
    .limit(1)
    .executeTakeFirst();
  return deciding ? deciding.at + codeRules.wrongWindow : null;
}
