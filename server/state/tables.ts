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
  active_from: string;
  active_to: string;
  /** '1' active, '0' not yet opened, '4' suspended */
  state: string;
  created_at: number;
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
