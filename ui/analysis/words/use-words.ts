import { questionsTo, useAnswer } from '@portal/shell';
import { remainingOf, type WordsState } from './word-query.ts';

const readings = questionsTo('readWords');
const examples = questionsTo('wordExamples');
const everything = {};

/** Questions that this account can ask in words, the first few and all by what they are about; undefined while they are on their way. */
export function useWordExamples() {
  const answered = useAnswer(examples, everything);
  return { ...answered, texts: answered.answer?.examples, subjects: answered.answer?.subjects };
}

/** What a question in words was read as, without the labels that were taken out of it. */
export function useWords({ text, settled, dropped, model }: WordsState) {
  const payload = text === '' ? null : { text, settled: [...settled], ...(model && { model }) };
  const { answer, error, retry, waiting } = useAnswer(readings, payload);
  const read = payload === null ? undefined : answer;
  return {
    /** Undefined while it is on its way, and where nothing is asked. */
    read,
    ...remainingOf(read ?? { query: null, chips: [] }, dropped),
    /** Whether the question can be sent to the market: nothing of it is asked back. */
    isWhole: read?.query !== null && read?.query !== undefined && read.asks.length === 0,
    isReading: payload !== null && waiting,
    error: payload === null ? null : error,
    retry,
  };
}

export type WordsReading = ReturnType<typeof useWords>;
