/** What is given out to sign in or to bind a contact: codes, puzzles, QR tickets, hand-overs. */
export interface SignInTables {
  verification_code: VerificationCodeTable;
  captcha: CaptchaTable;
  qr_ticket: QrTicketTable;
  hand_over: HandOverTable;
}

/** A code that was sent. It stays a day after its end, to count what was sent to whom from where. */
export interface VerificationCodeTable {
  code_id: string;
  /** Hash of event, account and contact: what the code is good for. */
  purpose_key: string;
  /** Hash of the contact alone, for its limits. */
  contact_key: string;
  address: string;
  code_hash: string;
  sent_at: number;
  expires_at: number;
  wrong_tries: number;
  used_at: number | null;
}

export interface CaptchaTable {
  captcha_id: string;
  address: string;
  /** Where the piece belongs, in pixels of the picture. */
  answer_x: number;
  created_at: number;
  expires_at: number;
  /** When it was judged, rightly or not: a puzzle is judged once. */
  judged_at: number | null;
  /** Hash of the ticket that the right answer gave; null before and after a wrong one. */
  ticket_hash: string | null;
  ticket_expires_at: number | null;
  ticket_used_at: number | null;
}

export interface QrTicketTable {
  /** Hash of the id, and of the scene below. */
  qrcode_id: string;
  /** What the phone sees of it; for a sign-in another secret than the id, so that who photographs it gains nothing. */
  scene: string;
  /** login | bind */
  purpose: string;
  /** The account to bind, or the one that the scan has proven; null before a sign-in is scanned. */
  account_id: string | null;
  /** waiting | scanned (proven) | unbound (scanned by who is bound to nothing) | done */
  state: string;
  created_at: number;
  expires_at: number;
  address: string;
  /** What asked for it, as it called itself; empty where it is not known. */
  browser: string;
  system: string;
}

export interface HandOverTable {
  code_hash: string;
  /** Who it signs in, and the key that asked for it. */
  account_id: string;
  key_id: string;
  expires_at: number;
  used_at: number | null;
}
