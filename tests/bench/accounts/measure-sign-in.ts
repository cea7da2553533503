import { hash } from '@node-rs/argon2';
import { hashPassword, passwordFits } from '../../../server/accounts/passwords/passwords.ts';
import { createAccount } from '../../../server/accounts/people/account-store.ts';
import type { StateDatabase } from '../../../server/state/open-state.ts';
import { absolute, type Figure } from '../figures.ts';
import { browserClient, type Client } from '../market/browser-client.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';

const rounds = 300;
const limit = 3;
const cheap = { userNm: 'bench', pwd: 'Bench-2026', channel: 1 } as const;
const demo = { userNm: 'demo', pwd: 'Portal-2026', channel: 1 } as const;

async function times(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < count; round += 1) {
    const began = performance.now();
    await work();
    found.push(performance.now() - began);
  }
  return found;
}

/**
 * An argon2 hash names its own cost, so an account whose hash was made at the least cost goes the whole way of every
 * sign-in but for the work of the hash.
 */
async function makeCheapAccount(db: StateDatabase): Promise<void> {
  const password_hash = await hash(cheap.pwd, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const days = { active_from: '20240101', active_to: '20991231' };
  await createAccount(db, { ...days, user_name: cheap.userNm, real_name: 'Bench', password_hash });
}

async function signIn(client: Client, payload: typeof cheap | typeof demo): Promise<void> {
  await client.read('simpleLogin', payload);
}

/** Sign-ins one after the other over one connection, each answered with a session. */
export async function measureSignIn(
  origin: string,
  db: StateDatabase,
  progress: (text: string) => void,
): Promise<Figure[]> {
  await makeCheapAccount(db);
  const client = await browserClient(origin);
  await times(30, () => signIn(client, cheap));
  const without = await times(rounds, () => signIn(client, cheap));
  const whole = await times(50, () => signIn(client, demo));
  client.close();
  const stored = await hashPassword(demo.pwd);
  const hashing = await times(50, () => passwordFits(stored, demo.pwd));
  progress(
    `sign-in without the hash: p50 ${median(without).toFixed(2)} ms, p95 ${percentile(without, 0.95).toFixed(2)} ms; ` +
      `the hash alone ${median(hashing).toFixed(1)} ms; a whole sign-in ${median(whole).toFixed(1)} ms`,
  );
  return [absolute('accounts: sign-in call without the hash, p50', 'ms', median(without), limit)];
}
