import { writeAudit } from '../../audit/index.ts';
import type { CarriedOut } from '../../deliveries/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';

/** Tells the audit trail that a delivery was published, if it was; who ordered it stands in the delivery. */
export async function tellPublished(db: StateDatabase, outcome: CarriedOut, now: number): Promise<void> {
  const { name, published, dataset, release } = outcome;
  if (!published) return;
  const detail = { release, dataset, delivery: name };
  await writeAudit(db, { at: now, actor: 'watched folder', action: 'publish', accountId: '', detail });
}
