import type { StateDatabase } from '../state/open-state.ts';
import { type ContentKind, contentKinds } from './deliveries.ts';
import { beginImport, stopImport } from './import/delivery/pending-import.ts';
import { removeFormer } from './import/delivery/remove-versions.ts';
import { markAll } from './import/delivery/write-part.ts';

export interface SourceState {
  kind: ContentKind;
  source: string;
  items: number;
  withdrawn: number;
  /** When it was last delivered; null when that is not known. */
  lastDelivery: number | null;
}

/** The sources that the store holds content of. */
export async function listSources(db: StateDatabase): Promise<SourceState[]> {
  const result: SourceState[] = [];
  const deliveries = await db
    .selectFrom('content_delivery')
    .select(['kind', 'source'])
    .select(({ fn }) => fn.max('at').as('at'))
    .groupBy(['kind', 'source'])
    .execute();
  const withdrawn = await db
    .selectFrom('policy')
    .select('source')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('withdrawn_on', '<>', '')
    .groupBy('source')
    .execute();
  for (const kind of contentKinds) {
    const rows = await db
      .selectFrom(kind)
      .select('source')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy('source')
      .orderBy('source')
      .execute();
    for (const { source, count } of rows) {
      const last = deliveries.find((each) => each.kind === kind && each.source === source);
      const marked = kind === 'policy' ? withdrawn.find((each) => each.source === source)?.count : 0;
      result.push({ kind, source, items: count, withdrawn: marked ?? 0, lastDelivery: last?.at ?? null });
    }
  }
  return result;
}

/** Takes everything of a source away, for good; in small steps, and for everybody at once. @returns how many items there were */
export async function removeSource(db: StateDatabase, source: string): Promise<number> {
  // An import of it that is under way finds its place taken, and ends.
  await stopImport(db, source);
  const pending = await beginImport(db, source);
  let removed = 0;
  try {
    for (const kind of contentKinds) removed += await markAll(db, kind, source, pending);
    await db.transaction().execute((store) => pending.show(store));
  } catch (error) {
    await pending.undo();
    throw error;
  } finally {
    pending.end();
  }
  await removeFormer(db);
  return removed;
}
