import { proxy } from 'valtio';
import { onSessionCleared } from '../session/keep-session.ts';

/** Whether the person is being asked to show again that the account is theirs. */
export const proofQuestion = proxy<{ open: boolean }>({ open: false });

/** What the server gave for it; it lives in this page alone, never in a cookie or a store, and goes with it. */
let stored: string | null = null;

let waiting: ((proof: string | null) => void)[] = [];

/** What a call that wants a proof brings along; the server says when it is over. */
export const storedProof = (): string | null => stored;

/**
 * Opens the question above everything and waits for its end. Who asks while it stands open shares its end: a proof is
 * good for several calls.
 *
 * @returns the proof, which is held from now on; null when the person closed the question
 */
export function askProof(): Promise<string | null> {
  proofQuestion.open = true;
  return new Promise((resolve) => waiting.push(resolve));
}

/** Told by the question: a proof, or null when it was closed. */
export function settleProof(proof: string | null): void {
  const asker = waiting;
  waiting = [];
  proofQuestion.open = false;
  stored = proof;
  for (const tell of asker) tell(proof);
}

// A proof is one of the session that has gone.
onSessionCleared(() => settleProof(null));
