import { deviceLife } from '../../kernel/device-life.ts';
import type { PassingRows } from '../../state/forget-old.ts';
import { signInLimits } from '../tries/sign-in-limits.ts';
import { sessionLife } from './session-life.ts';

/**
 * A ticket goes when it is over; a session that is over stays a week, so that its token is told why; a known
 * device stays as long as its cookie; a wrong try as long as it counts.
 */
export const passingSessions: PassingRows[] = [
  { table: 'factor_ticket', key: 'ticket_hash', instant: 'expires_at', stays: 0 },
  { table: 'session', key: 'token_hash', instant: 'expires_at', stays: sessionLife },
  { table: 'known_device', key: 'device_id', instant: 'used_at', stays: deviceLife },
  {
    table: 'sign_in_attempt',
    key: 'attempt_id',
    instant: 'at',
    stays: signInLimits.window,
    ahead: signInLimits.window,
  },
];
