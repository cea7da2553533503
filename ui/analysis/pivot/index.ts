export { type FieldAction, FieldChip, fieldType } from './fields/field-chip.tsx';
export { AddField, FieldZone } from './fields/field-zone.tsx';
export { moveField, type Placement, type Zone, zoneOf, zoneRoom, zones } from './fields/move-field.ts';
export { PivotFields } from './fields/pivot-fields.tsx';
export { PivotGrid, preloadPivot } from './grid/late-grid.tsx';
export { pivotWords } from './phrases.ts';
export {
  askPivot,
  levelRows,
  type MissingLevel,
  type PivotAnswer,
  type PivotQuestion,
  type PivotSource,
} from './rows/ask-pivot.ts';
export { buildPivot, othersId } from './rows/build-pivot.ts';
export { columnLines, type RowLine, rowLines } from './rows/lines.ts';
export { type NarrowedPivot, narrowRows } from './rows/narrow-rows.ts';
export { pivotTableModel } from './rows/pivot-table-model.ts';
export { isShownAsPart } from './rows/shown-value.ts';
export * from './rows/types.ts';
export { withOthers } from './rows/with-others.ts';
export { useWrittenPivot } from './use-written-pivot.ts';
