/** What programs authorise their calls by. */
export interface KeyTables {
  api_key: ApiKeyTable;
}

export interface ApiKeyTable {
  /** Names the key in lists and in the log; opens nothing. */
  key_id: string;
  /** SHA-256 of the key, hexadecimal: the key itself is kept nowhere. */
  secret_hash: string;
  account_id: string;
  /** What it is for, in the words of whoever made it. */
  label: string;
  /** Keys of the products it opens, with commas between them; empty for all that the account holds. */
  products: string;
  /** What it may do beside asking, with commas between; empty for nothing. */
  rights: string;
  /** The name of the only module that it may publish; empty for keys of other kinds. */
  module: string;
  calls_a_minute: number;
  created_at: number;
  /** Its last day, YYYYMMDD in China. */
  to_ymd: string;
  ended_at: number | null;
  /** When it was last used, to the minute; null before. */
  used_at: number | null;
}
