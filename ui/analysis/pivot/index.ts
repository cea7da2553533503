import { type ComponentProps, createElement, lazy, useState } from 'react';
import type { PivotGrid as Grid } from './pivot-grid.tsx';

export {
  askPivot,
  levelRows,
  type MissingLevel,
  type PivotAnswer,
  type PivotQuestion,
  type PivotSource,
} from './ask-pivot.ts';
export { buildPivot, othersId } from './build-pivot.ts';
export { type FieldAction, FieldChip, fieldType } from './field-chip.tsx';
export { columnLines, type RowLine, rowLines } from './lines.ts';
export { moveField, type Placement, type Zone, zoneOf, zoneRoom, zones } from './move-field.ts';
export { pivotWords } from './phrases.ts';
export { PivotFields } from './pivot-fields.tsx';
export { pivotTableModel } from './pivot-table-model.ts';
export { isShownAsPart } from './shown-value.ts';
export * from './types.ts';
export { useWrittenPivot } from './use-written-pivot.ts';
export { withOthers } from './with-others.ts';

let loaded: typeof Grid | null = null;

const load = () =>
  import(/* webpackChunkName: "pivot" */ './pivot-grid.tsx').then(({ PivotGrid: own }) => {
    loaded = own;
    return { default: own };
  });

const Awaited = lazy(load);

/**
 * The grid of a pivot: a part of its own, fetched when the first page has one. Where it is there already it is drawn at
 * once: whatever waits, be it for nothing, is shown a third of a second later.
 */
export function PivotGrid(props: ComponentProps<typeof Grid>) {
  // What has been drawn once stays: another component in its place would begin anew.
  const [Drawn] = useState(() => loaded ?? Awaited);
  return createElement(Drawn, props);
}

/** Begins to fetch the grid, while its answer is still on its way. */
export const preloadPivot = (): void => void load().catch(() => undefined);
