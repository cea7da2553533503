import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { StateDatabase } from '../../state/open-state.ts';
import { type ContentKind, type DeliveryCounts, noteCounts, recordDelivery } from '../deliveries.ts';
import { portions } from '../insert-all.ts';
import { hashOf, type PolicyRecord } from '../records.ts';
import { type Change, titleOf } from './change.ts';
import { beginImport, breather, type PendingImport } from './pending-import.ts';
import { knownHashes, rowsOfKind } from './prepared-rows.ts';
import type { AnyRecord, ReadDelivery } from './read-delivery.ts';
import { changePolicies, withdrawnKeys } from './settle-policies.ts';

export interface Settled {
  counts: DeliveryCounts;
  changes: Change[];
}

/** A settling that is only tried: thrown to undo it. */
class DryRun extends Error {
  constructor(readonly settled: Settled) {
    super('dry run');
  }
}

export interface SettleOptions {
  kind: ContentKind;
  file: string;
  now: number;
  dryRun: boolean;
}

/** What a delivery does to the store. */
interface Plan {
  fresh: AnyRecord[];
  changed: AnyRecord[];
  /** The keys of policies that the source has no more. */
  gone: string[];
}

/**
 * Brings the store to what a delivery says, all of it or nothing. A delivery of policies is complete: those that it has
 * no more are marked as withdrawn. News and reports are only added and changed. What is new is written in small steps,
 * between which others have their turn, and seen by none before the last of them; what changes is written in that one.
 */
export async function settleDelivery(
  db: StateDatabase,
  delivery: ReadDelivery,
  options: SettleOptions,
): Promise<Settled> {
  if (options.dryRun) {
    const plan = await planOf(db, delivery, options.kind);
    return db
      .transaction()
      .execute(async (store) => {
        throw new DryRun(await settle(store, delivery, plan, options));
      })
      .catch((error: unknown) => {
        if (error instanceof DryRun) return error.settled;
        throw error;
      });
  }
  const pending = await beginImport(db, delivery.source);
  try {
    const plan = await planOf(db, delivery, options.kind);
    await writeFresh(db, delivery.source, options.kind, plan.fresh, pending);
    return await db.transaction().execute(async (store) => {
      await pending.touch(store);
      const settled = await settle(store, delivery, plan, options);
      await pending.show(store);
      return settled;
    });
  } catch (error) {
    await pending.undo();
    throw error;
  }
}

async function planOf(db: StateDatabase, { source, records, refusedKeys }: ReadDelivery, kind: ContentKind) {
  const known = await knownHashes(db, kind, source);
  const withdrawn = kind === 'policy' ? await withdrawnKeys(db, source) : new Set<string>();
  const given = new Set([...records.map(({ key }) => key), ...refusedKeys]);
  const plan: Plan = {
    fresh: records.filter(({ key }) => !known.has(key)),
    changed: records.filter(
      (record) => known.has(record.key) && (known.get(record.key) !== hashOf(record) || withdrawn.has(record.key)),
    ),
    gone: kind === 'policy' ? [...known.keys()].filter((key) => !given.has(key) && !withdrawn.has(key)) : [],
  };
  return plan;
}

/** Writes what is new, a few milliseconds at a time. */
async function writeFresh(
  db: StateDatabase,
  source: string,
  kind: ContentKind,
  fresh: AnyRecord[],
  pending: PendingImport,
): Promise<void> {
  const { rowsOf, insert } = rowsOfKind[kind];
  for (const some of portions(fresh)) {
    const rows = some.map((record) => rowsOf(source, record));
    await db.transaction().execute(async (store) => {
      await pending.touch(store);
      await insert(store, rows, pending.id);
    });
    await pause(breather);
  }
}

const nothing: DeliveryCounts = { inserted: 0, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 };

/** Writes what a delivery changes, and what it came to. */
async function settle(
  store: StateDatabase,
  delivery: ReadDelivery,
  { fresh, changed, gone }: Plan,
  { kind, file, now }: SettleOptions,
): Promise<Settled> {
  const { source, records } = delivery;
  const id = randomUUID();
  await recordDelivery(store, { id, kind, source, file, at: now, ...nothing });
  const changes: Change[] = fresh.map((record) => ({
    ...{ key: record.key, title: titleOf(record), what: 'inserted', sentence: { zh_CN: '', en: '' } },
  }));
  if (kind === 'policy') {
    changes.push(...(await changePolicies(store, source, changed as PolicyRecord[], gone, now)));
  } else {
    changes.push(
      ...changed.map((record): Change => {
        const sentence = { zh_CN: '内容有变更', en: 'Changed' };
        return { key: record.key, title: titleOf(record), what: 'updated', sentence };
      }),
    );
  }
  const { rowsOf, replace } = rowsOfKind[kind];
  await replace(
    store,
    changed.map((record) => rowsOf(source, record)),
  );
  const counts: DeliveryCounts = {
    inserted: fresh.length,
    updated: changed.length,
    unchanged: records.length - fresh.length - changed.length,
    withdrawn: gone.length,
    refused: delivery.problems.length,
  };
  await noteCounts(store, id, counts);
  return { counts, changes };
}
