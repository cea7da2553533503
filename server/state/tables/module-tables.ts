/** Areas from elsewhere: what their teams have published, and what of it stands. */
export interface ModuleTables {
  module: ModuleTable;
  module_origin: ModuleOriginTable;
  module_version: ModuleVersionTable;
  module_file: ModuleFileTable;
  module_removed: ModuleRemovedTable;
  module_registry: ModuleRegistryTable;
  module_report: ModuleReportTable;
}

export interface ModuleTable {
  /** The first segment of its addresses: dealer-map. */
  name: string;
  /** Who published it first. */
  owner: string;
  /** JSON of the product that the operator has confirmed: its id, key, path and names; empty before. */
  confirmed: string;
  /** The version that stands for all; null before the first. */
  version: string | null;
  /** The one that stood before it; null where there is none to go back to. */
  former: string | null;
  /** The version that some have already; null where all have the same. */
  trial: string | null;
  /** JSON of the accounts and companies that have the trial. */
  trial_for: string;
  /** A version of whose visits more fail, in percent, is rolled back; null where the owner has not chosen so. */
  failure_percent: number | null;
  changed_at: number;
  changed_by: string;
}

/** An origin from which files of a module may come, as its operator has named it. */
export interface ModuleOriginTable {
  name: string;
  origin: string;
  named_at: number;
  named_by: string;
}

export interface ModuleVersionTable {
  name: string;
  version: string;
  /** JSON as the team wrote it. */
  manifest: string;
  /** JSON of its files, each with path, hash and bytes. */
  files: string;
  /** SHA-384 of its entry, as browsers check it. */
  entry_hash: string;
  bytes: number;
  /** Of the folder that its files lie in, with a slash at its end, where they stay with their team; empty in the portal. */
  address: string;
  published_at: number;
  published_by: string;
}

/** A file lies here once, however many versions have it. */
export interface ModuleFileTable {
  /** SHA-256 of its bytes, hexadecimal. */
  hash: string;
  /** Its bytes in base64. */
  content: string;
}

/** A version that was removed: browsers keep its files for good, so that its number is never that of other ones. */
export interface ModuleRemovedTable {
  name: string;
  version: string;
  /** SHA-256 of what it was. */
  mark: string;
}

/** One row: another value whenever another version stands. */
export interface ModuleRegistryTable {
  version: string;
}

/** What browsers have seen of published areas: of each account one report an hour for each outcome. */
export interface ModuleReportTable {
  report_id: string;
  name: string;
  version: string;
  /** Why it was not on screen; empty where it was. */
  kind: string;
  account_id: string;
  /** Until it was on screen. */
  ms: number;
  at: number;
}
