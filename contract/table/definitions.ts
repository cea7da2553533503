import type { Language } from '../constants.ts';
import { joinNames } from '../join-names.ts';
import type { TableColumn } from './model.ts';
import { columnUnit } from './units.ts';

/** What some figures of a table are, in words. */
export interface Definition {
  /** The figures that it defines, by name. */
  names: string[];
  definition: string;
  formula: string;
  /** Empty where they have none, or have several. */
  unit: string;
}

/** What the figures of a table are: the same figure of several columns once, each with its name. */
export function definitionsOf(columns: readonly TableColumn[], language: Language): Definition[] {
  const found = new Map<string, Definition>();
  for (const column of columns) {
    const { kind, definition, formula, name, figure = name } = column;
    if (kind !== 'indicator' || definition === '') continue;
    const unit = columnUnit(column, language);
    const own = found.get(definition) ?? { names: [], definition, formula, unit };
    if (!own.names.includes(figure)) own.names.push(figure);
    if (own.unit !== unit) own.unit = '';
    found.set(definition, own);
  }
  return [...found.values()];
}

/** The label of a definition: the word for it, and which figures it defines. */
export const definitionLabel = (word: string, { names }: Definition, language: Language): string =>
  `${word} · ${joinNames(names, language)}`;
