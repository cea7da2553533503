/** What accounts prove themselves with beside the way they sign in by. */
export interface FactorTables {
  factor: FactorTable;
  recovery_code: { code_hash: string; account_id: string };
  factor_ticket: FactorTicketTable;
}

export interface FactorTable {
  /** Of a passkey the id of its credential. */
  factor_id: string;
  account_id: string;
  /** totp (an app that shows codes) | passkey */
  kind: string;
  /** As its owner calls it; empty where there is one alone. */
  name: string;
  /** What it is judged by: the sealed key of an app; a JSON object with the public key of a passkey. */
  secret: string;
  /** What has to grow with each use: the time step of the last code of an app, the signatures of a passkey. */
  counter: number;
  made_at: number;
  used_at: number | null;
}

/** Leave to bring a factor, or to take one on, for some minutes. It goes with its use. */
export interface FactorTicketTable {
  /** SHA-256 of the ticket, hexadecimal: the ticket itself is kept nowhere. */
  ticket_hash: string;
  /** sign-in (waits for its second step) | totp, passkey (is being taken on) | spent (may not be used again) */
  purpose: string;
  account_id: string | null;
  /** A JSON object, by purpose. */
  held: string;
  expires_at: number;
}
