import type { Answer } from '../page/ask.ts';

/** How many trims of a car have an item as standard, how many at least as an option, of how many. */
export interface FittedTrims {
  standard: number;
  available: number;
  trims: number;
}

/** An item that cars differ in. */
export interface Difference {
  key: string;
  name: string;
  /** One for each car; null where nothing is known. */
  cells: readonly (FittedTrims | null)[];
}

const partOf = (cell: FittedTrims): number => (cell.standard + cell.available / 10) / cell.trims;

/** How far cars lie apart in an item, from 0; what is unknown of one sets it apart from nobody. */
function apartIn(cells: readonly (FittedTrims | null)[]): number {
  const parts = cells.flatMap((cell) => (cell ? [partOf(cell)] : []));
  return parts.length < 2 ? 0 : Math.max(...parts) - Math.min(...parts);
}

/**
 * The items in which cars differ, those that set them apart most first.
 * @param answer rows by `equipmentItem` and `by` with `standardRate`, `availableRate` and `equipmentTrims`
 * @param keys the cars, in their order
 */
export function differencesOf(answer: Answer, by: string, keys: readonly string[]): Difference[] {
  const items = new Map<string, { name: string; cells: (FittedTrims | null)[] }>();
  for (const { kind, keys: own, names, values } of answer.rows) {
    const { equipmentItem: item } = own;
    const at = keys.indexOf(own[by] ?? '');
    const trims = values.equipmentTrims ?? 0;
    if (kind !== 'row' || item === undefined || at < 0 || trims === 0) continue;
    const line = items.get(item) ?? { name: names.equipmentItem ?? item, cells: keys.map(() => null) };
    line.cells[at] = {
      standard: Math.round((values.standardRate ?? 0) * trims),
      available: Math.round((values.availableRate ?? 0) * trims),
      trims,
    };
    items.set(item, line);
  }
  return [...items]
    .map(([key, line]) => ({ key, ...line }))
    .filter(({ cells }) => apartIn(cells) > 0)
    .sort((item, other) => apartIn(other.cells) - apartIn(item.cells));
}
