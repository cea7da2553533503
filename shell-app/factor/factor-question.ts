import type { CallPayload, FactorWanted, LoginData } from '@portal/contract';
import { proxy, useSnapshot } from 'valtio';
import { request } from '../api/request.ts';
import { signByPasskey } from './passkeys.ts';

type Proof = Omit<CallPayload<'secondFactor'>, 'ticket'>;

/** Makes the call that brings a factor. It is tried again with another code, so it keeps nothing until it is answered. */
export type BringFactor = (payload: CallPayload<'secondFactor'>) => Promise<LoginData>;

interface FactorQuestion {
  wanted: FactorWanted;
  bring: BringFactor;
  settle: (login: LoginData | null) => void;
  fail: (error: unknown) => void;
}

/** What the second step of a sign-in may be done by; null while nothing is asked. */
export const factorQuestion = proxy<{ factors: FactorWanted['factors'] | null }>({ factors: null });

export const useFactorQuestion = () => useSnapshot(factorQuestion);

let query: FactorQuestion | null = null;

/**
 * Opens the second step above everything and waits until it is done. A sign-in that comes meanwhile takes its place.
 *
 * @param bring the call that ends the sign-in, where more than the call has to be done
 * @returns the login; null when the person closed it
 * @throws what ends the step for good, such as a ticket that is over
 */
export function askFactor(
  wanted: FactorWanted,
  bring: BringFactor = (payload) => request('secondFactor', payload),
): Promise<LoginData | null> {
  closeFactor();
  factorQuestion.factors = wanted.factors;
  return new Promise((settle, fail) => {
    query = { wanted, bring, settle, fail };
  });
}

/**
 * Brings what the person gave. A right one ends the step.
 *
 * @throws what the call throws; the step stays open for another try
 */
export async function bringFactor(proof: Proof): Promise<void> {
  const now = query;
  if (!now) return;
  const login = await now.bring({ ticket: now.wanted.ticket, ...proof });
  now.settle(login);
  if (query === now) end();
}

/**
 * Brings a passkey of the account.
 *
 * @throws what the calls throw; DOMException when the person gave up; the step stays open
 */
export async function bringPasskey(): Promise<void> {
  if (!query) return;
  const { options } = await request('beginPasskeyLogin', { ticket: query.wanted.ticket });
  await bringFactor({ credential: await signByPasskey(options) });
}

/** Ends the step, because trying again is of no use. */
export function failFactor(error: unknown): void {
  query?.fail(error);
  end();
}

/** The person does not go on. */
export function closeFactor(): void {
  query?.settle(null);
  end();
}

function end(): void {
  query = null;
  factorQuestion.factors = null;
}
