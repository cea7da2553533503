import type { OwnKey } from '@portal/contract';
import { callerOf } from '../accounts/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import { chinaDay } from '../kernel/days/dates.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { endKey, listKeys, makeKey } from './key-store.ts';
import { tooManyKeys } from './refusals.ts';

/** Enough for a program that asks page after page; operators may make faster ones. */
const callsAMinute = 120;

const day = 24 * 60 * 60 * 1000;

export interface KeyParts extends Pick<StateParts, 'db' | 'clock'> {
  settings: Pick<Settings, 'ownKeys'>;
}

type Stored = Awaited<ReturnType<typeof listKeys>>[number];

const stateOf = ({ ended_at, to_ymd }: Stored, now: number): OwnKey['state'] => {
  if (ended_at !== null) return 'ended';
  return chinaDay(now) > to_ymd ? 'expired' : 'open';
};

const ownKeyOf = (key: Stored, now: number): OwnKey => ({
  keyId: key.key_id,
  label: key.label,
  createdAt: Number(key.created_at),
  usedAt: Number(key.used_at ?? 0),
  to: key.to_ymd,
  state: stateOf(key, now),
});

/** What answers the calls about the keys of the own account: such keys ask and do nothing beside. */
export function keyHandlers({ db, clock, settings: { ownKeys: most } }: KeyParts) {
  return {
    async listOwnKeys(_payload, { accountId }) {
      const now = clock();
      return { keys: (await listKeys(db, accountId ?? '')).map((key) => ownKeyOf(key, now)), most };
    },

    async makeOwnKey({ label, days }, context) {
      const { account_id, active_to } = await callerOf(db, context);
      const now = clock();
      const wanted = chinaDay(now + (days - 1) * day);
      const to = wanted < active_to ? wanted : active_to;
      const rights = { label: label.trim(), products: [], callsAMinute, to };
      const madeKey = await db.transaction().execute(async (store) => {
        await waitTurn(store, `keys ${account_id}`);
        const open = (await listKeys(store, account_id)).filter((key) => stateOf(key, now) === 'open');
        if (open.length >= most) throw tooManyKeys(most);
        return makeKey(store, account_id, rights, now);
      });
      context.trace.detail = { key: madeKey.keyId, label: rights.label, to };
      return { ...madeKey, to };
    },

    async endOwnKey({ keyId }, { accountId, trace }) {
      const own = (await listKeys(db, accountId ?? '')).find((key) => key.key_id === keyId);
      trace.detail = { key: keyId, ...(own && { label: own.label }) };
      return { ended: own !== undefined && (await endKey(db, keyId, clock())) };
    },
  } satisfies Handlers;
}
