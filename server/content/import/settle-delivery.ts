import { randomUUID } from 'node:crypto';
import type { StateDatabase } from '../../state/open-state.ts';
import { waitTurn } from '../../state/wait-turn.ts';
import { type ContentKind, type DeliveryCounts, noteCounts, recordDelivery, turnOf } from '../deliveries.ts';
import type { PolicyRecord } from '../records.ts';
import { type Change, titleOf } from './change.ts';
import { knownHashes, type Prepared, prepareRows } from './prepared-rows.ts';
import type { ReadDelivery } from './read-delivery.ts';
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

/**
 * Brings the store to what a delivery says, all of it or nothing. A delivery of policies is complete: those that it has
 * no more are marked as withdrawn. News and reports are only added and changed.
 */
export async function settleDelivery(
  db: StateDatabase,
  delivery: ReadDelivery,
  options: SettleOptions,
): Promise<Settled> {
  const prepared = await prepareRows(db, options.kind, delivery);
  try {
    return await db.transaction().execute(async (store) => {
      const settled = await settle(store, delivery, prepared, options);
      if (options.dryRun) throw new DryRun(settled);
      return settled;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.settled;
    throw error;
  }
}

const nothing: DeliveryCounts = { inserted: 0, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 };

async function settle(
  store: StateDatabase,
  delivery: ReadDelivery,
  prepared: Prepared,
  { kind, file, now }: SettleOptions,
): Promise<Settled> {
  const { source, records } = delivery;
  const id = randomUUID();
  await waitTurn(store, turnOf(source));
  await recordDelivery(store, { id, kind, source, file, at: now, ...nothing });
  // Another delivery may have come since the rows were made.
  const known = await knownHashes(store, kind, source);
  const withdrawn = kind === 'policy' ? await withdrawnKeys(store, source) : new Set<string>();
  const fresh = records.filter(({ key }) => !known.has(key));
  const changed = records.filter(
    (record) =>
      known.has(record.key) && (known.get(record.key) !== prepared.hashOf(record) || withdrawn.has(record.key)),
  );
  const changes: Change[] = fresh.map((record) => ({
    ...{ key: record.key, title: titleOf(record), what: 'inserted', sentence: { zh_CN: '', en: '' } },
  }));
  const given = new Set([...records.map(({ key }) => key), ...delivery.refusedKeys]);
  const gone = kind === 'policy' ? [...known.keys()].filter((key) => !given.has(key) && !withdrawn.has(key)) : [];
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
  await prepared.write(store, [...fresh, ...changed]);
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
