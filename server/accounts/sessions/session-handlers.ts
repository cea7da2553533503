import { writeTrace } from '../../audit/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { forgetDevice, forgetDevices, knownTo, listDevices } from '../devices/known-devices.ts';
import { sessionMissing } from '../people/refusals.ts';
import { endOneOf, endOthers, openSessions } from './own-sessions.ts';
import { findSession, type Session } from './session-store.ts';

/** How many were ended, and how many browsers were forgotten beside them. */
interface Ended {
  ended: number;
  forgotten?: number;
}

/** The calls by which a person sees where the account is signed in and known, and ends what is not theirs. */
export function sessionHandlers({ db, clock }: StateParts) {
  const ownOf = async ({ token }: CallContext): Promise<Session> => {
    const found = token ? await findSession(db, token) : undefined;
    if (!found) throw sessionMissing();
    return found.session;
  };
  async function end(call: CallContext, work: (trx: StateDatabase, own: Session, now: number) => Promise<Ended>) {
    const own = await ownOf(call);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      const { ended, forgotten = 0 } = await work(transaction, own, now);
      call.trace.detail = { ended };
      if (ended + forgotten === 0) call.trace.nothing = true;
      else await writeTrace(transaction, call, now);
      return { ended };
    });
  }
  return {
    async listSessions(_payload, call) {
      const [own, now] = [await ownOf(call), clock()];
      return {
        sessions: await openSessions(db, own, now),
        devices: await listDevices(db, call, own.account_id, now),
      };
    },
    endSession: ({ sessionId }, call) =>
      end(call, async (trx, own, now) => ({ ended: await endOneOf(trx, own, sessionId, now) })),
    endOtherSessions: (_payload, call) =>
      end(call, async (trx, own, now) => {
        const here = (await knownTo(trx, call, now)).get(own.account_id);
        const forgotten = await forgetDevices(trx, own.account_id, here);
        return { ended: await endOthers(trx, own, now), forgotten };
      }),
    forgetDevice: ({ deviceId }, call) =>
      end(call, async (trx, { account_id }) => ({ ended: await forgetDevice(trx, account_id, deviceId) })),
  } satisfies Handlers;
}
