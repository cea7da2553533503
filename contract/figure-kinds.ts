/**
 * The conditions about a figure that can be watched, in the order in which they are offered. `limit`: a figure that it
 * stands on one side of (`than`), by how much it changes (`by`, never below zero), or a number of places (`first`).
 * `ofRow`: whether the condition is about one row.
 */
export const figureKinds = {
  above: { limit: 'than', ofRow: true },
  below: { limit: 'than', ofRow: true },
  change: { limit: 'by', ofRow: true },
  within: { limit: 'first', ofRow: true },
  left: { limit: 'first', ofRow: true },
  entry: { limit: 'first', ofRow: false },
} as const;

export type FigureKind = keyof typeof figureKinds;

type KindWith<Limit, OfRow> = {
  [K in FigureKind]: (typeof figureKinds)[K] extends { limit: Limit; ofRow: OfRow } ? K : never;
}[FigureKind];

/** @returns the kinds with that limit, of one row or of none */
export const kindsWith = <Limit extends 'than' | 'by' | 'first', OfRow extends boolean>(limit: Limit, ofRow: OfRow) =>
  (Object.keys(figureKinds) as FigureKind[]).filter(
    (kind): kind is KindWith<Limit, OfRow> => figureKinds[kind].limit === limit && figureKinds[kind].ofRow === ofRow,
  );
