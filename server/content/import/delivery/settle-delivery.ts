import { setTimeout as pause } from 'node:timers/promises';
import type { StateDatabase } from '../../../state/open-state.ts';
import { type ContentKind, type DeliveryCounts, recordDelivery } from '../../deliveries.ts';
import { foldCopies } from '../../news/fold-copies.ts';
import type { ReadDelivery } from '../reading/read-delivery.ts';
import type { Change } from './change.ts';
import { describePart } from './describe-part.ts';
import { beginImport } from './pending-import.ts';
import { type Plan, partsOf, planDelivery } from './plan-delivery.ts';
import { refreshStatistics } from './refresh-statistics.ts';
import { breather, removeFormer } from './remove-versions.ts';
import { writePart } from './write-part.ts';

export interface Settled {
  counts: DeliveryCounts;
  changes: Change[];
}

export interface SettleOptions {
  kind: ContentKind;
  file: string;
  by: string | null;
  now: number;
  dryRun: boolean;
  /** By which the store knows the delivery. */
  id: string;
}

/**
 * Brings the store to what a delivery says, all of it or nothing. A delivery of policies or pictures is complete: those
 * that it has no more are marked as withdrawn. News and reports are only added and changed. All is written in small steps, between
 * which others have their turn, and becomes current for everybody with the last of them.
 */
export async function settleDelivery(
  db: StateDatabase,
  delivery: ReadDelivery,
  { id, kind, file, by, now, dryRun }: SettleOptions,
): Promise<Settled> {
  const { source } = delivery;
  const changes: Change[] = [];
  if (dryRun) {
    const plan = await planDelivery(db, delivery, kind);
    for (const part of partsOf(plan)) changes.push(...(await describePart(db, kind, source, part)));
    return { counts: countsOf(delivery, plan), changes };
  }
  const pending = await beginImport(db, source);
  const writing = { kind, source, importId: pending.id, now };
  try {
    const plan = await planDelivery(db, delivery, kind);
    for (const part of partsOf(plan)) {
      await db.transaction().execute(async (store) => {
        await pending.touch(store);
        const described = await describePart(store, kind, source, part);
        await writePart(store, writing, part, described);
        changes.push(...described);
      });
      await pause(breather);
    }
    const counts = countsOf(delivery, plan);
    await refreshStatistics(db, kind, counts.inserted + counts.updated);
    await db.transaction().execute(async (store) => {
      await pending.show(store);
      await recordDelivery(store, { id, kind, source, file, by, at: now, ...counts });
    });
    // What is current stands: should one of these fail, the next import does it.
    if (kind === 'news') await foldCopies(db).catch(() => undefined);
    await removeFormer(db).catch(() => undefined);
    return { counts, changes };
  } catch (error) {
    await pending.undo();
    throw error;
  } finally {
    pending.end();
  }
}

const countsOf = ({ records, problems }: ReadDelivery, { fresh, changed, gone }: Plan): DeliveryCounts => ({
  inserted: fresh.length,
  updated: changed.length,
  unchanged: records.length - fresh.length - changed.length,
  withdrawn: gone.length,
  refused: problems.length,
});
