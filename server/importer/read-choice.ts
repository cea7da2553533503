import { dataSources } from '@portal/contract';
import { enumeratedMembers, sources } from '../market/index.ts';
import { plain } from './plain-text.ts';
import { type Reason, reasons } from './problem.ts';

interface Choice {
  key: string;
  name: { zh_CN: string; en: string };
}

const choices = {
  fuelType: enumeratedMembers.fuelType,
  segment: enumeratedMembers.segment,
  originType: enumeratedMembers.originType,
  origin: enumeratedMembers.origin,
  luxuryType: enumeratedMembers.luxuryType,
  manufacturerType: enumeratedMembers.manufacturerType,
  dataSource: dataSources.map((key) => ({ key, name: sources[key].name })),
} satisfies Record<string, readonly Choice[]>;

export type ChoiceField = keyof typeof choices;
export const choiceFields = Object.keys(choices) as ChoiceField[];

/** What an empty cell means; a data source has no such meaning and must be said. */
const whenEmpty: Partial<Record<ChoiceField, string>> = { fuelType: 'OTHER' };

/**
 * Reads a value that can be one of a few only, by its code or by its name in either language.
 * @returns the code, or the reason for which it is refused
 */
export function readChoice(field: ChoiceField, text: string): string | Reason {
  const value = plain(text).toLowerCase();
  if (value === '') return field === 'dataSource' ? reasons.missing(field) : (whenEmpty[field] ?? 'unknown');
  const list: readonly Choice[] = choices[field];
  const found = list.find(({ key, name }) => [key, name.zh_CN, name.en].some((each) => each.toLowerCase() === value));
  return (
    found?.key ??
    reasons.choice(
      text,
      list.map(({ key }) => key),
    )
  );
}
