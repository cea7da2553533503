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
  news: NewsTable;
  news_text: {
    news_id: string;
    language: string;
    title: string;
    summary: string;
    publisher_name: string;
    body: string;
  };
  news_topic: { news_id: string; topic: string };
  /** The car models a news item is about; the tone is -1 critical, 0 neutral, 1 praising. */
  news_model: { news_id: string; model_key: string; name_zh: string; name_en: string; tone: number };
  /** What an account wants to read about; the kind is topic or model. */
  news_preference: { account_id: string; kind: string; value: string };
  policy: PolicyTable;
  policy_text: PolicyTextTable;
  /** What a later delivery changed. */
  policy_change: { change_id: string; policy_id: string; what_zh: string; what_en: string; at: number };
  report: ReportTable;
  report_text: {
    report_id: string;
    language: string;
    title: string;
    summary: string;
    publisher: string;
    /** JSON: paragraphs, tables and bars, as server/content/report/block.ts says. */
    blocks: string;
  };
  report_topic: { report_id: string; topic: string };
  content_delivery: ContentDeliveryTable;
  tracking_session: TrackingSessionTable;
  tracking_event: TrackingEventTable;
}

/** What news, policies and reports have in common. Their texts stand in both languages, alike when only one was given. */
interface ContentTable {
  /** Whose delivery it came with, such as demonstration or afdc, and its key there. */
  source: string;
  source_key: string;
  /** Tells whether a later delivery says something else. */
  content_hash: string;
  /** Titles of both languages, and all that search looks through, as server/content/search-text.ts writes them. */
  search_title: string;
  search_all: string;
}

export interface NewsTable extends ContentTable {
  news_id: string;
  /** Key of who published it. */
  publisher: string;
  cover_url: string;
  /** 1 news, 2 articles (S3.023) */
  news_type: number;
  /** 12 is the overview's (S7.046). */
  channel: number;
  published_at: number;
}

export interface PolicyTable extends ContentTable {
  policy_id: string;
  level: string;
  region: string;
  kind: string;
  /** Days YYYYMMDD; empty where there is none. */
  issued_on: string;
  effective_from: string;
  effective_to: string;
  /** The day from which on its source has it no more; empty while it has. */
  withdrawn_on: string;
  source_url: string;
}

export interface PolicyTextTable {
  policy_id: string;
  language: string;
  title: string;
  summary: string;
  region_name: string;
  issuer: string;
  body: string;
  /** JSON: what the policy comes to in figures (S1.025). */
  figures: string;
}

export interface ReportTable extends ContentTable {
  report_id: string;
  published_on: string;
  cover_url: string;
  pages: number;
}

/** One delivery of content; it stays when its items are removed, so that the demonstration is not written again. */
export interface ContentDeliveryTable {
  delivery_id: string;
  /** news | policy | report */
  kind: string;
  source: string;
  file: string;
  at: number;
  inserted: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  refused: number;
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

/** S3.049: one browser that uses the portal, as it describes itself. It names nobody. */
export interface TrackingSessionTable {
  session_id: string;
  at: number;
  /** The network of the address, such as 203.0.113.0; the address itself is kept nowhere. */
  network: string;
  app_version: string;
  browser_resolution: string;
  browser: string;
  browser_version: string;
  os: string;
  visit_time: string;
  user_agent: string;
}

/** A31: one thing that was done; texts that do not belong to its kind are empty. */
export interface TrackingEventTable {
  event_id: string;
  session_id: string;
  /** Empty when nobody was signed in. */
  account_id: string;
  /** When the server heard of it; visit_time is what the browser says. */
  at: number;
  /** The day of `at` in China. */
  day: string;
  visit_time: string;
  url: string;
  /** click | visit | download */
  event_code: string;
  event_name: string;
  /** Where a visit or download belongs to: the first part of its resource code; else empty. */
  product_id: string;
  resource_code: string;
  resource_name: string;
  download_api: string;
  download_name: string;
}
