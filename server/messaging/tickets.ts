import type { Selectable } from 'kysely';
import { type Device, tooManyTries } from '../accounts/index.ts';
import { hashToken, newToken } from '../kernel/secrets/tokens.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { QrTicketTable } from '../state/tables/sign-in-tables.ts';

export type Ticket = Selectable<QrTicketTable>;

/** How long a QR code is good for, in milliseconds. */
export const ticketLife = 5 * 60 * 1000;

/** QR codes that one address is given within the window (milliseconds). */
export const ticketLimit = { perAddress: 30, window: 60 * 1000 };

/** What a new ticket is for. */
export interface TicketWish {
  purpose: 'login' | 'bind';
  /** The account to bind; null for a sign-in. */
  accountId: string | null;
  address: string;
  /** What shows the code, so that who scans it is told. */
  device: Device;
}

export interface OpenTicket {
  qrcodeId: string;
  scene: string;
  /** Milliseconds since 1970. */
  expireTime: number;
}

/**
 * Makes a ticket. Its secrets are given here once; the store keeps their hashes only.
 * For a sign-in the phone sees another secret than the computer, for binding the same one (A23: doBindQrcode takes
 * the id). An account has one open ticket to bind: an older one is over.
 * @throws Refusal when the address was given too many QR codes within a minute.
 */
export async function openTicket(db: StateDatabase, wish: TicketWish, now: number): Promise<OpenTicket> {
  const { purpose, accountId, address, device } = wish;
  const qrcodeId = newToken();
  const scene = purpose === 'bind' ? qrcodeId : newToken();
  const expireTime = now + ticketLife;
  await forgetOld(db, now);
  if (accountId) await closeOthers(db, accountId, now);
  const row: Ticket = {
    qrcode_id: hashToken(qrcodeId),
    scene: hashToken(scene),
    purpose,
    account_id: accountId,
    state: 'waiting',
    created_at: now,
    expires_at: expireTime,
    address,
    ...device,
  };
  // Counted after it is there, so that tickets asked for at the same time count each other.
  await db.insertInto('qr_ticket').values(row).execute();
  if ((await countRecent(db, address, now)) > ticketLimit.perAddress) {
    await dropTicket(db, qrcodeId);
    throw tooManyTries(Math.ceil(ticketLimit.window / 60_000));
  }
  return { qrcodeId, scene, expireTime };
}

/** Takes back a ticket whose picture could not be made. */
export async function dropTicket(db: StateDatabase, qrcodeId: string): Promise<void> {
  await db.deleteFrom('qr_ticket').where('qrcode_id', '=', hashToken(qrcodeId)).execute();
}

/** The ticket of a secret while it lasts: by its id, as the computer knows it, or by its scene, as the phone does. */
export function findTicket(
  db: StateDatabase,
  by: 'qrcode_id' | 'scene',
  secret: string,
  now: number,
): Promise<Ticket | undefined> {
  return db
    .selectFrom('qr_ticket')
    .selectAll()
    .where(by, '=', hashToken(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * Moves a ticket on, if it still is where it was. Of two who try at once, one wins.
 * @returns whether this call moved it.
 */
export async function moveTicket(
  db: StateDatabase,
  ticket: Pick<Ticket, 'qrcode_id'>,
  from: 'waiting' | 'scanned',
  to: { state: 'scanned' | 'unbound' | 'done'; account_id?: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('qr_ticket')
    .set(to)
    .where('qrcode_id', '=', ticket.qrcode_id)
    .where('state', '=', from)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Tickets that are over are kept for as long as they count towards the limit of their address. */
async function forgetOld(db: StateDatabase, now: number): Promise<void> {
  await db
    .deleteFrom('qr_ticket')
    .where('expires_at', '<=', now)
    .where('created_at', '<=', now - ticketLimit.window)
    .execute();
}

async function closeOthers(db: StateDatabase, accountId: string, now: number): Promise<void> {
  await db
    .updateTable('qr_ticket')
    .set({ expires_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'bind')
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .execute();
}

async function countRecent(db: StateDatabase, address: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('qr_ticket')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('created_at', '>', now - ticketLimit.window)
    .executeTakeFirstOrThrow();
  return Number(count);
}
