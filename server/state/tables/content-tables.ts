import type { Generated } from 'kysely';

/** News, policies, reports and pictures. */
export interface ContentTables {
  /** What is read: views of the rows below, of each item the version that is current. */
  news: NewsTable & Version;
  news_text: {
    row_id: string;
    language: string;
    title: string;
    summary: string;
    publisher_name: string;
    body: string;
  };
  news_topic: { row_id: string; topic: string };
  /** The car models a news item is about; the tone is -1 critical, 0 neutral, 1 praising. */
  news_model: { row_id: string; model_key: string; name_zh: string; name_en: string; tone: number };
  /** News that print again what another has printed first, as fold-copies.ts finds them. */
  news_copy: { news_id: string; first_id: string };
  /** What an account wants to read about; the kind is topic, model, brand or source. */
  news_preference: { account_id: string; kind: string; value: string };
  policy: PolicyTable & Version;
  policy_text: PolicyTextTable;
  /** What a later delivery changed, without what imports say that are under way. */
  policy_change: PolicyChangeTable;
  /** What a policy said before a change, in each language. */
  policy_former: { change_id: string; language: string; title: string; body: string };
  report: ReportTable & Version;
  report_text: {
    row_id: string;
    language: string;
    title: string;
    summary: string;
    publisher: string;
    /** JSON: paragraphs, tables and bars, as server/content/report/block.ts says. */
    blocks: string;
  };
  /** What an account follows among policies; the kind is topic or place. */
  policy_follow: { account_id: string; kind: string; value: string };
  /** Who is told of it by mail, in which language, and from when on after a mail that did not go out. */
  policy_follower: { account_id: string; language: string; again_at: number };
  /** The policies that such an account knows of. */
  policy_told: { account_id: string; policy_id: string };
  report_topic: { row_id: string; topic: string };
  image: ImageTable & Version;
  image_text: ImageTextTable;
  /** What a report of the marketplace is, and what it costs in yuan: null is told on asking. */
  report_offer: {
    row_id: string;
    /** monthly | quarterly | special | databook */
    category: string;
    price: number | null;
    /** The document where it is a file; empty where the texts are the document. */
    document_id: string;
  };
  /** Documents by the hash of their bytes, in parts that are written in base64. */
  report_document: { document_id: string; part: number; content: string };
  report_order: ReportOrderTable;
  news_row: NewsTable & WrittenVersion;
  policy_row: PolicyTable & WrittenVersion & { withdrawn_with: Generated<string> };
  report_row: ReportTable & WrittenVersion;
  image_row: ImageTable & WrittenVersion & { withdrawn_with: Generated<string> };
  policy_change_row: PolicyChangeTable & Brought;
  content_delivery: ContentDeliveryTable;
  /** One row: its value is another one as soon as other content is read, as content-version.ts says. */
  content_version: { version: string };
  /**
   * The import that is under way of a source; what it has done is not seen yet. `touched_at` is when it last wrote, or less than
   * zero since it is being removed.
   */
  content_pending: { source: string; import_id: string; touched_at: number };
}

/** What tells the versions of an item apart; its texts, topics and models name it. */
interface Version {
  row_id: string;
}

/** What is written: with the import that brought it, empty where it was written in one transaction. */
interface Brought {
  import_id: Generated<string>;
}

/**
 * A version as it is written. It is current from the end of the import that brought it to the end of the one that takes
 * it away, `gone_with`, which is empty as long as none does. A policy is withdrawn from the end of `withdrawn_with` on.
 */
interface WrittenVersion extends Version, Brought {
  gone_with: Generated<string>;
}

interface PolicyChangeTable {
  change_id: string;
  policy_id: string;
  what_zh: string;
  what_en: string;
  at: number;
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
  /** By what the same story is known in other papers, as title-sign.ts says; empty for a title that says too little. */
  title_sign: string;
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
  row_id: string;
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
  /** public | special | market */
  kind: string;
  published_on: string;
  pages: number;
}

/** A picture of a car model; brand, model and sub-model are keys of the market, the last one empty where it stands for all. */
export interface ImageTable extends ContentTable {
  image_id: string;
  /** As of a policy: the day from which on its source has it no more. */
  withdrawn_on: string;
  brand: string;
  model: string;
  sub_model: string;
  /** side | front | rear | interior */
  angle: string;
  /** Model year. */
  year: number;
  colour: string;
  /** In which order lists show it. */
  order_key: string;
  /** SHA-256 of its file in the store of pictures; empty where it is drawn. */
  digest: string;
  /** JSON, as server/content/image/image-record.ts says. */
  about: string;
}

export interface ImageTextTable {
  row_id: string;
  language: string;
  title: string;
  brand: string;
  model: string;
  sub_model: string;
  colour: string;
  licence: string;
  /** Who it comes from, as people read it. */
  origin: string;
  credit: string;
}

/** An order of a report of the marketplace; the right to read the report is one that was granted and is not over. */
export interface ReportOrderTable {
  order_id: string;
  account_id: string;
  report_id: string;
  title_zh: string;
  title_en: string;
  /** asked | granted | declined | cancelled */
  state: string;
  price: number | null;
  asked_at: number;
  decided_at: number | null;
  /** The last day of the right, YYYYMMDD; empty while there is none. */
  until_ymd: string;
  note: string;
  answer: string;
  /** In which it was ordered. */
  language: Generated<string>;
}

/** One delivery of content; it stays when its items are removed, so that the demonstration is not written again. */
export interface ContentDeliveryTable {
  delivery_id: string;
  /** news | policy | report | image */
  kind: string;
  source: string;
  file: string;
  at: number;
  inserted: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  refused: number;
  /** Who brought it; empty where nobody said. */
  delivered_by: Generated<string>;
}
