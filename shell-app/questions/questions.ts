import type { CallData, CallName, CallPayload } from '@portal/contract';
import { request } from '../api/request.ts';
import { noticeRelease, type Owner, ownerNow } from './owner.ts';
import { goodFor, queryClient } from './query-client.ts';

/** The key of an answer: what it is about, whose it is, and what was asked; null for nothing yet. */
export type QuestionKey = readonly [topic: string, ...Owner, payload: unknown];

/** What the query client is told of a question. */
export interface AnswerQuery<Answer> {
  queryKey: QuestionKey;
  queryFn: () => Promise<Answer>;
  staleTime: (query: { state: { data: Answer | undefined } }) => number;
  gcTime: number;
}

/** Questions of one kind to the server, and their answers while these are good. */
export interface Questions<Payload, Answer> {
  /** The answer; the same question asked again meanwhile or shortly after is not sent again. */
  ask: (payload: Payload) => Promise<Answer>;
  /** The answer, if it is already here. */
  peek: (payload: Payload) => Answer | undefined;
  /** Forgets the answer, all of them without a payload: whoever shows one gets a new one now, and the next ask truly asks. */
  forget: (payload?: Payload) => void;
  of: (payload: Payload | null, owner?: Owner) => AnswerQuery<Answer>;
}

/** How long an answer is good, and is kept once nobody shows it, in ms. */
export interface Life<Answer> {
  good?: (answer: Answer | undefined) => number;
  cachedFor?: number;
}

/**
 * Questions that a function asks.
 * @param topic names them among all; two with the same topic share their answers
 * @param send asks the server, with what `request` throws
 */
export function questionsBy<Payload, Answer>(
  topic: string,
  send: (payload: Payload) => Promise<Answer>,
  { good = () => goodFor, cachedFor = goodFor }: Life<Answer> = {},
): Questions<Payload, Answer> {
  const of = (payload: Payload | null, owner = ownerNow()): AnswerQuery<Answer> => ({
    queryKey: [topic, ...owner, payload],
    queryFn: async () => {
      const answer = await send(payload as Payload);
      // Of all that is asked anew then, this one has its answer.
      if (noticeRelease(answer)) queryClient.setQueryData(of(payload).queryKey, answer);
      return answer;
    },
    staleTime: ({ state }) => good(state.data),
    gcTime: cachedFor,
  });
  return {
    of,
    ask: (payload) => queryClient.fetchQuery(of(payload)),
    peek: (payload) => queryClient.getQueryData<Answer>(of(payload).queryKey),
    forget: (payload) =>
      void queryClient.invalidateQueries(
        payload === undefined ? { queryKey: [topic] } : { queryKey: of(payload).queryKey, exact: true },
      ),
  };
}

/** Questions to one call of the contract. */
export const questionsTo = <Name extends CallName>(name: Name): Questions<CallPayload<Name>, CallData<Name>> =>
  questionsBy<CallPayload<Name>, CallData<Name>>(name, (payload) => request(name, payload));
