import { type EquipmentGroup, type EquipmentLine, isEqual } from './read-equipment.ts';

/** All lines, those that differ with the others folded away, or those that differ alone. */
export const rowChoices = ['folded', 'all', 'different'] as const;
export type RowChoice = (typeof rowChoices)[number];

/** What is drawn of a group: lines in their order, and those that are folded away. */
export interface ShownGroup {
  key: string;
  name: string;
  lines: readonly EquipmentLine[];
  alike: readonly EquipmentLine[];
}

/**
 * What is drawn of each group; groups without anything are left out. What is searched for is never folded away.
 * @param search part of the name of an item, whatever its case
 */
export function shownGroups(groups: readonly EquipmentGroup[], rows: RowChoice, search: string): ShownGroup[] {
  const wanted = search.trim().toLowerCase();
  return groups.flatMap(({ key, name, lines }) => {
    const found = wanted === '' ? lines : lines.filter((line) => line.name.toLowerCase().includes(wanted));
    const isFolding = rows !== 'all' && (rows === 'different' || wanted === '');
    const different = isFolding ? found.filter((line) => !isEqual(line)) : found;
    const alike = rows === 'folded' && isFolding ? found.filter(isEqual) : [];
    return different.length + alike.length > 0 ? [{ key, name, lines: different, alike }] : [];
  });
}
