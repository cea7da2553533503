import * as client from 'openid-client';
import type { Ending } from '../refusals.ts';
import { TooSlow } from './in-time.ts';

/** What of a failure may be written down: never the answer of the provider, which holds codes and tokens. */
export interface Failure {
  ending: Ending;
  /** A word of the protocol or of the library. */
  fault: string;
}

/** By what a provider says that it does not let somebody in, or that they did not want to. */
const refusing = ['access_denied', 'login_required', 'consent_required', 'interaction_required', 'unauthorized_client'];

/** By what it says that it is in trouble itself. */
const troubled = ['server_error', 'temporarily_unavailable'];

/** What openid-client calls requests that were not answered in time, or not at all. */
const unanswered = ['OAUTH_TIMEOUT', 'OAUTH_ABORT'];

/** What a person is told of a sign-in that has failed, and the log. */
export function failureOf(error: unknown): Failure {
  if (error instanceof TooSlow) return { ending: 'unreachable', fault: 'too slow' };
  const { code, error: said, name } = (error ?? {}) as { code?: unknown; error?: unknown; name?: unknown };
  const fault = [said, code, name].find((text) => typeof text === 'string' && /^[\w-]{1,60}$/.test(text));
  return { ending: endingOf(error, String(said), String(code)), fault: typeof fault === 'string' ? fault : 'unknown' };
}

function endingOf(error: unknown, said: string, code: string): Ending {
  if (error instanceof client.AuthorizationResponseError && refusing.includes(said)) return 'cancelled';
  if (troubled.includes(said) || unanswered.includes(code) || isNetwork(error)) return 'unreachable';
  const { cause } = (error ?? {}) as { cause?: { status?: unknown } };
  return Number(cause?.status) >= 500 ? 'unreachable' : 'notProven';
}

/** What fetch says of an address that nobody answers at. */
const isNetwork = (error: unknown): boolean => (error as Error | null)?.message === 'fetch failed';
