import { spendOnce, wasSpent } from '../../accounts/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { waitTurn } from '../../state/wait-turn.ts';

/** Which session at which provider; `sid` is the hash of what that calls it. */
interface ProviderSession {
  provider: string;
  sid: string;
}

/** How long a sign-in that has come from there may be on its way yet, with room to spare, in milliseconds. */
const rememberedFor = 30 * 60_000;

const nameOf = ({ provider, sid }: ProviderSession) => `left ${provider} ${sid}`;

/** Remembers that a session at a provider is over: a sign-in from it that is on its way opens nothing any more. @param store a transaction */
export async function rememberLeft(store: StateDatabase, session: ProviderSession, now: number): Promise<void> {
  await waitTurn(store, nameOf(session));
  await spendOnce(store, nameOf(session), now + rememberedFor);
}

/** Whether a session at a provider was over before the portal's began. @param store a transaction */
export async function hasLeft(store: StateDatabase, session: ProviderSession, now: number): Promise<boolean> {
  await waitTurn(store, nameOf(session));
  return wasSpent(store, nameOf(session), now);
}
