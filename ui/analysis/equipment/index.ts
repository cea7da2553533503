/** Which items cars have, side by side. */
export { EquipmentDifferences } from './equipment-differences.tsx';
export { equipmentModel } from './equipment-model.ts';
export { type AheadLine, EquipmentTable, type EquipmentTableProps } from './equipment-table.tsx';
export { FittedMark } from './fitted-mark.tsx';
export { phrases as equipmentPhrases } from './phrases.ts';
export {
  type Against,
  againstBase,
  type Equipment,
  type EquipmentCell,
  type EquipmentGroup,
  type EquipmentLine,
  type EquipmentState,
  itemsAgainst,
  readEquipment,
} from './read-equipment.ts';
export { type RowChoice, rowChoices } from './shown-lines.ts';
export { type Differences, type DifferencesQuery, useDifferences } from './use-differences.ts';
