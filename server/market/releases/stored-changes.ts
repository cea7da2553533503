/** What a release says of a dataset otherwise than the one that it was made onto. */
export interface StoredChanges {
  /** Single figures that are new, have another value, and are gone. */
  inserted: number;
  corrected: number;
  withdrawn: number;
  /** By the number of a source, 0 for the only one: the months of which the former release had figures, and this one has others. */
  revised: { source: number; months: string[] }[];
}

/** The schemas of a release that is made: its filled tables, the sealed ones, and the release it is made onto. */
export interface Schemas {
  draft: string;
  sealed: string;
  former: string;
}
