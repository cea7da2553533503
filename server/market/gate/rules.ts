import { type Dataset, datasets } from '../datasets/index.ts';
import { everyRules } from './every/rules.ts';
import { priceGate } from './price/rules.ts';
import type { GateRule } from './rule.ts';
import { salesGate } from './sales/rules.ts';
import { readRules, type SetRule, settingsFile } from './settings.ts';
import { usualRules } from './usual-rules.ts';

/** Rules of their own, of the datasets whose figures are known well enough. */
const own: Readonly<Record<string, readonly GateRule[]>> = { sales: salesGate, price: priceGate };

const all: readonly Dataset[] = Object.values(datasets);

const rulesOfDataset = (dataset: Dataset): readonly GateRule[] => [
  ...(own[dataset.key] ?? usualRules(dataset)),
  ...everyRules(dataset, all.slice(0, all.indexOf(dataset))),
];

/** All rules, in the order in which they are told. */
export const gateRules: readonly GateRule[] = all.flatMap(rulesOfDataset);

/** The tables of facts by the rules that ask them. */
export const tableOfRule: ReadonlyMap<string, string> = new Map(
  all.flatMap((dataset) => rulesOfDataset(dataset).map((rule): [string, string] => [rule.key, dataset.facts.table])),
);

/**
 * The rules as they are set in a market folder, and the file where an operator sets them.
 * @throws Refusal when the settings are faulty
 */
export const rulesOf = async (folder: string): Promise<{ file: string; rules: SetRule[] }> => ({
  file: settingsFile(folder),
  rules: await readRules(folder, gateRules),
});
