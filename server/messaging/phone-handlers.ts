import { findById } from '../accounts/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { newToken } from '../kernel/secrets/tokens.ts';
import { bindPhone } from './bind-phone.ts';
import { deviceKey, isDevice } from './messaging-key.ts';
import { phoneName, tidyName } from './messaging-name.ts';
import type { MessagingParts } from './messaging-parts.ts';
import type { MissLimit } from './miss-limit.ts';
import { proveSignIn } from './prove-sign-in.ts';
import { officialAccountOnly, ticketOver, ticketSpent, unbound } from './refusals.ts';
import { findTicket } from './tickets.ts';

type PhoneCalls = 'getQRCodeScene' | 'doBindQrcode' | 'confirmLoginQRCode';

/** The calls of the page that a phone opens (/scan). With an official account a phone has no such page. */
export function phoneHandlers(
  parts: Pick<MessagingParts, 'db' | 'clock' | 'settings' | 'gateways' | 'log'>,
  misses: MissLimit,
): Required<Pick<Handlers, PhoneCalls>> {
  const { db, clock, settings } = parts;

  async function waitingTicket(by: 'qrcode_id' | 'scene', secret: string, { address }: CallContext) {
    if (settings.messaging) throw officialAccountOnly();
    const found = misses.count(address, clock());
    const ticket = await findTicket(db, by, secret, clock());
    if (!ticket) throw ticketOver();
    found();
    if (ticket.state !== 'waiting') throw ticketSpent();
    return ticket;
  }

  return {
    async getQRCodeScene({ scene }, context) {
      const ticket = await waitingTicket('scene', scene, context);
      const { purpose, browser, system, address, created_at: askedAt, expires_at: expireTime } = ticket;
      const from = { browser, system, address, askedAt };
      if (purpose === 'login') return { purpose: 'login', userNm: '', expireTime, ...from };
      const account = ticket.account_id ? await findById(db, ticket.account_id) : undefined;
      if (!account) throw ticketOver();
      return { purpose: 'bind', userNm: account.user_name, expireTime, ...from };
    },

    async doBindQrcode({ qrcodeId, device: known, nickName = '' }, context) {
      const ticket = await waitingTicket('qrcode_id', qrcodeId, context);
      if (ticket.purpose !== 'bind') throw ticketOver();
      const device = isDevice(known) ? known : newToken();
      const name = tidyName(nickName) || phoneName[context.language];
      await bindPhone(parts, context, ticket, { key: deviceKey(device), name }, clock());
      return { device };
    },

    async confirmLoginQRCode({ scene, device }, context) {
      const ticket = await waitingTicket('scene', scene, context);
      if (ticket.purpose !== 'login') throw ticketOver();
      const key = isDevice(device) ? deviceKey(device) : null;
      if ((await proveSignIn(db, context, ticket, key, clock())) === 'unbound') throw unbound();
      return null;
    },
  };
}
