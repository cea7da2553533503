import { useEffect, useState } from 'react';
import type { Questions } from './createQuestions.ts';

export interface Answered<Answer> {
  /** The answer to the question; while a new one is on its way, the one before it. */
  answer: Answer | undefined;
  /** The answer shown belongs to an earlier question. */
  waiting: boolean;
  error: unknown;
  retry: () => void;
}

interface Held<Answer> {
  key: string;
  answer?: Answer;
  error?: unknown;
}

/**
 * Asks a question and follows it; an answer that comes after the question has changed is dropped.
 * @param payload null while it is not yet known what to ask
 */
export function useAnswer<Payload, Answer>(
  questions: Questions<Payload, Answer>,
  payload: Payload | null,
): Answered<Answer> {
  const key = payload === null ? '' : JSON.stringify(payload);
  const [held, setHeld] = useState<Held<Answer>>({ key: '' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!key) return;
    let active = attempt >= 0;
    questions.ask(JSON.parse(key) as Payload).then(
      (answer) => active && setHeld({ key, answer }),
      (error: unknown) => active && setHeld((before) => ({ key, answer: before.answer, error })),
    );
    return () => {
      active = false;
    };
  }, [questions, key, attempt]);
  const present = payload === null ? undefined : questions.peek(payload);
  const settled = held.key === key && key !== '';
  return {
    answer: present ?? held.answer,
    waiting: !present && !settled,
    error: settled && !present ? held.error : undefined,
    retry: () => {
      if (payload !== null) questions.forget(payload);
      setHeld((before) => ({ key: '', answer: before.answer }));
      setAttempt((count) => count + 1);
    },
  };
}
