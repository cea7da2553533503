import type { DatasetKey } from '@portal/contract';
import { datasets } from '../datasets/index.ts';
import { priceGate } from './price/rules.ts';
import type { GateRule } from './rule.ts';
import { salesGate } from './sales/rules.ts';
import { readRules, type SetRule, settingsFile } from './settings.ts';
import { usualRules } from './usual-rules.ts';

/** What each dataset declares. */
const declared: Readonly<Record<DatasetKey, readonly GateRule[]>> = {
  sales: salesGate,
  price: priceGate,
  incentive: usualRules(datasets.incentive),
  // Events are few: a month with fewer of them is no fault.
  launch: usualRules(datasets.launch).slice(0, 1),
  configuration: usualRules(datasets.configuration),
  energy: usualRules(datasets.energy),
  charging: usualRules(datasets.charging),
  outlet: usualRules(datasets.outlet),
  attention: usualRules(datasets.attention),
  // A batch may be short: a month with fewer entries is no fault.
  catalogue: usualRules(datasets.catalogue).slice(0, 1),
  stock: usualRules(datasets.stock),
};

/** All rules, in the order in which they are told. */
export const gateRules: readonly GateRule[] = Object.values(declared).flat();

/** The tables of facts by the rules that ask them. */
export const tableOfRule: ReadonlyMap<string, string> = new Map(
  Object.values(datasets).flatMap(({ key, facts }) =>
    declared[key as DatasetKey].map((rule): [string, string] => [rule.key, facts.table]),
  ),
);

/**
 * The rules as they are set in a market folder, and the file where an operator sets them.
 * @throws Refusal when the settings are faulty
 */
export const rulesOf = async (folder: string): Promise<{ file: string; rules: SetRule[] }> => ({
  file: settingsFile(folder),
  rules: await readRules(folder, gateRules),
});
