import type { FastifyRequest } from 'fastify';
import { recognise } from '../../accounts/index.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { StateParts } from '../../state/state-parts.ts';

/** Whether the token in the cookies of a browser is that of a living session. It is looked at, and authorises nothing. */
export async function isSignedIn({ db, clock }: StateParts, { cookies }: FastifyRequest): Promise<boolean> {
  const { token } = cookies;
  if (!token) return false;
  try {
    await recognise(db, token, clock());
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
