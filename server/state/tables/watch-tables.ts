export interface WatchTables {
  watch: WatchTable;
  watch_told: WatchSentTable;
  watch_finding: WatchFindingTable;
  watch_receiver: WatchReceiverTable;
  watch_address: { account_id: string; email: string; bound_at: number };
}

/** What somebody wants to be told of. */
export interface WatchTable {
  watch_id: string;
  account_id: string;
  name: string;
  /** The keys of the products any one of which opens its first table, with | between them. */
  product: string;
  /** JSON: the table that is asked, and the rule. */
  sheet: string;
  rule: string;
  /** JSON: the further tables of a watched page. */
  more: string;
  /** The kept view whose tables these are, as they were when it was last looked at; null for none. */
  view_id: string | null;
  /** The deck whose tables these are, in the same way; null for none. */
  deck_id: string | null;
  /** What is attached to its mails, by the ending of the file: xlsx | pptx | pdf */
  file_format: string;
  /** The rule in words, as its names were when it was made. */
  says_zh: string;
  says_en: string;
  /** Of the mails. */
  language: string;
  /** active | paused | stopped */
  state: string;
  /** Why nothing was told the last time; empty where nothing was amiss. */
  note_zh: string;
  note_en: string;
  /** When the newest release was published that it has been looked at with. */
  seen_at: number;
  /** When it is due by calendar, or because a mail did not go out; null where it waits for a release. */
  next_at: number | null;
  /** Until when a server works on it. */
  leased_until: number;
  told_at: number | null;
  created_at: number;
}

/** What a watch has found, once for each occasion. */
export interface WatchFindingTable {
  finding_id: string;
  watch_id: string;
  /** In the language of its mails. */
  says: string;
  /** The path of the portal that opens it. */
  link: string;
  at: number;
}

/** Where the watches of an account are told beside its mail. */
export interface WatchReceiverTable {
  receiver_id: string;
  account_id: string;
  kind: string;
  label: string;
  /** Of its address, for lists. */
  host: string;
  /** JSON: address and secret, sealed for this row. */
  sealed: string;
  created_at: number;
  sent_at: number | null;
  /** Why the last try did not arrive; empty where it did. */
  note_zh: string;
  note_en: string;
}

/** What was told, once for each occasion. */
export interface WatchSentTable {
  /** Made of the watch and the occasion, so that no two servers tell the same. */
  told_id: string;
  watch_id: string;
  /** sending | failed | told | given-up */
  state: string;
  tries: number;
  at: number;
}
