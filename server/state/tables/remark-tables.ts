import type { BulletinKind } from '@portal/contract';

export interface RemarkTables {
  annotation: AnnotationTable;
  bulletin: BulletinTable;
}

/** What an account has written at figures of a dataset: at a month, a member, a figure, or some of these together. */
export interface AnnotationTable {
  annotation_id: string;
  account_id: string;
  dataset: string;
  /** Such as 2026-10. */
  month: string | null;
  /** Both null, or neither. */
  dimension: string | null;
  member_key: string | null;
  indicator: string | null;
  text: string;
  /** 1 where everybody of the author's company reads it. */
  shared: number;
  updated_at: number;
}

/** What the operator tells readers of a dataset. */
export interface BulletinTable {
  bulletin_id: string;
  dataset: string;
  kind: BulletinKind;
  text_zh: string;
  text_en: string;
  data_source: string | null;
  from_month: string | null;
  to_month: string | null;
  indicator: string | null;
  /** The last day on which it stands; null until somebody ends it. */
  until_ymd: string | null;
  /** Who wrote it, as the operator's system calls them. */
  author: string;
  updated_at: number;
}
