/** What is written to see whether the store can be written to. */
export interface ProbeTables {
  store_probe: StoreProbeTable;
}

/** One row for each process that serves. */
export interface StoreProbeTable {
  probe_id: string;
  at: number;
  /** Nothing but room. */
  room: string;
}
