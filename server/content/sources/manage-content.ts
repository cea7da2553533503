import type { StateDatabase } from '../../state/open-state.ts';
import { type BroughtKind, type ContentKind, contentKinds } from '../deliveries.ts';
import { beginImport, stopImport } from '../import/delivery/pending-import.ts';
import { removeFormer } from '../import/delivery/remove-versions.ts';
import { markAll } from '../import/delivery/write-part.ts';
import { dropPictures } from '../import/images/sweep-pictures.ts';
import { forgetDocuments } from '../marketplace/document/document-store.ts';
import { foldCopies } from '../news/fold-copies.ts';
import { narrowed } from './list-sources.ts';

/** Which items of a source are meant: all of them, those of a kind, or the one of a key. */
export interface RemovedItems {
  kind?: BroughtKind | undefined;
  key?: string | undefined;
}

/**
 * Takes everything of a source away, or some of it, for good; in small steps, and for everybody at once.
 * @param imageFolder the store of pictures
 * @returns how many items there were
 */
export async function removeSource(
  db: StateDatabase,
  source: string,
  imageFolder: string,
  { kind, key }: RemovedItems = {},
): Promise<number> {
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
    for (const each of kind ? [kind] : contentKinds) {
      // Without a kind reports of the marketplace are reports like others.
      const { table, only } = kind ? narrowed(kind) : { table: each as ContentKind, only: undefined };
      removed += await markAll(db, table, { source, key, only }, pending);
    }
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
