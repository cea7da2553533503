import type { Language } from '@portal/contract';
import type { Answer } from '../page/ask.ts';

type Words = Readonly<Record<Language, string>>;

/** A figure that is made of several answers: what it means, how it is made, and how it is written. */
export interface CrossedFigure {
  key: string;
  name: Words;
  unit: Words;
  definition: Words;
  formula: Words;
  format: 'index' | 'count' | 'percent' | 'points';
  decimals: 0 | 1 | 2;
}

/** A figure as a column of an answer. */
export const crossedColumn = ({ key, name, unit, definition, format }: CrossedFigure, language: Language) =>
  ({
    key,
    kind: 'indicator',
    name: name[language],
    unit: unit[language],
    format,
    definition: definition[language],
  }) satisfies Answer['columns'][number];
