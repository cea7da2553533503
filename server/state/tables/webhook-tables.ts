/** What other systems are told. */
export interface WebhookTables {
  webhook_post: WebhookPostTable;
}

export interface WebhookPostTable {
  /** The same on every server for the same event and receiver, so that it is kept once. */
  post_id: string;
  /** SHA-256 of the receiver's address, hexadecimal: an address may hold a key. */
  address_hash: string;
  /** JSON, as it is signed and sent. */
  body: string;
  created_at: number;
  /** How often it has been tried. */
  tries: number;
  /** When it is tried next; null once it has arrived or is given up. */
  next_at: number | null;
  /** What became of the last try, in a word: empty before the first. */
  outcome: string;
}
