import { portalNameOf } from '@portal/contract';
import { callerOf, findTicket, openTicket, useTicket } from '../accounts/index.ts';
import { writeTrace } from '../audit/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import type { FactorParts } from './factor-parts.ts';
import { addFactor, dropFactors, type Factor, factorsOf, nameFactor } from './factor-store.ts';
import { creationOptions, readCreated } from './passkey.ts';
import { recoveryForFirst } from './recovery-for-first.ts';
import { passkeyGone, passkeyRefused, passkeysFull, setUpOver } from './refusals.ts';

/** A person has a few devices; more are somebody's program. */
export const mostPasskeys = 10;

export const isPasskey = ({ kind }: Pick<Factor, 'kind'>) => kind === 'passkey';

/** Taking passkeys on, naming them, and giving them up. */
export function passkeyHandlers({ db, clock, origin, settings }: FactorParts) {
  const passkeysOf = async (accountId: string) => (await factorsOf(db, accountId)).filter(isPasskey);

  async function ownPasskey(factorId: string, call: CallContext): Promise<Factor> {
    const { account_id } = await callerOf(db, call);
    const found = (await passkeysOf(account_id)).find(({ factor_id }) => factor_id === factorId);
    if (!found) throw passkeyGone();
    call.trace.detail = { passkey: found.name };
    return found;
  }

  return {
    async beginPasskey(_payload, call) {
      const account = await callerOf(db, call);
      const known = await passkeysOf(account.account_id);
      if (known.length >= mostPasskeys) throw passkeysFull(mostPasskeys);
      const portal = portalNameOf(settings.operator, call.language);
      // The ticket is what the authenticator signs: both are random, good for some minutes, and used once.
      const { ticket } = await openTicket(db, 'passkey', account.account_id, {}, clock());
      return { ticket, options: await creationOptions(origin(), portal, account, known, ticket) };
    },

    async confirmPasskey({ ticket, name, credential }, call) {
      const { account_id } = await callerOf(db, call);
      const now = clock();
      const begun = await findTicket(db, 'passkey', ticket, now);
      if (begun?.account_id !== account_id) throw setUpOver();
      const created = await readCreated(origin(), ticket, credential);
      return db.transaction().execute(async (transaction) => {
        if (!(await useTicket(transaction, begun))) throw setUpOver();
        const own = { account_id, kind: 'passkey', name: name.trim(), made_at: now };
        if (!(await addFactor(transaction, { ...own, ...created }))) throw passkeyRefused();
        const recoveryCodes = await recoveryForFirst(transaction, account_id, call);
        call.trace.detail = { passkey: own.name };
        await writeTrace(transaction, call, now);
        return { recoveryCodes };
      });
    },

    async renamePasskey({ factorId, name }, call) {
      const passkey = await ownPasskey(factorId, call);
      if (passkey.name === name.trim()) call.trace.nothing = true;
      else await nameFactor(db, passkey, name.trim());
      return null;
    },

    async removePasskey({ factorId }, call) {
      const passkey = await ownPasskey(factorId, call);
      return db.transaction().execute(async (transaction) => {
        await dropFactors(transaction, passkey.account_id, [passkey]);
        await writeTrace(transaction, call, clock());
        return null;
      });
    },
  } satisfies Handlers;
}
