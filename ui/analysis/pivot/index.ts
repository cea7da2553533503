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
export { PivotGrid, preloadPivot } from './late-grid.tsx';
export { columnLines, type RowLine, rowLines } from './lines.ts';
export { moveField, type Placement, type Zone, zoneOf, zoneRoom, zones } from './move-field.ts';
export { type NarrowedPivot, narrowRows } from './narrow-rows.ts';
export { pivotWords } from './phrases.ts';
export { PivotFields } from './pivot-fields.tsx';
export { pivotTableModel } from './pivot-table-model.ts';
export { isShownAsPart } from './shown-value.ts';
export * from './types.ts';
export { useWrittenPivot } from './use-written-pivot.ts';
export { withOthers } from './with-others.ts';
