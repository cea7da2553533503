/** A question in words: read, shown in labels, settled, and sent on. */
export { crossSearch, namingFirst, withFirst } from './cross-address.ts';
export { useWordExamples, useWords, type WordsReading } from './use-words.ts';
export {
  hasShareWithin,
  noWords,
  remainingOf,
  type WordChip,
  type WordQuery,
  type WordsRead,
  type WordsState,
} from './word-query.ts';
export type { WordsQuestionProps } from './words-props.ts';
export { WordsQuestion } from './words-question.tsx';
