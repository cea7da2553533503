import { type RawBuilder, sql } from 'kysely';

/**
 * The status of a policy as it follows from its days. One that its source has withdrawn is no longer in force.
 * @param today YYYYMMDD in China; the last day of a policy still counts
 */
export const statusOn = (today: string): RawBuilder<string> => sql<string>`case
  when withdrawn_on <> '' or (effective_to <> '' and effective_to < ${today}) then 'expired'
  when effective_from > ${today} then 'announced'
  else 'in-force' end`;
