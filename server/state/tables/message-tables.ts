/** What went out to people. */
export interface MessageTables {
  message_log: MessageLogTable;
}

/** A message that was handed over, or could not be: never what it says. */
export interface MessageLogTable {
  message_id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** sms | email */
  channel: string;
  /** code | account | notice | watch */
  kind: string;
  /** Masked. */
  receiver: string;
  /** The ids of the accounts that have the contact, each with a space before and behind; empty for none. */
  accounts: string;
  /** sent | outbox | failed */
  outcome: string;
  /** What the gateway says of a failure; empty for none. */
  note: string;
}
