import { qrStatus } from '@portal/contract';
import { deviceOf, findById, refuseOwnWay, sessionMissing, signInAs } from '../accounts/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { drawQr } from '../kernel/draw-qr.ts';
import type { MessagingParts } from './messaging-parts.ts';
import type { MissLimit } from './miss-limit.ts';
import type { OfficialAccount } from './official/official-account.ts';
import { noQrCode, notScanned, ticketOver, ticketSpent, unbound } from './refusals.ts';
import { dropTicket, findTicket, moveTicket, openTicket, type TicketWish, ticketLife } from './tickets.ts';

type ComputerCalls = 'getLoginQRCode' | 'getBindQRCode' | 'getQRCodeStatus' | 'qrcodeLogin';

/** The calls of the computer that shows the QR code. */
export function computerHandlers(
  { db, clock, origin, log, settings }: MessagingParts,
  misses: MissLimit,
  official: OfficialAccount | null,
): Required<Pick<Handlers, ComputerCalls>> {
  /** What the picture says: an address of the service, or a page of the portal, its secret where no server logs it. */
  const contentFor = (scene: string) =>
    official ? official.createQr(scene, ticketLife / 1000) : `${origin()}/scan#${scene}`;

  async function show(wish: TicketWish) {
    const { scene, ...ticket } = await openTicket(db, wish, clock());
    try {
      const content = await contentFor(scene);
      return { ...ticket, qrcode: await drawQr(content), link: official ? '' : content };
    } catch (error) {
      log()?.error({ err: error }, 'no QR code could be made');
      await dropTicket(db, ticket.qrcodeId);
      throw noQrCode();
    }
  }

  async function ticketOf(qrcodeId: string, { address }: CallContext) {
    const found = misses.count(address, clock());
    const ticket = await findTicket(db, 'qrcode_id', qrcodeId, clock());
    if (!ticket) throw ticketOver();
    found();
    return ticket;
  }

  return {
    getLoginQRCode: (_payload, { address, userAgent }) =>
      show({ purpose: 'login', accountId: null, address, device: deviceOf(userAgent) }),

    getBindQRCode(_payload, { accountId, address, userAgent }) {
      if (!accountId) throw sessionMissing();
      return show({ purpose: 'bind', accountId, address, device: deviceOf(userAgent) });
    },

    /** A34: that the scan was by who is bound to nothing is success too; qrcodeLogin then says what to do. */
    async getQRCodeStatus({ qrcodeId }, context) {
      const { state } = await ticketOf(qrcodeId, context);
      return state === 'waiting' ? qrStatus.pending : qrStatus.success;
    },

    async qrcodeLogin({ qrcodeId }, context) {
      context.trace.detail = { way: 'qr' };
      const ticket = await ticketOf(qrcodeId, context);
      if (ticket.purpose !== 'login') throw ticketOver();
      if (ticket.state === 'waiting') throw notScanned();
      if (ticket.state === 'unbound') throw unbound();
      context.trace.accountId = ticket.account_id;
      if (!(await moveTicket(db, ticket, 'scanned', { state: 'done' }, clock()))) throw ticketSpent();
      const account = ticket.account_id ? await findById(db, ticket.account_id) : undefined;
      if (!account) throw ticketOver();
      await refuseOwnWay({ db, settings }, account);
      return signInAs(db, context, account, { now: clock() });
    },
  };
}
