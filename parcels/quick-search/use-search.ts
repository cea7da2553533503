import { onLanguageChange, request } from '@portal/shell';
import { useEffect, useState } from 'react';
import type { Hit } from './recent.ts';

/** How long nothing is typed before the question is sent, in ms. */
const pause = 120;

const limit = 30;

export interface SearchState {
  stage: 'idle' | 'waiting' | 'answered' | 'failed';
  /** Of the answer before while the next one is waited for. */
  hits: readonly Hit[];
  /** Why the question failed. */
  error?: unknown;
}

const idle: SearchState = { stage: 'idle', hits: [] };

/** Asks for what is typed, after a short pause and anew in another language; an answer to an earlier text is dropped. */
export function useSearch() {
  const [question, setQuestion] = useState({ text: '' });
  const [state, setState] = useState(idle);
  useEffect(() => {
    const text = question.text.trim();
    if (text === '') {
      setState(idle);
      return;
    }
    const controller = new AbortController();
    const settle = (next: SearchState) => !controller.signal.aborted && setState(next);
    setState(({ hits }) => ({ stage: 'waiting', hits }));
    const timer = window.setTimeout(() => {
      request('quickSearch', { text, limit }, { signal: controller.signal }).then(
        (hits) => settle({ stage: 'answered', hits }),
        (error: unknown) => settle({ stage: 'failed', hits: [], error }),
      );
    }, pause);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
    };
  }, [question]);
  // What is found is called by its names in the language.
  useEffect(() => onLanguageChange(() => setQuestion(({ text }) => ({ text }))), []);
  return {
    ...state,
    text: question.text,
    type: (text: string) => setQuestion({ text }),
    /** Asks the same again. */
    retry: () => setQuestion(({ text }) => ({ text })),
  };
}
