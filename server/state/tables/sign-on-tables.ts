/** Sign-in by the provider of a company. */
export interface SignOnTables {
  sign_on_step: SignOnStepTable;
  sign_on_link: SignOnLinkTable;
}

/** A sign-in that has been begun, or what came of it until its browser has asked; each goes with its use. */
export interface SignOnStepTable {
  /** SHA-256 of the state or of the ticket, hexadecimal: neither is kept anywhere. */
  step_hash: string;
  /** begun (the browser is at the provider) | proven (the provider has answered) */
  purpose: string;
  provider_key: string;
  /** SHA-256 of what the cookie of the browser says; empty where none is asked for. */
  browser_hash: string;
  /** A sealed JSON object, by purpose. */
  sealed: string;
  expires_at: number;
}

/** Whom a provider means by a subject. */
export interface SignOnLinkTable {
  provider_key: string;
  /** A provider that moves to another issuer means others by the same subjects. */
  issuer: string;
  subject: string;
  account_id: string;
  made_at: number;
}
