/**
 * The tables of the state store. Both databases hold the same kinds only: text, and whole numbers (yes and no as 1
 * and 0, instants as milliseconds since 1970, days as text YYYYMMDD in China time), so that no value reads differently.
 */
export interface StateTables {
  account: AccountTable;
  account_link: { account_id: string; linked_id: string };
  account_role: { account_id: string; role: string };
  account_product: { account_id: string; product_id: string; from_ymd: string; to_ymd: string };
  session: SessionTable;
  verification_code: VerificationCodeTable;
  captcha: CaptchaTable;
  qr_ticket: QrTicketTable;
  trial: TrialTable;
  audit: { audit_id: string; at: number; actor: string; action: string; account_id: string; detail: string };
  server_secret: { name: string; value: string };
  sign_in_attempt: { attempt_id: string; account_key: string; address: string; at: number };
  product_group: { group_key: string; sort: number };
  product_category: { category_key: string; group_key: string; sort: number };
  product: { product_id: string; key: string; category_key: string; path: string; sort: number };
  menu_entry: MenuEntryTable;
  catalogue_text: { item: string; language: string; name: string; memo: string };
}

export interface AccountTable {
  account_id: string;
  /** As typed by its owner; user_key is the same in lower case and unique. */
  user_name: string;
  user_key: string;
  password_hash: string;
  /** 1 while the password is one of the published demo passwords. */
  published_password: number;
  real_name: string;
  company: string;
  /** enterprise | trial | staff */
  division: string;
  phone: string;
  email: string;
  picture: string;
  messaging_name: string;
  /** Hash of the id that the bound messaging account or phone has there; empty when none is bound. */
  messaging_key: string;
  active_from: string;
  active_to: string;
  /** '1' active, '0' not yet opened, '4' suspended */
  state: string;
  created_at: number;
  /** When products, roles, links or days last changed: sessions that have not seen it are stale (S4.041). */
  rights_changed_at: number;
}

export interface SessionTable {
  /** SHA-256 of the token, hexadecimal: the token itself is kept nowhere. */
  token_hash: string;
  account_id: string;
  /** Tokens that follow each other by refresh share a family. */
  family: string;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
  ended_reason: string | null;
  /** When this session last read what its account may do. */
  rights_seen_at: number;
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
}

export interface TrialTable {
  trial_id: string;
  real_name: string;
  company: string;
  phone: string;
  email: string;
  /** Keys of products with commas between them. */
  products: string;
  /** open | approved | refused */
  state: string;
  applied_at: number;
  decided_at: number | null;
  account_id: string | null;
  note: string;
}

export interface MenuEntryTable {
  menu_id: string;
  parent_id: string | null;
  product_id: string;
  key: string;
  /** 0 a product, 1 a page below it (S3.015) */
  type: number;
  icon: string;
  path: string;
  video_url: string;
  special: number;
  sort: number;
}
