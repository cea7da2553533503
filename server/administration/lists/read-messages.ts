import type { CallData, CallPayload, MessageRow } from '@portal/contract';
import { findByName } from '../../accounts/index.ts';
import { readMessages } from '../../gateways/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { noAccount } from '../calls/refusals.ts';
import { namesOf } from './names-of.ts';
import { nextOf, placeOf } from './portions.ts';

const portion = 50;

/**
 * Messages to people, the newest first: what became of each, and which accounts have the contact. Never what they say.
 * @throws Refusal when there is no account of that name
 */
export async function listMessages(
  db: StateDatabase,
  { userNm = '', outcome, after }: CallPayload<'listMessages'>,
): Promise<CallData<'listMessages'>> {
  const account = userNm.trim() === '' ? null : await findByName(db, userNm);
  if (account === undefined) throw noAccount();
  const place = after === undefined ? null : placeOf(after);
  const found = await readMessages(
    db,
    {
      ...(account ? { accountId: account.account_id } : {}),
      ...(outcome === undefined ? {} : { outcome }),
      ...(place ? { after: { at: place.at, message_id: place.id } } : {}),
    },
    portion,
  );
  const ids = found.map(({ accounts }) => accounts.split(' ').filter(Boolean));
  const names = await namesOf(db, [...new Set(ids.flat())]);
  const lines = found.map(
    (line, at): MessageRow => ({
      id: line.message_id,
      at: Number(line.at),
      channel: line.channel as MessageRow['channel'],
      kind: line.kind as MessageRow['kind'],
      receiver: line.receiver,
      accounts: (ids[at] ?? []).flatMap((userId) => {
        const name = names.get(userId);
        return name === undefined ? [] : [{ userId, userNm: name }];
      }),
      outcome: line.outcome as MessageRow['outcome'],
      note: line.note,
    }),
  );
  return { lines, next: nextOf(lines, portion) };
}
