import { useIsPhone } from '@portal/ui';
import {
  crossSearch,
  hasShareWithin,
  noWords,
  useWords,
  WordsQuestion,
  type WordsState,
  withFirst,
} from '@portal/ui/analysis';
import { useState } from 'react';
import { useCross } from '../frame/cross-context.ts';
import { phrases } from '../phrases.ts';

/** As many examples as one line shows; a phone has no line for them. */
const mostExamples = 4;

/** A question in words, whose figures stand in the pivot. */
export function WordsCard() {
  const { openQuery } = useCross();
  const say = phrases.useTranslate();
  const isPhone = useIsPhone();
  const [state, setState] = useState<WordsState>(noWords);
  const [failure, setFailure] = useState('');
  const words = useWords(state);
  const { query } = words;
  const show = () => {
    if (query && hasShareWithin(query)) return setFailure(say('shareWithin'));
    return (
      query &&
      withFirst(query).then(
        (first) => openQuery(crossSearch(first)),
        (reason: unknown) => setFailure(reason instanceof Error ? reason.message : String(reason)),
      )
    );
  };
  return (
    <WordsQuestion
      state={state}
      words={words}
      examples={isPhone ? 0 : mostExamples}
      failure={failure}
      onChange={(next) => {
        setFailure('');
        setState(next);
      }}
      onShow={() => void show()}
    />
  );
}
