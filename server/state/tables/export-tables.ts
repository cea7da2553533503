export interface ExportTables {
  export_file: ExportFileTable;
}

/** A file that was ordered, until it is over. */
export interface ExportFileTable {
  export_id: string;
  account_id: string;
  /** With its ending. */
  file_name: string;
  /** The order as it came: the file is made again from it where it is not at hand. */
  order_json: string;
  /** The keys of products that its figures need, with commas between them; where any one of several will do, with |. */
  products: string;
  /** waiting | making | made | failed */
  state: string;
  /** Rows that are written so far. */
  row_count: number;
  byte_count: number;
  /** Why it could not be made; empty otherwise. */
  reason_zh: string;
  reason_en: string;
  ordered_at: number;
  /** When whoever makes it last said so. */
  touched_at: number;
  expires_at: number;
}
