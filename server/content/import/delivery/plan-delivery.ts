import { setImmediate as breath } from 'node:timers/promises';
import type { StateDatabase } from '../../../state/open-state.ts';
import { type ContentKind, isWhole, type WholeKind } from '../../deliveries.ts';
import { portions } from '../../insert-all.ts';
import { hashOf } from '../../records.ts';
import type { AnyRecord, ReadDelivery } from '../reading/read-delivery.ts';
import { knownHashes } from './prepared-rows.ts';

/** What a delivery does to the store. */
export interface Plan {
  fresh: AnyRecord[];
  changed: AnyRecord[];
  /** The keys of policies or pictures that the source has no more. */
  gone: string[];
}

/** What one small step of it does; all its records or keys are of the delivery's kind. */
export type Part =
  | { what: 'inserted'; records: AnyRecord[] }
  | { what: 'updated'; records: AnyRecord[] }
  | { what: 'withdrawn'; keys: string[] };

/** Compares a delivery with what the store has of its source. */
export async function planDelivery(
  db: StateDatabase,
  { source, records, refusedKeys }: ReadDelivery,
  kind: ContentKind,
): Promise<Plan> {
  const known = await knownHashes(db, kind, source);
  const withdrawn = isWhole(kind) ? await withdrawnKeys(db, kind, source) : new Set<string>();
  const plan: Plan = { fresh: [], changed: [], gone: [] };
  for (const some of portions(records)) {
    for (const record of some) {
      if (!known.has(record.key)) plan.fresh.push(record);
      else if (known.get(record.key) !== hashOf(record) || withdrawn.has(record.key)) plan.changed.push(record);
    }
    // However many they are, the import says meanwhile that it is there.
    await breath();
  }
  if (!isWhole(kind)) return plan;
  const given = new Set([...records.map(({ key }) => key), ...refusedKeys]);
  plan.gone = [...known.keys()].filter((key) => !given.has(key) && !withdrawn.has(key));
  return plan;
}

/** The keys of what a source had no more. */
async function withdrawnKeys(db: StateDatabase, kind: WholeKind, source: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom(kind)
    .select('source_key')
    .where('source', '=', source)
    .where('withdrawn_on', '<>', '')
    .execute();
  return new Set(rows.map(({ source_key }) => source_key));
}

/** @returns the small steps of a plan, in order */
export function* partsOf({ fresh, changed, gone }: Plan): Iterable<Part> {
  for (const records of portions(fresh)) yield { what: 'inserted', records };
  for (const records of portions(changed)) yield { what: 'updated', records };
  for (const keys of portions(gone)) yield { what: 'withdrawn', keys };
}
