/** Backups that were begun in the browser. */
export interface BackupTables {
  backup_run: BackupRunTable;
}

export interface BackupRunTable {
  /** Of its folder, below the one that the operator has set. */
  name: string;
  /** Who began it. */
  account_id: string;
  /** running | done | failed */
  state: string;
  /** What is copied now, or was last: state | files */
  part: string;
  /** How much of that part is copied: tables or files, and their bytes. */
  count: number;
  bytes: number;
  /** Milliseconds since 1970. */
  begun_at: number;
  /** When its server last said that it is at it; of one that is over, when it ended. */
  seen_at: number;
  /** Why it failed, as JSON in both languages; empty where it has not. */
  failure: string;
}
