import type { StateDatabase } from '../state/open-state.ts';
import { type ContentKind, contentKinds, isWhole, type WholeKind } from './deliveries.ts';
import { beginImport, stopImport } from './import/delivery/pending-import.ts';
import { removeFormer } from './import/delivery/remove-versions.ts';
import { markAll } from './import/delivery/write-part.ts';
import { dropPictures } from './import/images/sweep-pictures.ts';
import { forgetDocuments } from './marketplace/document/document-store.ts';
import { foldCopies } from './news/fold-copies.ts';

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
  for (const kind of contentKinds) {
    const rows = await db
      .selectFrom(kind)
      .select('source')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy('source')
      .orderBy('source')
      .execute();
    const withdrawn = isWhole(kind) ? await countWithdrawn(db, kind) : [];
    for (const { source, count } of rows) {
      const last = deliveries.find((each) => each.kind === kind && each.source === source);
      const marked = withdrawn.find((each) => each.source === source)?.count;
      result.push({ kind, source, items: count, withdrawn: marked ?? 0, lastDelivery: last?.at ?? null });
    }
  }
  return result;
}

const countWithdrawn = (db: StateDatabase, kind: WholeKind) =>
  db
    .selectFrom(kind)
    .select('source')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('withdrawn_on', '<>', '')
    .groupBy('source')
    .execute();

/**
 * Takes everything of a source away, for good; in small steps, and for everybody at once.
 * @param imageFolder the store of pictures
 * @returns how many items there were
 */
export async function removeSource(db: StateDatabase, source: string, imageFolder: string): Promise<number> {
  // An import of it that is under way finds its place taken, and ends.
  await stopImport(db, source);
  const pending = await beginImport(db, source);
  const pictures = await db
    .selectFrom('image_row')
    .select('digest')
    .where('source', '=', source)
    .where('digest', '<>', '')
    .execute();
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
  await foldCopies(db);
  await removeFormer(db);
  await dropPictures(
    db,
    imageFolder,
    pictures.map(({ digest }) => digest),
  );
  await forgetDocuments(db);
  return removed;
}
