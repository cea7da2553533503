import { lazy } from 'react';

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
export { withOthers } from './with-others.ts';

const load = () => import(/* webpackChunkName: "pivot" */ './pivot-grid.tsx');

/** The grid of a pivot: a part of its own, fetched when the first page has one. */
export const PivotGrid = lazy(() => load().then(({ PivotGrid: Grid }) => ({ default: Grid })));

/** Begins to fetch the grid, while its answer is still on its way. */
export const preloadPivot = (): void => void load().catch(() => undefined);
