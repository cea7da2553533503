import type { PassingRows } from '../state/forget-old.ts';

const day = 24 * 60 * 60 * 1000;

/** QR tickets stay a day, because they count towards the limit of their address. */
export const passingTickets: PassingRows[] = [
  { table: 'qr_ticket', key: 'qrcode_id', instant: 'expires_at', stays: day, ahead: day },
];
