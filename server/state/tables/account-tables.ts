import type { Generated } from 'kysely';

/** Accounts, what they may do, their sessions, and what was done to them. */
export interface AccountTables {
  account: AccountTable;
  company: CompanyTable;
  company_template: CompanyTemplateTable;
  /** What a company has bought, and the last day YYYYMMDD of it. */
  company_product: { company_id: string; product_id: string; to_ymd: string };
  account_link: { account_id: string; linked_id: string };
  account_role: { account_id: string; role: string };
  account_product: AccountProductTable;
  session: SessionTable;
  known_device: KnownDeviceTable;
  proof: ProofTable;
  sign_in_attempt: { attempt_id: string; account_key: string; address: string; at: number };
  audit: AuditTable;
  server_secret: { name: string; value: string };
}

export interface AccountTable {
  account_id: string;
  /** As typed by its owner; user_key is the same in lower case and unique. */
  user_name: string;
  user_key: string;
  password_hash: string;
  /** Until when a password works that its owner has not chosen; null for one that was chosen. */
  password_until: number | null;
  /** 1 while the password is one of the published demo passwords. */
  published_password: number;
  real_name: string;
  /** The name of its company, as people read it. It says nothing of who belongs together. */
  company: string;
  /** With whom it shares; null shares with nobody. */
  company_id: string | null;
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
  /** JSON: the panels chosen for the dashboard; null until a choice was made. */
  my_panels: string | null;
  /** JSON: the signs of files of CSV; null until it has chosen them. */
  csv_style: string | null;
  /** JSON: ids of products in the order of the account's rail; null until it has put them in one. */
  product_order: string | null;
}

/** That an account may use a product until a day. */
export interface AccountProductTable {
  account_id: string;
  product_id: string;
  from_ymd: string;
  to_ymd: string;
  /** The provider whose groups have granted it, by its key; empty where somebody has. */
  sign_on: Generated<string>;
}

/** A company whose accounts share with each other; two may have one name. */
export interface CompanyTable {
  company_id: string;
  name: string;
  /** What its key for other systems is made of: its id; of companies that were texts before, that text. */
  key_text: string;
  made_at: number;
  /** How many of its accounts may be active at once; null for no limit. */
  seats: number | null;
}

/** How slides, pages and prints of a company look. */
export interface CompanyTemplateTable {
  company_id: string;
  /** A JSON array of #rrggbb. */
  colours: string;
  /** Of its mark: the address on this site, the type, and the bytes in base64; null without one. */
  mark_address: string | null;
  mark_type: string | null;
  mark_content: string | null;
  master: string;
  layout: string;
  updated_at: number;
}

/** A line of the audit trail. */
export interface AuditTable {
  audit_id: string;
  at: number;
  actor: string;
  action: string;
  /** Empty where it is about no account, or nobody knows which. */
  account_id: string;
  /** A JSON object. */
  detail: string;
  /** done | refused | closed (a limit closed) */
  outcome: string;
  /** An IPv4 address or the /64 of an IPv6 address; empty for what was done on the machine itself. */
  address: string;
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
  /** How long it lives after its last use, in milliseconds; null when only its end counts. */
  idle_life: number | null;
  /** When it was last used, to the minute; kept up only where idle_life is set. */
  used_at: number;
  /** When who signed in did so: those of a family share it. */
  begun_at: number;
  /** What it began with, as the browser said, and from where, as `CallContext.address`; empty where it is not known. */
  browser: string;
  system: string;
  address: string;
  /** The provider of a company that it was begun by, by its key; empty for any other way. */
  sign_on: Generated<string>;
  /** The hash of what that provider calls its own session; empty where it has not said. */
  sign_on_sid: Generated<string>;
}

/** A browser that an account has signed in with, which opens nothing. */
export interface KnownDeviceTable {
  device_id: string;
  /** SHA-256 of the token in its cookie, hexadecimal: the token itself is kept nowhere. */
  token_hash: string;
  account_id: string;
  /** Of the last sign-in: what it was made with and from where, as of a session, and when. */
  browser: string;
  system: string;
  address: string;
  used_at: number;
}

/** That a session was proven again to be its owner's. */
export interface ProofTable {
  /** SHA-256 of the proof, hexadecimal: the proof itself is kept nowhere. */
  proof_hash: string;
  /** Of the session that it counts for. */
  family: string;
  expires_at: number;
}
