import type { Answered } from '@portal/ui';
import { hashKey, type Query, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOwner } from './owner.ts';
import { queryClient } from './query-client.ts';
import type { AnswerQuery, QuestionKey, Questions } from './questions.ts';

/**
 * Asks a question and follows it. While another question is on its way, the answer before it stays in sight, in the
 * language of then, unless it was an answer to somebody else: what stands on the page stays, with all that was typed. Where
 * the same question fails in another language, there are both, the answer before it and the error.
 * @param payload null while it is not yet known what to ask
 */
export function useAnswer<Payload, Answer>(
  questions: Questions<Payload, Answer>,
  payload: Payload | null,
): Answered<Answer> {
  const owner = useOwner();
  const [first] = useState(owner);
  // Where somebody has signed out nothing is asked in nobody's name: the page is on its way out.
  const leaving = first[0] !== '' && owner[0] === '';
  const question = questions.of(payload, owner) as AnswerQuery<unknown>;
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery<unknown, Error, unknown, QuestionKey>(
    {
      ...question,
      enabled: payload !== null && !leaving,
      placeholderData: (before: unknown, query?: Query<unknown, Error, unknown, QuestionKey>) =>
        query && areAlike(query.queryKey, question.queryKey) ? before : undefined,
    },
    queryClient,
  );
  const former = useRef<{ key: QuestionKey; data: unknown }>(null);
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData) former.current = { key: question.queryKey, data };
  });
  const isSame = former.current !== null && inAnyLanguage(former.current.key) === inAnyLanguage(question.queryKey);
  const standing = error && isSame ? former.current?.data : undefined;
  return {
    // An answer may be null.
    answer: (data === undefined ? standing : data) as Answer | undefined,
    waiting: isPending || isPlaceholderData,
    error: data === undefined ? (error ?? undefined) : undefined,
    retry: () => void refetch(),
  };
}

/** The answer that somebody else has asked for, while it is good; it asks nothing itself. */
export function useKnown<Payload, Answer>(questions: Questions<Payload, Answer>, payload: Payload): Answer | undefined {
  const query = questions.of(payload, useOwner()) as AnswerQuery<unknown>;
  return useQuery<unknown, Error, unknown, QuestionKey>({ ...query, enabled: false }, queryClient).data as
    | Answer
    | undefined;
}

/** What is asked, of which release and for whom. */
const inAnyLanguage = ([topic, userId, , ...more]: QuestionKey) => hashKey([topic, userId, ...more]);

/** Questions of one kind, by one person; the language may be another one, and the release a newer one. */
const areAlike = (first: QuestionKey, other: QuestionKey) => [0, 1].every((at) => first[at] === other[at]);
