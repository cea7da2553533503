import { createHash } from 'node:crypto';
import type { PassingRows } from '../../state/forget-old.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { WatchFindingTable } from '../../state/tables/watch-tables.ts';

const day = 24 * 60 * 60 * 1000;

/** How many of the newest findings a feed has. */
const most = 50;

/** Readers of feeds keep what they have read. */
export const passingFindings: PassingRows[] = [
  { table: 'watch_finding', key: 'finding_id', instant: 'at', stays: 400 * day },
];

/** What a watch has found, in the language of its mails, with the path of the portal that opens it. */
export interface Finding {
  watchId: string;
  says: string;
  link: string;
}

/** Keeps a finding, once for each occasion. @param at milliseconds since 1970 */
export async function keepFinding(
  db: StateDatabase,
  { watchId, says, link }: Finding,
  occasion: string,
  at: number,
): Promise<void> {
  const finding_id = createHash('sha256').update(`${watchId}\n${occasion}`).digest('hex').slice(0, 40);
  await db
    .insertInto('watch_finding')
    .values({ finding_id, watch_id: watchId, says, link, at })
    .onConflict((conflict) => conflict.column('finding_id').doNothing())
    .execute();
}

/** The newest findings of a watch, the last first. */
export const findingsOf = (db: StateDatabase, watchId: string): Promise<WatchFindingTable[]> =>
  db
    .selectFrom('watch_finding')
    .selectAll()
    .where('watch_id', '=', watchId)
    .orderBy('at', 'desc')
    .orderBy('finding_id')
    .limit(most)
    .execute();
