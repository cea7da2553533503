import { seal, unseal } from '../../kernel/secrets/seal.ts';
import { hashToken, newToken } from '../../kernel/secrets/tokens.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { serverSecret } from '../../state/server-secret.ts';
import type { Return } from '../people/person.ts';
import type { Ending } from '../refusals.ts';

/** A sign-in whose browser is at the provider. */
export interface Begun {
  nonce: string;
  /** Of PKCE: proves that who began is who brings the code. */
  verifier: string;
  /** Where to go on afterwards; empty where nobody has said. */
  to: string;
}

/** What came of it: who it is, or why not. */
export type Proven = Return | { ending: Ending };

interface Steps {
  begun: Begun;
  proven: Proven;
}

/** How long a step may take, in milliseconds: to sign in at the provider, and to load the page that goes on. */
export const stepLife = { begun: 10 * 60_000, proven: 2 * 60_000 } as const;

/** Whose step it is: the provider, and the browser where only that may go on. */
export interface StepOwner {
  provider: string;
  browser: string;
}

const hashed = (text: string) => (text === '' ? '' : hashToken(text));

/**
 * Keeps a step for minutes.
 * @returns what brings it back; it is kept nowhere
 */
export async function keepStep<Purpose extends keyof Steps>(
  db: StateDatabase,
  purpose: Purpose,
  { provider, browser }: StepOwner,
  step: Steps[Purpose],
  now: number,
): Promise<string> {
  const token = newToken();
  const step_hash = hashToken(token);
  const sealed = seal(await serverSecret(db, 'sign-on'), step_hash, JSON.stringify(step));
  const owner = { provider_key: provider, browser_hash: hashed(browser) };
  await db
    .insertInto('sign_on_step')
    .values({ step_hash, purpose, ...owner, sealed, expires_at: now + stepLife[purpose] })
    .execute();
  return token;
}

/**
 * Takes a step, once, for who began it. Whoever else brings its token takes nothing away.
 * @returns null where there is none, for this provider and browser, or it is over
 */
export async function takeStep<Purpose extends keyof Steps>(
  db: StateDatabase,
  purpose: Purpose,
  token: string,
  browser: string,
  now: number,
): Promise<{ provider: string; step: Steps[Purpose] } | null> {
  const step_hash = hashToken(token);
  const row = await db
    .deleteFrom('sign_on_step')
    .where('step_hash', '=', step_hash)
    .where('purpose', '=', purpose)
    .where('browser_hash', '=', hashed(browser))
    .where('expires_at', '>', now)
    .returning(['provider_key', 'sealed'])
    .executeTakeFirst();
  if (!row) return null;
  const step = JSON.parse(unseal(await serverSecret(db, 'sign-on'), step_hash, row.sealed));
  return { provider: row.provider_key, step };
}
