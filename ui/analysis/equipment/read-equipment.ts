import type { Answer } from '../page/ask.ts';

/** How a car has an item. */
export type EquipmentState = 'standard' | 'optional' | 'none';

/** How a car has an item, what is said of it, and what it costs where it is optional; null where nothing is known. */
export interface EquipmentCell {
  state: EquipmentState;
  detail: string;
  /** In yuan. */
  price: number | null;
}

export interface EquipmentLine {
  key: string;
  name: string;
  /** One for each car. */
  cells: readonly (EquipmentCell | null)[];
}

export interface EquipmentGroup {
  key: string;
  name: string;
  lines: readonly EquipmentLine[];
}

/** Cars side by side, an item a line. */
export interface Equipment {
  cars: readonly { key: string; name: string }[];
  groups: readonly EquipmentGroup[];
}

const states: readonly string[] = ['standard', 'optional', 'none'] satisfies EquipmentState[];

const isState = (key: string | undefined): key is EquipmentState => key !== undefined && states.includes(key);

/** A text behind another one that it begins with as whole words, whatever the case of its letters. */
function behind(text: string, start: string): string {
  const rest = text.slice(start.length);
  const isStart = text.toLowerCase().startsWith(start.toLowerCase()) && /^(?:\s|$)/u.test(rest);
  return isStart ? rest.trim() : text;
}

/** What the name of a value says beside its item and state: 15.6 in of "Screen Standard 15.6 in". */
export const detailOf = (value: string, item: string, state: string): string => behind(behind(value, item), state);

/** Reads each text once: many cars have the same value. */
function onceEach(read: typeof detailOf): typeof detailOf {
  const known = new Map<string, string>();
  return (...texts) => {
    const key = texts.join('\n');
    const detail = known.get(key) ?? read(...texts);
    known.set(key, detail);
    return detail;
  };
}

/**
 * The items of cars, in the order of the answer, those of a category together.
 * @param answer rows by `equipmentCategory`, `equipmentItem`, `equipmentState`, `equipmentValue` and `by`, with `optionPrice`
 * @param keys the cars, in their order; one of which nothing is known has empty cells
 */
export function readEquipment(answer: Answer, by: string, keys: readonly string[]): Equipment {
  const names = new Map<string, string>();
  const places = new Map(keys.map((key, at) => [key, at]));
  const details = onceEach(detailOf);
  const groups = new Map<
    string,
    { name: string; lines: Map<string, { name: string; cells: (EquipmentCell | null)[] }> }
  >();
  for (const { kind, keys: own, names: called, values } of answer.rows) {
    const { equipmentCategory: category, equipmentItem: item, equipmentState: state } = own;
    const car = own[by];
    if (kind !== 'row' || category === undefined || item === undefined || car === undefined || !isState(state))
      continue;
    names.set(car, called[by] ?? car);
    const group = groups.get(category) ?? { name: called.equipmentCategory ?? category, lines: new Map() };
    const line = group.lines.get(item) ?? { name: called.equipmentItem ?? item, cells: keys.map(() => null) };
    const at = places.get(car);
    if (at !== undefined)
      line.cells[at] = {
        state,
        detail: details(called.equipmentValue ?? '', line.name, called.equipmentState ?? ''),
        price: state === 'optional' ? (values.optionPrice ?? null) : null,
      };
    group.lines.set(item, line);
    groups.set(category, group);
  }
  return {
    cars: keys.map((key) => ({ key, name: names.get(key) ?? key })),
    groups: [...groups].map(([key, { name, lines }]) => ({
      key,
      name,
      lines: [...lines].map(([item, line]) => ({ key: item, ...line })),
    })),
  };
}

/** Whether two cars have an item alike: what an option costs sets it apart as well. */
export const isAlike = (cell: EquipmentCell | null, other: EquipmentCell | null): boolean =>
  cell?.state === other?.state && cell?.detail === other?.detail && cell?.price === other?.price;

/** Whether all cars have an item alike; so it is of one car. */
export const isEqual = ({ cells: [first = null, ...others] }: EquipmentLine): boolean =>
  others.every((cell) => isAlike(cell, first));

const ranks: Record<EquipmentState, number> = { standard: 2, optional: 1, none: 0 };

/** How many items a car has better than another one, how many worse, and how many of another kind, such as a size. */
export interface Against {
  more: number;
  less: number;
  other: number;
}

/** How a car has an item against the base: better, worse or another kind; undefined where it is alike, or either unknown. */
function stepIn({ cells }: EquipmentLine, car: number, base: number): keyof Against | undefined {
  const [own, its] = [cells[car], cells[base]];
  if (!own || !its || isAlike(own, its)) return undefined;
  const step = ranks[own.state] - ranks[its.state];
  if (step === 0) return 'other';
  return step > 0 ? 'more' : 'less';
}

/**
 * The items that a car has better than the base, worse, and of another kind; what is unknown of either is none of them.
 * @param car and @param base their places among the cars
 */
export function itemsAgainst({ groups }: Pick<Equipment, 'groups'>, car: number, base: number) {
  const found: Record<keyof Against, EquipmentLine[]> = { more: [], less: [], other: [] };
  for (const line of groups.flatMap(({ lines }) => lines)) {
    const step = stepIn(line, car, base);
    if (step) found[step].push(line);
  }
  return found;
}

/** What a car has more and less than the base, counted in items. */
export function againstBase({ groups }: Pick<Equipment, 'groups'>, car: number, base: number): Against {
  const counts: Against = { more: 0, less: 0, other: 0 };
  for (const { lines } of groups)
    for (const line of lines) {
      const step = stepIn(line, car, base);
      if (step) counts[step] += 1;
    }
  return counts;
}
