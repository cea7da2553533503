import type { Answer } from '@portal/ui/analysis';

interface Priced {
  name: string;
  /** In yuan. */
  msrp: number;
}

/** The step in price within a sub-model from the next cheaper trim without an item to the cheapest one with it. */
export interface Step {
  subModel: { key: string; name: string };
  /** The member that the sub-model belongs to. */
  group: { key: string; name: string };
  without: Priced;
  with: Priced;
  /** In yuan. */
  step: number;
}

/** What the trims of a year say of the price of an item. */
export interface Steps {
  steps: Step[];
  /** Sub-models whose cheapest trim has the item, those of which no trim has it, and those without prices. */
  always: number;
  never: number;
  unpriced: number;
  /** The mean of the prices of the item where it is an option, in yuan; null where it is none. */
  option: number | null;
}

interface Trim extends Priced {
  has: boolean;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The steps in price to an item, the greatest first. A trim has it where it is standard; an option counts as without.
 * @param states rows by `by`, `subModel`, `trim` and `equipmentState` of one item @param prices rows by `trim` with `msrp`
 */
export function stepsOf(states: Answer, prices: Answer, by: string): Steps {
  const msrps = new Map(prices.rows.map(({ keys, values }) => [keys.trim, values.msrp ?? null]));
  const cars = new Map<string, Pick<Step, 'subModel' | 'group'> & { trims: Trim[] }>();
  const options: number[] = [];
  for (const { kind, keys, names, values } of states.rows) {
    if (kind !== 'row') continue;
    const key = `${keys[by]} ${keys.subModel}`;
    const car = cars.get(key) ?? {
      subModel: { key: keys.subModel ?? '', name: names.subModel ?? '' },
      group: { key: keys[by] ?? '', name: names[by] ?? '' },
      trims: [],
    };
    const msrp = msrps.get(keys.trim);
    // Prices are read to the yuan, so that a step is the difference of the two that stand beside it.
    if (msrp !== null && msrp !== undefined)
      car.trims.push({ name: names.trim ?? '', msrp: Math.round(msrp), has: keys.equipmentState === 'standard' });
    if (values.optionPrice) options.push(values.optionPrice);
    cars.set(key, car);
  }
  const found: Steps = { steps: [], always: 0, never: 0, unpriced: 0, option: mean(options) };
  for (const { subModel, group, trims } of cars.values()) {
    const inOrder = trims.sort((trim, other) => trim.msrp - other.msrp);
    const first = inOrder.find(({ has }) => has);
    const before = first && inOrder.filter(({ has, msrp }) => !has && msrp <= first.msrp).at(-1);
    if (trims.length === 0) found.unpriced += 1;
    else if (!first) found.never += 1;
    else if (!before) found.always += 1;
    else found.steps.push({ subModel, group, without: before, with: first, step: first.msrp - before.msrp });
  }
  found.steps.sort((step, other) => other.step - step.step);
  return found;
}
