import type { Sentence } from '../../kernel/words/sentence.ts';

/** Why a value was refused: a word for programs, and a sentence for people. */
export interface Reason {
  code: string;
  sentence: Sentence;
  /** What is said of many at once, where the sentence names rows or figures of this one. */
  general?: Sentence;
}

/** A refused value. Rows are counted as a spreadsheet shows them: the header is row 1. */
export interface Problem extends Reason {
  /** The sheet, or the file of an archive or folder, where the rows come from several. */
  part?: string | undefined;
  row: number;
  /** The month that it is of, where that is known, as year * 12 + month - 1. */
  month?: number | undefined;
  /** The column, or the field of the mapping when no single column is to blame. */
  field: string;
  value: string;
}

/** What of a row is refused. */
export type RefusedField = Pick<Problem, 'field' | 'value'> & { reason: Reason };

/** Where rows stand in the file, by how reports name them. */
export type Places = ReadonlyMap<string, Pick<Problem, 'part' | 'row'>>;

/** Every code that a reason may have; what an operator agrees to is named by it. */
export const reasonCodes = [
  ...[
    'month',
    'month-ambiguous',
    'week',
    'year',
    'year-differs',
    'months',
    'months-single',
    'number',
    'thousands',
    'range',
    'negative',
    'fraction',
    'too-large',
  ],
  ...['ragged', 'encoding', 'missing', 'unknown-value', 'unknown-city', 'unknown-province', 'ambiguous-city'],
  ...['conflict', 'repeated', 'duplicate', 'combined', 'combined-before', 'total-too-small', 'exists', 'absent'],
  ...['before-first', 'renamed', 'unknown-member', 'ambiguous-member', 'day', 'overlapping'],
  ...['same-name', 'unknown-sign', 'several-values', 'address-elsewhere', 'total-row', 'formula'],
  ...['footnote', 'several-names'],
] as const;

export const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' && value !== null && 'code' in value;

/** A value as sentences show it. */
export const quoted = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}...` : value);

/** A reason of a code, said in both languages. */
export const reason = (code: (typeof reasonCodes)[number], zh_CN: string, en: string): Reason => ({
  code,
  sentence: { zh_CN, en },
});
