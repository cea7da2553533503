import type { CallData, CallPayload } from '@portal/contract';
import { writeTrace } from '../../audit/index.ts';
import type { Handler } from '../../kernel/calls/call.ts';
import type { Settings } from '../../settings/settings.ts';
import type { AccountParts } from '../people/account-parts.ts';
import { rolesOf } from '../people/account-store.ts';
import { overridesNotAllowed, sessionMissing } from '../people/refusals.ts';
import { findSession } from './session-store.ts';

/** Whether modules of the page may be others than the portal's. */
export const mayOverride = (mode: Settings['mode'], roles: readonly string[]): boolean =>
  mode === 'development' || roles.includes('developer');

/**
 * Writes down which modules of a page are not the portal's own, and where they came from, once for each session and set
 * of them: foreign code works there with the rights of the account.
 */
export function tellOverrides({ db, clock, settings }: AccountParts): Handler<'tellOverrides'> {
  return async ({ overrides }, call): Promise<CallData<'tellOverrides'>> => {
    const found = call.token ? await findSession(db, call.token) : undefined;
    if (!found) throw sessionMissing();
    const { account, session } = found;
    if (!mayOverride(settings.mode, await rolesOf(db, account.account_id))) throw overridesNotAllowed();
    const modules = overrides.map(withoutSecrets).sort((first, other) => (first.name < other.name ? -1 : 1));
    call.trace.detail = { modules };
    await writeTrace(db, call, clock(), 'done', JSON.stringify(['overrides', session.family, modules]));
    return null;
  };
}

type Override = CallPayload<'tellOverrides'>['overrides'][number];

/** Query, fragment and user part of an address may carry a token, so none of them is kept. */
function withoutSecrets({ name, address }: Override): Override {
  const { origin, pathname } = new URL(address);
  return { name, address: `${origin}${pathname}` };
}
