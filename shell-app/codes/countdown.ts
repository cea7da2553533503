import { codeResendSeconds } from '@portal/contract';
import { onSessionCleared } from '../session/keep-session.ts';

/**
 * When the next code may be asked for, in ms since 1970, by what was asked. It outlives the form: closing a drawer does
 * not shorten the wait (A54).
 */
const ends = new Map<string, number>();

/** S4.063: begins when the server has answered that the code was sent. */
export function startCountdown(key: string, now = Date.now()): void {
  ends.set(key, now + codeResendSeconds * 1000);
}

/** S4.061: whole seconds that are left, 120 at the start; 0 when a code may be asked for. */
export const secondsLeft = (key: string, now = Date.now()): number =>
  Math.max(0, Math.ceil(((ends.get(key) ?? 0) - now) / 1000));

/** Another account has nothing to do with what was asked before. */
onSessionCleared(() => ends.clear());
