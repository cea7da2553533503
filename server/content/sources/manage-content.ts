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

export interface Removed {
  removed: number;
  /** Never fails. */
  tidied: Promise<void>;
}

/**
 * Takes everything of a source away, or some of it, for good; in small steps, and for everybody at once.
 * @param imageFolder the store of pictures
 * @returns how many items there were, once nobody sees them any more, and when the store is tidied up after them
 */
export async function hideSource(
  db: StateDatabase,
  source: string,
  imageFolder: string,
  { kind, key }: RemovedItems = {},
): Promise<Removed> {
  // A mistyped key ends no import that is under way.
  const isPart = kind !== undefined || key !== undefined;
  if (isPart && !(await hasItems(db, source, { kind, key }))) return { removed: 0, tidied: Promise.resolve() };
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
  const digests = pictures.map(({ digest }) => digest);
  return { removed, tidied: tidyAfter(db, imageFolder, digests) };
}

/** The same, once the store is tidied up. @returns how many items there were */
export async function removeSource(...order: Parameters<typeof hideSource>): Promise<number> {
  const { removed, tidied } = await hideSource(...order);
  await tidied;
  return removed;
}

/** What was to go is out of sight: should one of these fail, the next import does it. */
async function tidyAfter(db: StateDatabase, imageFolder: string, digests: string[]): Promise<void> {
  for (const tidy of [
    () => foldCopies(db),
    () => removeFormer(db),
    () => dropPictures(db, imageFolder, digests),
    () => forgetDocuments(db),
  ])
    await tidy().catch(() => undefined);
}

/** Whether a source has items of a kind, or one of a key. */
async function hasItems(db: StateDatabase, source: string, { kind, key }: RemovedItems): Promise<boolean> {
  for (const each of kind ? [kind] : [...contentKinds, 'market-report' as const]) {
    const { table, only } = narrowed(each);
    const found = await db
      .selectFrom(table)
      .select('source')
      .where('source', '=', source)
      .$if(key !== undefined, (query) => query.where('source_key', '=', key ?? ''))
      .where(only)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}
