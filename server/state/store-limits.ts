/** How long the store may keep somebody waiting, in milliseconds. */
export interface StoreLimits {
  /** Until PostgreSQL has taken a connection up, or one of those that are in use is free. */
  connect: number;
  /** For one statement of PostgreSQL; 0 is for as long as it takes. */
  statement: number;
  /** For another writer to end its turn; 0 is for as long as it takes with PostgreSQL. */
  lock: number;
}

/** Of who has time: a command, and a server that starts and may have tables to change. */
export const patientLimits: StoreLimits = { connect: 10_000, statement: 0, lock: 10_000 };
