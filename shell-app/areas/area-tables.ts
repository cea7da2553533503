import type { AreaTables } from '@portal/contract';
import { useSyncExternalStore } from 'react';
import { subscribe } from 'valtio';
import { CallError } from '../api/call-errors.ts';
import { request } from '../api/request.ts';
import { asksForRenewal } from '../api/session-codes.ts';
import { onSessionCleared } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { askAgain } from './ask-again.ts';
import { bringsTables } from './known-areas.ts';

interface Call {
  token: string;
  state: 'under way' | 'answered' | 'failed';
}

const none: AreaTables = { links: {}, downloads: {}, spellings: {} };

let tables = none;
/** The call that was made last. */
let latest: Call | null = null;
/** How many calls in a row have failed. */
let failures = 0;
/** Who wants the tables for now; each is called when they have changed. */
const needs = new Set<() => void>();
let endWaiting = (): void => undefined;
let unfollowSession = (): void => undefined;

onSessionCleared(() => {
  latest = null;
  failures = 0;
  endWaiting();
  take(none);
});

function take(next: AreaTables): void {
  tables = next;
  for (const listener of needs) listener();
}

/** What is known of the account's areas by now. */
export const areaTables = (): AreaTables => tables;

async function ask(): Promise<void> {
  const { token } = session;
  if (token === null) return;
  endWaiting();
  const call: Call = { token, state: 'under way' };
  latest = call;
  const answer = await request('getAreaTables').then(inFrontOf, failed);
  // Asked for anew meanwhile with another token, or the session is over.
  if (latest !== call) return;
  call.state = answer instanceof Error ? 'failed' : 'answered';
  if (answer instanceof Error) return waitAfter(answer);
  failures = 0;
  take(answer);
}

/** Of another back end, which knows nothing of this build, how products are typed is all that counts. */
const inFrontOf = (reply: AreaTables | null): AreaTables =>
  bringsTables() ? { ...none, spellings: reply?.spellings ?? {} } : (reply ?? none);

/** Another back end may not have the call: the search goes by titles then. */
const failed = (reason: Error): AreaTables | Error => (bringsTables() ? none : reason);

function waitAfter(reason: Error): void {
  failures += 1;
  // What wants another token is refused until there is one.
  if (reason instanceof CallError && asksForRenewal(reason.status)) return;
  if (needs.size > 0) endWaiting = askAgain(failures, () => void ask());
}

/**
 * Wants the tables for now: asks for them once for each token, since the rights of the account may have changed with
 * it, and after a failure again. What was known stays until then.
 *
 * @param listener called when they have changed
 * @returns ends it
 */
function need(listener: () => void): () => void {
  if (needs.size === 0) unfollowSession = subscribe(session, () => void (session.token !== latest?.token && ask()));
  needs.add(listener);
  if (latest?.token !== session.token || latest?.state === 'failed') void ask();
  return () => {
    needs.delete(listener);
    if (needs.size > 0) return;
    unfollowSession();
    endWaiting();
  };
}

const isKnown = (): boolean =>
  session.token === null || bringsTables() || (latest?.token === session.token && latest.state === 'answered');

/**
 * Asks for the tables of the account's areas, until they come.
 *
 * @returns when they are known, or the session is over
 */
export function needTables(): Promise<void> {
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const end = need(() => {
      if (!isKnown()) return;
      end();
      resolve();
    });
  });
}

/** What the page has brought does not change, and nothing has to be asked for. */
const needUnlessBrought = (listener: () => void): (() => void) => (bringsTables() ? () => undefined : need(listener));

/** The tables of the account's areas for a component, which asks for them and renders again when they come. */
export const useAreaTables = (): AreaTables => useSyncExternalStore(needUnlessBrought, areaTables);

/** By the ids of products, how their names are typed, as far as that is known by now. */
export const useSpellings = (): AreaTables['spellings'] => useSyncExternalStore(need, () => tables.spellings);
