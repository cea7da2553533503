import type { EquipmentLine } from './read-equipment.ts';
import type { ShownGroup } from './shown-lines.ts';

/** A row of the sheet below its prices: the name of a group, an item, or the items of a group that are alike. */
export type SheetRow =
  | { kind: 'group'; key: string; group: string; name: string }
  | { kind: 'line'; key: string; line: EquipmentLine }
  | { kind: 'alike'; key: string; group: string; lines: readonly EquipmentLine[] };

/**
 * The rows of the sheet from its top, so that as many of them can be drawn as there is time for.
 * @param open keys of the groups whose equal items are unfolded
 */
export function sheetRows(groups: readonly ShownGroup[], open: readonly string[]): SheetRow[] {
  const rowOf = (line: EquipmentLine): SheetRow => ({ kind: 'line', key: `line ${line.key}`, line });
  return groups.flatMap(({ key, name, lines, alike }) => [
    { kind: 'group', key: `group ${key}`, group: key, name },
    ...lines.map(rowOf),
    ...(alike.length > 0 ? [{ kind: 'alike' as const, key: `alike ${key}`, group: key, lines: alike }] : []),
    ...(open.includes(key) ? alike.map(rowOf) : []),
  ]);
}
