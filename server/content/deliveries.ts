import type { StateDatabase } from '../state/open-state.ts';

/** The kinds of content. */
export const contentKinds = ['news', 'policy', 'report', 'image'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What a delivery may bring: a kind, or reports of the marketplace, which are reports with documents and a price. */
export type BroughtKind = ContentKind | 'market-report';

/** The kinds of which a delivery is all that its source has: what it has no more is withdrawn. */
export const wholeKinds = ['policy', 'image'] as const;
export type WholeKind = (typeof wholeKinds)[number];
export const isWhole = (kind: ContentKind): kind is WholeKind => wholeKinds.some((whole) => whole === kind);

export interface DeliveryCounts {
  inserted: number;
  updated: number;
  unchanged: number;
  /** Policies and pictures that a later delivery of the same source has no more; they stay, marked. */
  withdrawn: number;
  refused: number;
}

export interface Delivery extends DeliveryCounts {
  id: string;
  kind: ContentKind;
  source: string;
  file: string;
  at: number;
  /** Who brought it; null where nobody said. */
  by: string | null;
}

/** The source of what a demonstration portal writes by itself, as that of a delivery. No operator's source is called so. */
export const demonstration = 'demonstration';

/**
 * Records that something is delivered, before anything is read or written of it: a transaction that begins with a
 * write never finds that another has changed what it has read. @returns false when a delivery with this id is there
 */
export async function recordDelivery(store: StateDatabase, { id, by, ...rest }: Delivery): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store
    .insertInto('content_delivery')
    .values({ delivery_id: id, delivered_by: by ?? '', ...rest })
    .onConflict((conflict) => conflict.column('delivery_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether something was delivered under an id: from then on everybody sees it. */
export const wasDelivered = async (db: StateDatabase, id: string): Promise<boolean> =>
  (await db.selectFrom('content_delivery').select('source').where('delivery_id', '=', id).executeTakeFirst()) !==
  undefined;

/** Notes what a delivery came to, at its end. */
export async function noteCounts(store: StateDatabase, id: string, counts: DeliveryCounts): Promise<void> {
  await store.updateTable('content_delivery').set(counts).where('delivery_id', '=', id).execute();
}
