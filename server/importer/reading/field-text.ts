import { ownOf } from '../../kernel/own-of.ts';
import type { ReadingSettings } from '../mapping/reading-settings.ts';
import type { Aliases } from '../members/names.ts';

/**
 * What a row says of a field: in its column, by a rule that derives it from another field, or the same for every row;
 * in the end what the mapping says that this stands for, or else what somebody decided.
 * @param columns where the fields stand, counted from 0
 */
export function fieldTexts<Name extends string>(
  columns: Partial<Record<Name, number>>,
  { derived, constants, values }: Pick<ReadingSettings, 'derived' | 'constants' | 'values'>,
  aliases: Aliases = () => undefined,
): (cells: readonly string[], field: Name) => string {
  const textOf = (cells: readonly string[], field: Name, seen: readonly Name[] = []): string => {
    const column = columns[field];
    const rule = derived?.[field];
    let value = constants?.[field] ?? '';
    if (column !== undefined) value = (cells[column] ?? '').trim();
    else if (rule && !seen.includes(field)) {
      value = ownOf(rule.values, textOf(cells, rule.from as Name, [...seen, field])) ?? rule.otherwise ?? '';
    }
    return ownOf(values?.[field], value) ?? aliases(field, value) ?? value;
  };
  return (cells, field) => textOf(cells, field);
}
