import type { Dataset } from '../../datasets/index.ts';
import type { GateRule } from '../rule.ts';
import { listShorter, seasonJump } from './levels.ts';
import { nameTwice, ownTables, totalAsMember } from './members.ts';
import { monthAhead, monthGap, monthRepeated } from './months.ts';

/**
 * What must hold of any dataset by itself. Months of events and batches are uneven, and what stands for months, such as
 * equipment, may be the same in each: these declare so. What
 * is of model years has none where no car is of that year.
 * @param dataset whose rules they are; its key begins theirs
 * @param before the datasets before it, whose members are looked at there
 */
export function everyRules(dataset: Dataset, before: readonly Dataset[]): readonly GateRule[] {
  const { uneven, moves, every } = dataset.facts;
  const tables = ownTables(dataset, before);
  return [
    monthAhead(dataset),
    ...(uneven || (every === 'year' && !moves) ? [] : [monthGap(dataset)]),
    ...(uneven ? [] : [listShorter(dataset)]),
    ...(moves ? [monthRepeated(dataset, moves)] : []),
    ...(moves && every === undefined ? [seasonJump(dataset, moves[0])] : []),
    totalAsMember(dataset, tables),
    ...(tables.length > 0 ? [nameTwice(dataset, tables)] : []),
  ];
}
