import type { StateDatabase } from '../state/open-state.ts';

/**
 * Spends the ticket of a solved puzzle.
 * @throws Refusal status.captchaNeeded when there is none, or it was spent before, is over or was never given.
 */
export async function spendTicket(_db: StateDatabase, _ticket: string | null, _now: number): Promise<void> {
  throw new Error('being built');
}
