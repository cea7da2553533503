import type { ReactNode } from 'react';
import type { WordsReading } from './use-words.ts';
import type { WordsState } from './word-query.ts';

export interface WordsQuestionProps {
  state: WordsState;
  words: WordsReading;
  onChange: (state: WordsState) => void;
  /** Sends the question on; absent where its answer is shown already. */
  onShow?: () => void;
  /** As many examples as stand beside an empty box; 0 where its page has them. */
  examples: number;
  /** What went wrong on the way to the figures. */
  failure?: string;
  children?: ReactNode;
}
