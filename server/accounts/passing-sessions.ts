import type { PassingRows } from '../state/forget-old.ts';
import { sessionLife } from './session-life.ts';
import { signInLimits } from './sign-in-limits.ts';

/**
 * A ticket goes when it is over; a session that is over stays a week, so that its token is told why; a wrong try stays
 * as long as it counts.
 */
export const passingSessions: PassingRows[] = [
  { table: 'factor_ticket', key: 'ticket_hash', instant: 'expires_at', stays: 0 },
  { table: 'session', key: 'token_hash', instant: 'expires_at', stays: sessionLife },
  {
    table: 'sign_in_attempt',
    key: 'attempt_id',
    instant: 'at',
    stays: signInLimits.window,
    ahead: signInLimits.window,
  },
];
