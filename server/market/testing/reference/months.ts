import type { DateType } from '@portal/contract';
import type { RawDataset, RawFact } from './raw.ts';

/** Months are texts here, so an error in the store's counting of months would not hide. */
export type Months = readonly string[];

/** Remembers what a slow function gave: the figures are recomputed many thousand times. */
export const remembered = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Value;
  };
};

/** What is alike stands together, in the order of the list. */
export function grouped<Item, Key>(list: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of list) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const text = remembered((month: number) =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)).toISOString().slice(0, 7),
);

export const monthOf = ({ month }: RawFact): string => text(month);

const byMonth = new WeakMap<readonly RawFact[], Map<RawFact['source'], Map<string, RawFact[]>>>();

/** The facts of a source by their months: a list is asked for many figures. */
export function factsIn(list: readonly RawFact[], source: RawFact['source']): ReadonlyMap<string, readonly RawFact[]> {
  const known = byMonth.get(list) ?? new Map<RawFact['source'], Map<string, RawFact[]>>();
  byMonth.set(list, known);
  const own = () => list.filter((fact) => fact.source === source);
  const found = known.get(source) ?? grouped(own(), monthOf);
  known.set(source, found);
  return found;
}

const shifted = remembered((by: number) =>
  remembered((month: string) => {
    const date = new Date(`${month}-01T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() + by);
    return date.toISOString().slice(0, 7);
  }),
);

export const shift = (month: string, by: number): string => shifted(by)(month);

/** All months from one to another. */
export const months = (first: string, last: string): string[] => {
  const list: string[] = [];
  for (let month = first; month <= last; month = shift(month, 1)) list.push(month);
  return list;
};

/** The period that a month belongs to, as rows name it. @param spring January and February are one, called by the latter */
export const periodOf = (month: string, dateType: DateType, spring = false): string => {
  if (spring && dateType === 'monthly') return month.replace(/-01$/, '-02');
  if (dateType === 'annual') return month.slice(0, 4);
  if (dateType === 'quarterly') return `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;
  return month;
};

const coverOf = remembered(
  ({ covered }: RawDataset) =>
    new Map(
      covered.map(({ key }) => {
        const own = covered.filter((candidate) => candidate.key === key);
        return [key, new Set(own.flatMap(({ first, last }) => months(first, last)))];
      }),
    ),
);

/** Whether a source covers a month. */
export const covers = (raw: RawDataset, source: RawFact['source'], month: string): boolean =>
  coverOf(raw).get(source)?.has(month) ?? false;

/** The month in which the figure of a month stands: its own, or the last of those that are published together. */
export const standsIn = ({ combined = [] }: RawDataset, source: RawFact['source'], month: string): string =>
  combined.find(({ key, first, last }) => key === source && first <= month && month <= last)?.last ?? month;

/** Whether the figure of some months is known: none of those published together with them is missing among them. */
export const areWhole = ({ combined = [] }: RawDataset, source: RawFact['source'], list: Months): boolean =>
  combined
    .filter(({ key }) => key === source)
    .every(({ first, last }) => {
      const together = months(first, last);
      const inside = together.filter((month) => list.includes(month)).length;
      return inside === 0 || inside === together.length;
    });

/** From January to the last of some months. */
export const yearToDate = (list: Months): Months => {
  const last = list.at(-1);
  return last ? months(`${last.slice(0, 4)}-01`, last) : [];
};

export const yearBefore = (list: Months): Months => list.map((month) => shift(month, -12));

/**
 * The same months of the periods before, from the first to the last of them; what is not over, or has gaps, is compared
 * with the same months of those before.
 */
export const periodsBefore = (list: Months, dateType: DateType): Months => {
  const [first, last] = [list[0], list.at(-1)];
  const all = first && last ? months(first, last) : [];
  const touched = new Set(all.map((month) => periodOf(month, dateType))).size;
  return list.map((month) => shift(month, -touched * { monthly: 1, quarterly: 3, annual: 12 }[dateType]));
};
