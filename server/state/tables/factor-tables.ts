/** What accounts prove themselves with beside the way they sign in by. */
export interface FactorTables {
  factor: FactorTable;
  recovery_code: { code_hash: string; account_id: string };
  factor_ticket: FactorTicketTable;
}

export interface FactorTable {
  factor_id: string;
  account_id: string;
  /** totp: an app that shows codes */
  kind: string;
  /** As its owner calls it; empty where there is one alone. */
  name: string;
  /** What it is judged by: the sealed key of an app. */
  secret: string;
  /** What has to grow with each use: the time step of the last code of an app. */
  counter: number;
  made_at: number;
  used_at: number | null;
}

/** Leave to bring a factor, or to take one on, for some minutes. It goes with its use. */
export interface FactorTicketTable {
  /** SHA-256 of the ticket, hexadecimal: the ticket itself is kept nowhere. */
  ticket_hash: string;
  /** sign-in (waits for its second step) | totp (an app that is being taken on) */
  purpose: string;
  account_id: string | null;
  /** A JSON object, by purpose. */
  held: string;
  expires_at: number;
}
