import type { ReceiverKind } from '@portal/contract';
import { callerOf } from '../accounts/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import { mayBeNamed } from '../kernel/net/ask-outward.ts';
import { type ReceiverParts, trialId } from './post-due.ts';
import {
  addReceiver,
  listReceivers,
  mostReceivers,
  noteTry,
  openSealed,
  ownReceiver,
  removeReceiver,
  shownReceiver,
} from './receiver-store.ts';
import { receiverRefusals } from './refusals.ts';
import { sendMessage } from './send-message.ts';

export interface ReceiverCallParts extends ReceiverParts {
  /** Where people reach the portal. */
  origin: () => string;
}

const trial = {
  zh_CN: { title: '测试消息', text: '监测的提醒会发送到这里。' },
  en: { title: 'Test message', text: 'What your watches find is sent here.' },
};

const isSecret = (text: string): boolean => {
  const coded = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  const { length } = Buffer.from(coded ?? '', 'base64');
  return length >= 24 && length <= 64;
};

/** What answers the calls about receivers of watches: what they are reached by is written and never read again. */
export function receiverHandlers(parts: ReceiverCallParts) {
  const { db, clock, settings, origin } = parts;
  const rules = { inside: settings.receiversInside };
  return {
    async listReceivers(_payload, { accountId, language }) {
      const rows = await listReceivers(db, accountId ?? '');
      return { receivers: rows.map((row) => shownReceiver(row, language)), most: mostReceivers };
    },

    async addReceiver({ kind, label, address, secret = '' }, context) {
      const { account_id } = await callerOf(db, context);
      const wanted = address.trim();
      if (!mayBeNamed(wanted, rules)) throw receiverRefusals.address();
      if (kind === 'plain' && !isSecret(secret.trim())) throw receiverRefusals.secret();
      const row = await addReceiver(db, account_id, { kind, label, address: wanted, secret: secret.trim() }, clock());
      context.trace.detail = { receiver: row.receiver_id, kind, host: row.host };
      return shownReceiver(row, context.language);
    },

    async tryReceiver({ receiverId }, { accountId, language }) {
      const own = await ownReceiver(db, accountId ?? '', receiverId);
      const now = clock();
      const message = { watchId: '', ...trial[language], link: origin() };
      const sending = { id: trialId(receiverId, now), now, rules };
      const failed = await sendMessage(own.kind as ReceiverKind, await openSealed(db, own), message, sending);
      await noteTry(db, receiverId, failed, now);
      return shownReceiver(await ownReceiver(db, accountId ?? '', receiverId), language);
    },

    async removeReceiver({ receiverId }, { accountId, trace }) {
      await ownReceiver(db, accountId ?? '', receiverId);
      trace.detail = { receiver: receiverId };
      await removeReceiver(db, receiverId);
      return null;
    },
  } satisfies Handlers;
}
