import type { Language } from '../constants.ts';
import type { MarketAnswer } from '../schemas/index.ts';
import { tableWords } from './words.ts';

type Covered = Partial<Pick<MarketAnswer, 'coverage'>>;

/**
 * Whether nothing is known of what a row is about: its source does not cover its period, or any month of the span where
 * the row names no period.
 */
export const isUncovered = ({ coverage = [] }: Covered, keys: Readonly<Record<string, string>>): boolean =>
  coverage
    .filter(({ dataSource }) => keys.dataSource === undefined || dataSource === keys.dataSource)
    .some(({ months, of, uncovered }) =>
      keys.period === undefined ? of > 0 && months === 0 : uncovered.includes(keys.period),
    );

/**
 * Whether a figure of earlier months is not known because its source does not cover those, while the row's own are.
 * @param indicator such as sales a year before
 */
export const isUnbased = ({ coverage = [] }: Covered, indicator: string, keys: Readonly<Record<string, string>>) =>
  coverage
    .filter(({ dataSource }) => keys.dataSource === undefined || dataSource === keys.dataSource)
    .some(({ unbased }) => keys.period !== undefined && unbased?.[indicator]?.includes(keys.period));

/** What a reader must know of what an answer covers, of each source once; nothing where nothing is amiss. */
export const coverageText = ({ coverage = [] }: Covered, language: Language): string =>
  [...new Set(coverage.flatMap(({ says }) => says))].join(language === 'en' ? '; ' : '；');

/** Whether the figure of a row in a column is missing because nobody delivered it. */
export const isUnknown = (row: { uncovered?: boolean; unbased?: readonly string[] }, column: string): boolean =>
  row.uncovered === true || row.unbased?.includes(column) === true;

/** In the place of a figure that nobody delivered. */
export const notCovered = (language: Language): string => tableWords(language)('notCovered');
